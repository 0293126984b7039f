import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, runTool } from "./parts/runTool.ts";

/** Inside the repository, so that the tests find vitest. Ignored by git. */
const caches = path.join(root, ".cache");

async function lastLine(files: Record<string, string>): Promise<string | undefined> {
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(path.join(caches, "reporter-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reporter = JSON.stringify(path.join(root, "check/plainReporter.ts"));
  writeFileSync(
    path.join(folder, "vitest.config.ts"),
    `import { PlainReporter } from ${reporter};\nexport default { test: { reporters: ["default", new PlainReporter()] } };\n`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { text } = await runTool("vitest", ["run", "--root", folder]);
  return text.split("\n").at(-1);
}

const head = `import { expect, test } from "vitest";\n`;
const good = `${head}test("one", () => expect(1).toBe(1));\ntest("two", () => expect(2).toBe(2));\n`;

test("prints the counts of passed and failed tests as the last line", async () => {
  const bad = `${head}test("three", () => expect(1).toBe(2));\ntest.skip("four", () => {});\n`;
  expect(await lastLine({ "good.test.ts": good, "bad.test.ts": bad })).toBe("2 passed, 1 failed");
});

test("counts a test file that fails to load as a failure", async () => {
  expect(await lastLine({ "good.test.ts": good, "broken.test.ts": `import "./nowhere.ts";\n` })).toBe(
    "2 passed, 1 failed",
  );
});
