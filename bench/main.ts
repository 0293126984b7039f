// npm run bench: measures against a reference in the same run. `--full` queries ten million events instead of one
// million, `--quick` a hundred thousand in one round. Part names as arguments run only those parts. Timings never fail
// the run. A failed measurement becomes a line of the table and sets the exit code, but doesn't stop the other parts.
import { parseArgs } from "node:util";
import { gatewayPart } from "./gateway/gatewayPart.ts";
import { bundlesPart } from "./bundles/bundlesPart.ts";
import { importerPart } from "./importer/importerPart.ts";
import { ingestPart } from "./ingest/ingestPart.ts";
import { questionsPart } from "./questions/questionsPart.ts";
import { failedRow, hasFailed } from "./report/row.ts";
import type { Part } from "./report/row.ts";
import { tableOf } from "./report/table.ts";
import { writeResults } from "./report/writeResults.ts";

const parts: Record<string, (options: { full: boolean; quick: boolean }) => Promise<Part>> = {
  gateway: gatewayPart,
  ingest: ingestPart,
  importer: importerPart,
  questions: questionsPart,
  bundles: bundlesPart,
};

const { values, positionals } = parseArgs({
  options: { full: { type: "boolean", default: false }, quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; choose of ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}

const found: Part[] = [];
const began = performance.now();
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stderr.write(`measuring ${name} ...\n`);
  found.push(await run(values).catch((error: unknown) => ({ name, rows: [failedRow(name, error)], notes: [] })));
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(tableOf(found));
console.log(`\n${seconds} s; written to ${writeResults(found, values)}`);
// resources left open by a failed part must not keep the process alive
process.exit(hasFailed(found) ? 1 : 0);
