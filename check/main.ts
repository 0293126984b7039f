// npm run check [-- part ...]: all checks that don't run the product. Each part reports its duration and a sentence on
// how to fix its findings. Generated code runs first because the other parts read it. The other parts run in parallel.
import { availableParallelism } from "node:os";
import { generatedCode } from "./parts/generated.ts";
import type { Part } from "./parts/part.ts";
import { ruleParts } from "./parts/rules.ts";
import { format, lint, unused } from "./parts/tools.ts";

const parts: readonly Part[] = [generatedCode, lint, unused, format, ...ruleParts];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No part of the check is called ${unknown.join(", ")}; there are: ${parts.map(({ name }) => name).join(" ")}`,
  );
  process.exit(2);
}

const failed: string[] = [];

async function runPart(part: Part): Promise<void> {
  const start = performance.now();
  const { isFine, text } = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isFine ? "ok  " : "FAIL"} ${part.name.padEnd(9)} ${seconds.padStart(5)} s  ${part.heading}`);
  if (isFine) return;
  failed.push(part.name);
  console.log(`${text}\n  -> ${part.remedy}\n`);
}

const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const start = performance.now();
if (chosen.includes(generatedCode)) await runPart(generatedCode);
const waiting = chosen.filter((part) => part !== generatedCode);
const worker = async () => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await runPart(part);
};
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));

const seconds = ((performance.now() - start) / 1000).toFixed(0);
const verdict = failed.length === 0 ? "all is well" : `failed: ${failed.join(", ")}`;
console.log(`\ncheck: ${chosen.length - failed.length} of ${chosen.length} parts passed in ${seconds} s; ${verdict}`);
process.exitCode = failed.length === 0 ? 0 : 1;
