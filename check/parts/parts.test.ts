import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentOf, differences } from "./generated.ts";
import { formatProblems } from "./rules.ts";
import { runTool } from "./runTool.ts";

test("distinguishes missing, stale and orphaned generated files", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "gen"));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, "gen", name), text);
  write("same.ts", "1");
  write("stale.ts", "1");
  write("gone.ts", "1");
  const before = contentOf(["gen/**/*.ts"], folder);
  expect(differences(before, contentOf(["gen/**/*.ts"], folder))).toEqual([]);
  write("stale.ts", "2");
  write("new.ts", "1");
  rmSync(path.join(folder, "gen/gone.ts"));
  expect(differences(before, contentOf(["gen/**/*.ts"], folder)).map((line) => line.trim())).toEqual([
    "left over: gen/gone.ts",
    "missing: gen/new.ts",
    "stale: gen/stale.ts",
  ]);
});

test("lists problems in order, with the line where there is one", () => {
  const text = formatProblems([
    { path: "b.ts", message: "is long" },
    { path: "a.ts", line: 3, message: "is odd" },
  ]);
  expect(text).toBe("  a.ts:3 is odd\n  b.ts is long");
});

test("reports a failing tool as a problem, with the output of the tool", async () => {
  const bad = await runTool("oxlint", ["--no-such-option"]);
  expect(bad).toMatchObject({ isFine: false, text: expect.stringContaining("no-such-option") as string });
  expect(await runTool("oxlint", ["--version"])).toMatchObject({ isFine: true });
  expect(await runTool("no-such-tool", [])).toMatchObject({
    isFine: false,
    text: expect.stringContaining("Run npm ci") as string,
  });
});
