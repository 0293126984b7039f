// Events per second that the host acknowledges after syncing them to disk: single events from many senders, and
// batches.
import path from "node:path";
import { median, ratios } from "../report/row.ts";
import type { Part } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import type { HostFacts } from "./ingestHost.ts";
import type { SendOrder, SendReport } from "./senders.ts";

const ROUNDS = { quick: 1, usual: 5 };

interface Load {
  what: string;
  senders: number;
  batches: number;
  events: number;
  least: number;
}

const loads: readonly Load[] = [
  { what: "one by one, 256 senders", senders: 256, batches: 10_000, events: 1, least: 5000 },
  { what: "batches of 100, 32 senders", senders: 32, batches: 800, events: 100, least: 50_000 },
];

const perSecond = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;

interface Ground {
  host: Child<object, HostFacts>;
  senders: Child<SendOrder, SendReport>;
  folder: string;
}

async function measure({ host, senders, folder }: Ground, part: Part, rounds: number): Promise<void> {
  let acknowledged = 0;
  async function send({ senders: count, batches, events }: Omit<Load, "what" | "least">): Promise<SendReport> {
    const { origin, key } = await host.ask({});
    const file = path.join(folder, "by-hand.log");
    const report = await senders.ask({ origin, key, senders: count, batches, events, file });
    if (report.refused > 0) throw new Error(`${report.refused} of ${batches} batches were not acknowledged`);
    acknowledged += report.acknowledged;
    return report;
  }
  for (const load of loads) await send({ ...load, batches: load.batches / 5 });
  const reports = new Map<Load, SendReport[]>(loads.map((load) => [load, []]));
  for (let round = 0; round < rounds; round++) {
    for (const load of loads) reports.get(load)?.push(await send(load));
  }
  for (const [{ what, least }, all] of reports) {
    const ours = all.map((report) => report.acknowledged / report.seconds);
    const byHand = all.map((report) => report.acknowledged / report.byHand);
    part.rows.push({
      what,
      ours: perSecond(median(ours)),
      reference: perSecond(median(byHand)),
      ...ratios(ours, byHand),
      goal: `at least ${perSecond(least)}`,
      isReached: median(ours) >= least,
    });
    const p50 = median(all.map((report) => report.p50)).toFixed(0);
    const p99 = median(all.map((report) => report.p99)).toFixed(0);
    part.notes.push(`${what}: acknowledged after ${p50} ms (p50), ${p99} ms (p99)`);
  }
  const { rows, ids } = await host.ask({});
  if (rows !== acknowledged || ids !== acknowledged) {
    throw new Error(`${acknowledged} events were acknowledged; the store holds ${rows}, ${ids} of them different`);
  }
  part.notes.push(
    `${acknowledged.toLocaleString("en")} events were acknowledged, and the store holds each of them once`,
  );
}

export function ingestPart({ quick }: { quick: boolean }): Promise<Part> {
  const part: Part = { name: "Ingest (reference: the same bytes appended and synced by hand)", rows: [], notes: [] };
  return withTemporaryFolder(async (folder) => {
    const host = await startChild<object, HostFacts>(`${import.meta.dirname}/ingestHost.ts`, [folder]);
    const senders = await startChild<SendOrder, SendReport>(`${import.meta.dirname}/senders.ts`);
    try {
      await measure({ host, senders, folder }, part, quick ? ROUNDS.quick : ROUNDS.usual);
      return part;
    } finally {
      await senders.end();
      await host.end();
    }
  });
}
