// npm run bench: measures against a reference in the same run. `--full` has ten million events and ten thousand sockets,
// `--quick` is one short round, `--check` proves correctness within seconds. Part names as arguments run only those
// parts. Timings never fail the run. A failed measurement becomes a row of the table and sets the exit code, but
// doesn't stop the other parts.
import { parseArgs } from "node:util";
import { funnelsPart } from "./funnels/funnelsPart.ts";
import { gatewayPart } from "./gateway/gatewayPart.ts";
import { heatmapsPart } from "./heatmaps/heatmapsPart.ts";
import { importerPart } from "./importer/importerPart.ts";
import { ingestPart } from "./ingest/ingestPart.ts";
import { livePart } from "./live/livePart.ts";
import { loadsPart } from "./loads/loadsPart.ts";
import { recorderPart } from "./recorder/recorderPart.ts";
import { recordingListPart } from "./recordings/recordingListPart.ts";
import { recordingsPart } from "./recordings/recordingsPart.ts";
import { replayPart } from "./replay/replayPart.ts";
import { hasFailed, runPart } from "./report/part.ts";
import type { Benchmark, Part, Scale } from "./report/part.ts";
import { screensPart } from "./screens/screensPart.ts";
import { startupPart } from "./startup/startupPart.ts";
import { summaryOf, tableOf } from "./report/table.ts";
import { writeResults } from "./report/writeResults.ts";
import { endAll } from "./run/processes.ts";

const parts: Record<string, Benchmark> = {
  gateway: gatewayPart,
  live: livePart,
  screens: screensPart,
  loads: loadsPart,
  recorder: recorderPart,
  recordings: recordingsPart,
  recordingList: recordingListPart,
  replay: replayPart,
  heatmaps: heatmapsPart,
  funnels: funnelsPart,
  startup: startupPart,
  ingest: ingestPart,
  importer: importerPart,
};

const option = { type: "boolean", default: false } as const;
const options = { check: option, quick: option, full: option };

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${error instanceof Error ? error.message : String(error)}. Known: ${known.join(", ")}`);
    return process.exit(2);
  }
}
const { values, positionals } = readArguments();
const scale: Scale = values.check ? "check" : values.quick ? "quick" : values.full ? "full" : "usual";
const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; choose from ${Object.keys(parts).join(", ")}`);
  process.exit(2);
}
// without a handler, these signals would leave the started processes running
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => process.exit(1));

const found: Part[] = [];
const began = performance.now();
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const at = performance.now();
  found.push(await runPart(name, part, { scale, cleanUp: endAll }));
  process.stderr.write(`measured ${name} in ${Math.round((performance.now() - at) / 1000)} s\n`);
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(scale === "check" ? summaryOf(found) : tableOf(found));
console.log(`\n${seconds} s; written to ${writeResults(found, scale)}`);
// resources left open by a failed part must not keep the process alive
process.exit(hasFailed(found) ? 1 : 0);
