import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

const configFile = fileURLToPath(new URL("../../../tracker/vite.config.ts", import.meta.url));

async function built(mode?: string): Promise<string> {
  const result = await build({ configFile, build: { write: false }, ...(mode && { mode }) });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ("output" in each ? each.output : []));
  const [script, ...others] = outputs;
  expect(others).toEqual([]);
  return script?.type === "chunk" ? script.code : "";
}

const size = (code: string) => brotliCompressSync(code).length;

it("builds the tracker as one script of at most 8 KB brotli", async () => {
  const code = await built();
  expect(code).toContain("siteTracker");
  expect(code).not.toMatch(/^import\s/m);
  expect(size(code)).toBeLessThanOrEqual(8192);
});

it("adds at most 1 KB brotli for event rules, only in projects that have them", async () => {
  const code = await built("rules");
  expect(code).toContain("siteTrackerWatch");
  expect(size(code)).toBeLessThanOrEqual(1024);
});

it("builds the picker of elements as one script of at most 4 KB brotli", async () => {
  const code = await built("pick");
  expect(code).toContain("siteTrackerPick");
  expect(code).not.toMatch(/^import\s/m);
  expect(size(code)).toBeLessThanOrEqual(4096);
});

it("builds the recorder as one module of at most 30 KB brotli", async () => {
  const code = await built("record");
  expect(code).toContain("siteTrackerRecording");
  expect(code).not.toMatch(/^import\s/m);
  expect(size(code)).toBeLessThanOrEqual(30 * 1024);
});

it("builds the measurement of forms as one module of at most 3 KB brotli", async () => {
  const code = await built("forms");
  expect(code).toContain("form_submit");
  expect(code).not.toMatch(/^import\s/m);
  expect(size(code)).toBeLessThanOrEqual(3 * 1024);
});
