import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

const configFile = fileURLToPath(new URL("../../../tracker/vite.config.ts", import.meta.url));

it("the tracker is one script of at most 8 KB brotli", async () => {
  const built = await build({ configFile, build: { write: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  const [script, ...others] = outputs;
  expect(others).toEqual([]);
  const code = script?.type === "chunk" ? script.code : "";
  expect(code).toContain("siteTracker");
  expect(code).not.toMatch(/^import\s/m);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(8192);
});
