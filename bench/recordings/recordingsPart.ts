// Chunks of recordings that the host stores and syncs in a second, and its memory over many of them.
import { withDataFolder } from "../product/dataFolder.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { median, once, ratioRow } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { ChunkOrder, ChunkReport } from "./recordingsHost.ts";

const efforts: Record<Scale, { rounds: number; chunks: number; soak: number }> = {
  check: { rounds: 1, chunks: 64, soak: 128 },
  quick: { rounds: 1, chunks: 1000, soak: 2000 },
  usual: { rounds: 5, chunks: 2000, soak: 10_000 },
  full: { rounds: 5, chunks: 2000, soak: 10_000 },
};
const SENDERS = 32;

const perSecond = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;

async function measure(host: Child<ChunkOrder, ChunkReport>, part: Part, scale: Scale): Promise<void> {
  const { rounds, chunks, soak } = efforts[scale];
  async function store(count: number): Promise<ChunkReport> {
    const rounded = Math.ceil(count / SENDERS) * SENDERS;
    const report = await host.ask({ chunks: rounded, senders: SENDERS });
    if (report.stored !== rounded) throw new Error(`Of ${rounded} chunks, the event store holds ${report.stored}`);
    return report;
  }
  // warms up and doesn't count
  await store(chunks / 4);
  const reports: ChunkReport[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await store(chunks));
  const ours = reports.map(({ seconds }) => chunks / seconds);
  const byHand = reports.map((report) => chunks / report.byHand);
  part.rows.push(ratioRow(`${SENDERS} sessions, each chunk synced`, [ours, byHand], perSecond, { least: 0.3 }));
  const { memory } = await store(soak);
  const [before, after] = memory;
  part.rows.push({
    what: `memory after ${soak.toLocaleString("en")} more chunks`,
    ours: `${after} MB`,
    reference: `${before} MB`,
    ...once(after, before),
    goal: "at most 1.15",
    isReached: after / before <= 1.15,
  });
  part.notes.push(`${perSecond(median(ours))} chunks of about 4 KB, ${SENDERS} sessions at a time`);
}

export const recordingsPart: Benchmark = {
  title: "Recordings (reference: the same bytes written and synced by hand)",
  measure: (part, scale) =>
    withDataFolder(async (folder) => {
      const host = await startChild<ChunkOrder, ChunkReport>(`${import.meta.dirname}/recordingsHost.ts`, [folder]);
      try {
        await measure(host, part, scale);
      } finally {
        await host.end();
      }
    }),
};
