// Events per second that the host acknowledges after syncing them to disk: single events from many senders, and
// batches. Under overload, how long acknowledged batches have waited.
import path from "node:path";
import { withDataFolder } from "../product/dataFolder.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { budgetRow, failedRow, median, milliseconds, ratios } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { HostFacts } from "./ingestHost.ts";
import type { SendOrder, SendReport } from "./senders.ts";

/** `share` of the usual number of batches. */
const efforts: Record<Scale, { rounds: number; share: number }> = {
  check: { rounds: 1, share: 0.05 },
  quick: { rounds: 1, share: 1 },
  usual: { rounds: 5, share: 1 },
  full: { rounds: 5, share: 1 },
};

interface Load {
  what: string;
  senders: number;
  batches: number;
  events: number;
}

const loads: readonly (Load & { least: number })[] = [
  { what: "one by one, 256 senders", senders: 256, batches: 10_000, events: 1, least: 5000 },
  { what: "batches of 100, 32 senders", senders: 32, batches: 800, events: 100, least: 50_000 },
];

/** more than the host can process, so that it refuses some */
const overload: Load = {
  what: "overload, 1,000 senders with batches of 100",
  senders: 1000,
  batches: 4000,
  events: 100,
};
/** milliseconds */
const LONGEST_WAIT = 2000;

const perSecond = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;

interface Ground {
  host: Child<object, HostFacts>;
  senders: Child<SendOrder, SendReport>;
  folder: string;
}

async function measure({ host, senders, folder }: Ground, part: Part, scale: Scale): Promise<void> {
  const { rounds, share } = efforts[scale];
  let acknowledged = 0;
  async function send(load: Load, portion = share): Promise<SendReport> {
    const { senders: count, batches, events } = load;
    const { origin, key } = await host.ask({});
    const file = path.join(folder, "by-hand.log");
    const order = { origin, key, senders: count, batches: Math.ceil(batches * portion), events, file };
    const report = await senders.ask(order);
    acknowledged += report.acknowledged;
    if (report.refused > 0 && load !== overload)
      throw new Error(`${report.refused} of ${order.batches} batches were not acknowledged`);
    return report;
  }
  const reports = new Map<Load, SendReport[]>();
  const failed = new Map<Load, unknown>();
  // the first round warms up and doesn't count
  for (let round = -1; round < rounds; round++) {
    for (const load of loads.filter((each) => !failed.has(each))) {
      try {
        const report = await send(load, round < 0 ? share / 5 : share);
        if (round >= 0) reports.set(load, [...(reports.get(load) ?? []), report]);
      } catch (error) {
        failed.set(load, error);
      }
    }
  }
  for (const load of loads) {
    const { what, least } = load;
    const all = reports.get(load) ?? [];
    if (failed.has(load)) part.rows.push(failedRow(what, failed.get(load)));
    if (all.length === 0) continue;
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
  await addRows(part, overload.what, async () => {
    const { acknowledged: events, refused, slowest } = await send(overload);
    part.notes.push(`${overload.what}: ${events} events acknowledged, ${refused} batches refused`);
    return [budgetRow(`${overload.what}: slowest acknowledgment`, slowest, LONGEST_WAIT, milliseconds)];
  });
  await addRows(part, "acknowledged events in the store", async () => {
    const { rows, ids } = await host.ask({});
    if (rows !== acknowledged || ids !== acknowledged) {
      throw new Error(`${acknowledged} events were acknowledged; the store holds ${rows}, ${ids} of them different`);
    }
    part.notes.push(
      `${acknowledged.toLocaleString("en")} events were acknowledged, and the store holds each of them once`,
    );
    return [];
  });
}

export const ingestPart: Benchmark = {
  title: "Ingest (reference: the same bytes appended and synced by hand)",
  measure: (part, scale) =>
    withDataFolder(async (folder) => {
      const host = await startChild<object, HostFacts>(`${import.meta.dirname}/ingestHost.ts`, [folder]);
      const senders = await startChild<SendOrder, SendReport>(`${import.meta.dirname}/senders.ts`);
      try {
        await measure({ host, senders, folder }, part, scale);
      } finally {
        await senders.end();
        await host.end();
      }
    }),
};
