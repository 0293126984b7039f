// CPU time of a funnel of five steps over thirty days through the host's HTTP, whole and by ten countries, against the
// numbers of its steps by one windowFunnel on the same store, in turns. All must count the same visitors.
import { isDeepStrictEqual } from "node:util";
import { withDataFolder } from "../product/dataFolder.ts";
import { addRows, type Benchmark, type Part, type Scale } from "../report/part.ts";
import { milliseconds, ratioRow, type Row } from "../report/row.ts";
import { startChild, type Child } from "../run/child.ts";
import type { FunnelOrder, FunnelReport } from "./funnelsHost.ts";

const efforts: Record<Scale, { events: number; rounds: number }> = {
  check: { events: 20_000, rounds: 1 },
  quick: { events: 100_000, rounds: 3 },
  usual: { events: 1_000_000, rounds: 9 },
  full: { events: 10_000_000, rounds: 9 },
};

/** Most times the bare query. */
const goals = { result: 1.5, breakdown: 3 } as const;

async function measure(host: Child<FunnelOrder, FunnelReport>, what: keyof typeof goals, rounds: number): Promise<Row> {
  const [ours, plain]: [number[], number[]] = [[], []];
  // the first round warms up and doesn't count
  for (let round = 0; round <= rounds; round++) {
    const found = await host.ask({ what });
    const expected = await host.ask({ what: "bare" });
    if (!isDeepStrictEqual(found.entered, expected.entered)) {
      throw new Error(`${what}: the host counts ${found.entered.join()}, plain SQL ${expected.entered.join()}`);
    }
    if (!found.entered.every((units) => units > 0)) throw new Error(`${what}: a step without visitors`);
    if (round === 0) continue;
    ours.push(found.cpu);
    plain.push(expected.cpu);
  }
  return ratioRow(`${what} of five steps`, [ours, plain], milliseconds, { most: goals[what] });
}

async function measureAll(folder: string, part: Part, scale: Scale): Promise<void> {
  const { events, rounds } = efforts[scale];
  const args = [folder, String(events)];
  const host = await startChild<FunnelOrder, FunnelReport>(`${import.meta.dirname}/funnelsHost.ts`, args);
  try {
    for (const what of ["result", "breakdown"] as const)
      await addRows(part, what, async () => [await measure(host, what, rounds)]);
  } finally {
    await host.end();
  }
  part.notes.push(`${events.toLocaleString("en")} events; CPU time of the process with host and store`);
}

export const funnelsPart: Benchmark = {
  title: "Funnels (reference: the same steps by one windowFunnel)",
  measure: (part, scale) => withDataFolder((folder) => measureAll(folder, part, scale)),
};
