// npm run bench: what is measured, against a reference in the same run. `--full` asks ten million events in place of one
// million, `--quick` a hundred thousand in one round; names of parts run only those. Never fails by a time: what can't be
// measured is a line of the table, sets the exit code, and stops nothing else.
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
// whatever a part that failed has left open must not keep the process
process.exit(hasFailed(found) ? 1 : 0);
