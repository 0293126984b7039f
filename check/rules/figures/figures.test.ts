import { describe, expect, test } from "vitest";
import { treeOf } from "../../tree/sourceTree.ts";
import { domainNames } from "./domainNames.ts";
import { fileLines } from "./fileLines.ts";
import { fileNames } from "./fileNames.ts";
import { folderEntries } from "./folderEntries.ts";

const lines = (count: number) => "x;\n".repeat(count);
const product = (counts: number[]) =>
  treeOf(Object.fromEntries(counts.map((count, n) => [`host/src/f${n}.ts`, lines(count)])));

describe("file length rule", () => {
  test("accepts files exactly at the limits", () => {
    expect(fileLines(product([50, 50, 50, 50, 50, 50, 50, 50, 130, 250]))).toEqual([]);
  });
  test("fires on a file of 251 lines in any folder, tests included", () => {
    const at = ["web/src/A.tsx", "check/a.ts", "e2e/a.test.ts", "schema/goals.graphql", "host/src/stores/a.sql"];
    for (const path of at) {
      const small = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`web/src/f${n}.ts`, lines(1)]));
      expect(fileLines(treeOf({ ...small, [path]: lines(251) }))).toMatchObject([
        { path, message: expect.stringContaining("251") as string },
      ]);
    }
  });
  test("exempts data, generated code and the lock file", () => {
    const long = [
      "host/src/demo/data/names.ts",
      "web/src/__generated__/A.graphql.ts",
      "schema/schema.graphql",
      "package-lock.json",
    ];
    expect(fileLines(treeOf(Object.fromEntries(long.map((path) => [path, lines(999)]))))).toEqual([]);
  });
  test("fires at a median of 51 lines", () => {
    expect(fileLines(product([10, 51, 60]))).toMatchObject([
      { message: expect.stringContaining("the median of product files is 51") as string },
    ]);
  });
  test("fires at a p90 of 131 lines and names the longest file", () => {
    const found = fileLines(product([1, 1, 1, 1, 1, 1, 1, 1, 131, 140]));
    expect(found).toMatchObject([{ message: expect.stringMatching(/p90.*131.*host\/src\/f9\.ts \(140\)/) as string }]);
  });
  test("leaves tests out of the median", () => {
    expect(fileLines(treeOf({ "host/src/a.test.ts": lines(200), "host/src/a.ts": lines(10) }))).toEqual([]);
  });
});

describe("folder size rule", () => {
  const folder = (count: number, at: string) =>
    treeOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${at}/f${n}/x.ts`, ""])));
  test("accepts 40 entries and fires at 41", () => {
    expect(folderEntries(folder(40, "web/src/ui"))).toEqual([]);
    expect(folderEntries(folder(41, "web/src/ui"))).toMatchObject([{ path: "web/src/ui" }]);
  });
  test("exempts generated folders", () => {
    expect(folderEntries(folder(60, "web/src/__generated__"))).toEqual([]);
  });
  test("applies to the repository root too", () => {
    const files = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`f${n}.ts`, ""]));
    expect(folderEntries(treeOf(files))).toMatchObject([{ path: "." }]);
  });
});

describe("file name rule", () => {
  test.each([
    "host/src/http/utils.ts",
    "web/src/ui/common.tsx",
    "gateway/src/live/pollManager.ts",
    "gateway/src/goalService.ts",
    "web/src/shared/Card.tsx",
    "host/src/http/parse_body.ts",
    "host/src/http/parse-body.ts",
    "web/src/ui/forms/select.tsx",
  ])("fires on %s", (path) => {
    expect(fileNames(treeOf({ [path]: "" }))).toMatchObject([{ path }]);
  });
  test.each([
    "host/src/http/services.ts",
    "gateway/src/engine/plugins/use-limits.ts",
    "gateway/src/domains/goals/goals.upstream.ts",
    "web/src/ui/forms/Select.tsx",
    "web/src/ui/forms/Select.test.tsx",
    "host/src/stores/migrations/events/0001_event.sql",
    "web/vite.config.ts",
    "web/src/theme/emotion.d.ts",
  ])("accepts %s", (path) => {
    expect(fileNames(treeOf({ [path]: "" }))).toEqual([]);
  });
});

describe("domain name rule", () => {
  test.each([
    ["host/src/domains/widgets/getWidgets.ts", "host/src/domains/widgets"],
    ["gateway/src/domains/heatmap/x.ts", "gateway/src/domains/heatmap"],
    ["web/src/screens/login/LoginScreen.tsx", "web/src/screens/login"],
    ["schema/users.graphql", "schema/users"],
  ])("fires on %s", (file, path) => {
    expect(domainNames(treeOf({ [file]: "" }))).toMatchObject([{ path }]);
  });
  test("accepts the domains in ARCHITECTURE.md and the shared folders next to them", () => {
    const fine = [
      "host/src/domains/heatmaps/a.ts",
      "web/src/reports/A.tsx",
      "schema/base.graphql",
      "schema/traffic.sources.graphql",
    ];
    expect(domainNames(treeOf(Object.fromEntries(fine.map((path) => [path, ""]))))).toEqual([]);
  });
});
