import { describe, expect, test } from "vitest";
import { treeOf } from "../../tree/sourceTree.ts";
import { brandNames } from "./brandNames.ts";
import { completeLockFile } from "./completeLockFile.ts";
import { noMachineTraces } from "./noMachineTraces.ts";
import { plainEnglish } from "./plainEnglish.ts";

describe("machine trace rule", () => {
  // split into pieces, because this file is checked too
  const bad = [
    `const file = "/wor` + `k/main/a.ts";`,
    "cd /roo" + "t/.cache",
    "see /User" + "s/ada/sightline",
    "install from https://registr" + "y.example.test/npm/",
    "registr" + "y=https://example.test",
    "//example.test/:_auth" + "Token=abc",
  ];
  test.each(bad)("fires on %s and reports the line", (text) => {
    expect(noMachineTraces(treeOf({ "README.md": `fine\n${text}\n` }))).toMatchObject([{ path: "README.md", line: 2 }]);
  });
  test.each([
    "./work/shop",
    "https://shop.test/work/7",
    "a/root/b",
    "const registry = new Registry();",
    "WORKDIR /app",
  ])("accepts %s", (text) => {
    expect(noMachineTraces(treeOf({ "a.ts": text }))).toEqual([]);
  });
});

describe("brand name rule", () => {
  const table = { "schema/rest/company/ownBrands.ts": `export const ownBrands = { A: { name: "Lookout Pro" } };` };
  const of = (path: string, text: string) => brandNames(treeOf({ ...table, [path]: `fine\n${text}` }));
  test.each([
    ["web/src/screens/goals/GoalScreen.tsx", `<h1>Welcome to Lookout</h1>`],
    ["web/src/relay/network.ts", `headers: { "x-lookout": "1" }`],
    ["web/index.html", "<title>Lookout</title>"],
    ["gateway/src/domains/goals/goals.ts", "throw new Error(`Lookout can't`)"],
    ["host/src/mail/letter.ts", `"Your Lookout team"`],
    ["schema/goals.graphql", `"A goal of Lookout."`],
  ])("fires in %s on %s", (path, text) => {
    expect(of(path, text)).toMatchObject([{ path, line: 2 }]);
  });
  test.each([
    ["web/src/a.ts", `import { Goal } from "@lookout/schema/rest/goals";`],
    ["web/src/a.test.tsx", `name: "Lookout"`],
    ["gateway/src/live/redis.ts", "const key = `lookout:live`;"],
    ["host/tracker/src/main.ts", "window.lookout = 1;"],
    ["README.md", "# Lookout"],
    ["web/src/a.ts", "a lookup"],
  ])("accepts in %s: %s", (path, text) => {
    expect(of(path, text)).toEqual([]);
  });
});

describe("lock file rule", () => {
  const manifest = { dependencies: { a: "1.0.0" }, optionalDependencies: { b: "1.0.0" } };
  const packages = {
    "": manifest,
    "node_modules/a": { version: "1.0.0", integrity: "sha512-x", dependencies: { c: "^2.0.0" } },
    "node_modules/a/node_modules/c": { version: "2.0.0" },
    "node_modules/b": { version: "1.0.0", optional: true, os: ["linux"] },
    "node_modules/@own/room": { resolved: "room", link: true },
    room: { name: "@own/room", dependencies: { d: "1.0.0" } },
    "room/node_modules/d": { version: "1.0.0" },
  };
  const check = (locked: object, root: object = manifest) =>
    completeLockFile(
      treeOf({
        "package.json": JSON.stringify(root),
        "room/package.json": `{ "dependencies": { "d": "1.0.0" } }`,
        "package-lock.json": JSON.stringify({ packages: locked }),
      }),
    ).map(({ message }) => message);

  test("accepts a complete lock file", () => {
    expect(check(packages)).toEqual([]);
  });
  test("fires when the lock file is missing", () => {
    expect(completeLockFile(treeOf({ "package.json": "{}" }))).toMatchObject([
      { message: expect.stringMatching(/missing/) as string },
    ]);
  });
  test("fires on a package that contains its download URL", () => {
    const found = check({
      ...packages,
      "node_modules/b": { version: "1.0.0", resolved: "https://example.test/b.tgz" },
    });
    expect(found).toEqual([expect.stringContaining("tells where node_modules/b was fetched from")]);
  });
  test("fires when a required or optional dependency of a package is missing", () => {
    const { "node_modules/a/node_modules/c": c, "node_modules/b": b, ...rest } = packages;
    expect([c, b]).toHaveLength(2);
    expect(check(rest)).toEqual([
      expect.stringContaining("lacks b, which package.json needs"),
      expect.stringContaining("lacks c, which node_modules/a needs"),
    ]);
  });
  test("fires when the manifest has changed since the lock file was written", () => {
    const found = check(packages, { ...manifest, dependencies: { a: "1.0.1" } });
    expect(found).toEqual([expect.stringContaining("does not agree with the dependencies of package.json")]);
  });
});

test("coined and archaic wording in comments, descriptions and docs is found", () => {
  const found = (path: string, text: string) => plainEnglish(treeOf({ [path]: text })).map(({ message }) => message);
  expect(found("host/src/http/a.ts", "// whoever asks is told so\nexport const a = 1;")).toHaveLength(2);
  expect(found("schema/goals/goals.graphql", '"The colour of a note."')).toEqual([
    "“colour” is not plain English: use US spelling",
  ]);
  expect(found("docs/api.md", "Keys are valid for ever.")).toHaveLength(1);
  expect(found("host/src/http/a.ts", "// members who sign in\nexport const colour = 1;")).toEqual([]);
});
