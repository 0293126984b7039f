// CPU time of a click map of thirty days through the host's HTTP, against the same map by plain SQL on the same store, in
// turns. Both must count the same.
import { isDeepStrictEqual } from "node:util";
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import { withDataFolder } from "../product/dataFolder.ts";
import { addRows, type Benchmark, type Part, type Scale } from "../report/part.ts";
import { milliseconds, ratioRow, type Row } from "../report/row.ts";
import { startChild, type Child } from "../run/child.ts";
import type { HeatmapOrder, HeatmapReport } from "./heatmapsHost.ts";

const efforts: Record<Scale, { events: number; rounds: number }> = {
  check: { events: 20_000, rounds: 1 },
  quick: { events: 100_000, rounds: 3 },
  usual: { events: 1_000_000, rounds: 9 },
  full: { events: 10_000_000, rounds: 9 },
};

const pages: Record<string, HeatmapPage> = {
  "a page": { match: "exact", value: "/products/item-3" },
  "a pattern of all pages": { match: "wildcard", value: "/products/*" },
};

async function measure(
  host: Child<HeatmapOrder, HeatmapReport>,
  page: HeatmapPage,
  { what, rounds }: { what: string; rounds: number },
): Promise<Row> {
  const [ours, plain]: [number[], number[]] = [[], []];
  // the first round warms up and doesn't count
  for (let round = 0; round <= rounds; round++) {
    const { cpu, ...found } = await host.ask({ page, bare: false });
    const { cpu: bareCpu, ...expected } = await host.ask({ page, bare: true });
    if (!isDeepStrictEqual(found, expected)) throw new Error(`${what}: the host counts other clicks than plain SQL`);
    if (found.clicks === 0) throw new Error(`${what}: no clicks`);
    if (round === 0) continue;
    ours.push(cpu);
    plain.push(bareCpu);
  }
  return ratioRow(`click map of ${what}`, [ours, plain], milliseconds, { most: 1.5 });
}

async function measureAll(folder: string, part: Part, scale: Scale): Promise<void> {
  const { events, rounds } = efforts[scale];
  const args = [folder, String(events)];
  const host = await startChild<HeatmapOrder, HeatmapReport>(`${import.meta.dirname}/heatmapsHost.ts`, args);
  try {
    for (const [what, page] of Object.entries(pages))
      await addRows(part, what, async () => [await measure(host, page, { what, rounds })]);
  } finally {
    await host.end();
  }
  part.notes.push(`${events.toLocaleString("en")} events; CPU time of the process with host and store`);
}

export const heatmapsPart: Benchmark = {
  title: "Heatmaps (reference: the same map by plain SQL)",
  measure: (part, scale) => withDataFolder((folder) => measureAll(folder, part, scale)),
};
