// CPU time of a list of recordings, of the whole call of the host, against a bare query of the same recordings. The rows
// of both are compared first.
import { withDataFolder } from "../product/dataFolder.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { median, milliseconds, ratioRow, ratios } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { ListedBy, ListOrder, ListReport } from "./recordingListHost.ts";

const efforts: Record<Scale, { events: number; rounds: number; times: number }> = {
  check: { events: 20_000, rounds: 1, times: 1 },
  quick: { events: 100_000, rounds: 2, times: 3 },
  usual: { events: 1_000_000, rounds: 5, times: 3 },
  full: { events: 10_000_000, rounds: 5, times: 3 },
};
const MOST = 1.5;

const labels: Record<ListedBy, string> = {
  newest: "30 days, newest first",
  country: "one country, newest first",
  relevance: "30 days, by relevance",
};

async function measure(host: Child<ListOrder, ListReport>, part: Part, scale: Scale): Promise<void> {
  const { events, rounds, times } = efforts[scale];
  for (const by of ["newest", "country", "relevance"] as const) {
    // the first one warms up and doesn't count
    await host.ask({ by, times: 1 });
    const reports: ListReport[] = [];
    for (let round = 0; round < rounds; round++) reports.push(await host.ask({ by, times }));
    const ours = reports.map((report) => report.ours);
    const bare = reports.map((report) => report.bare);
    // relevance reads what the bare query doesn't need: the friction and the pages of every session
    part.rows.push(
      by === "relevance"
        ? {
            ...{ what: labels[by], ours: milliseconds(median(ours)), reference: milliseconds(median(bare)) },
            ...{ ...ratios(ours, bare), goal: "" },
          }
        : ratioRow(labels[by], [ours, bare], milliseconds, { most: MOST }),
    );
    part.notes.push(`${labels[by]}: ${reports[0]?.recordings.toLocaleString("en")} recordings`);
  }
  part.notes.push(`${events.toLocaleString("en")} events of 90 days, every tenth session recorded`);
}

export const recordingListPart: Benchmark = {
  title: "List of recordings, CPU time (reference: a bare query of the same recordings)",
  measure: (part, scale) =>
    withDataFolder(async (folder) => {
      const args = [folder, String(efforts[scale].events)];
      const host = await startChild<ListOrder, ListReport>(`${import.meta.dirname}/recordingListHost.ts`, args);
      try {
        await measure(host, part, scale);
      } finally {
        await host.end();
      }
    }),
};
