// CPU time per imported log line, including the store's work.
import { withDataFolder } from "../product/dataFolder.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Scale } from "../report/part.ts";
import { median, microseconds, ratios } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import type { ImportOrder, ImportReport } from "./importerHost.ts";
import type { LogKind } from "./logLines.ts";

const usual = { rounds: 3, lines: 40_000 };
const efforts: Record<Scale, { rounds: number; lines: number }> = {
  check: { rounds: 1, lines: 2000 },
  quick: { rounds: 1, lines: 40_000 },
  usual,
  full: usual,
};

const loads: readonly { kind: LogKind; most: number }[] = [
  { kind: "page views", most: 100 },
  { kind: "mixed", most: 40 },
];

export const importerPart: Benchmark = {
  title: "Importer (reference: read, split, match a regular expression, count)",
  measure: (part, scale) =>
    withDataFolder(async (folder) => {
      const { rounds, lines } = efforts[scale];
      const host = await startChild<ImportOrder, ImportReport>(`${import.meta.dirname}/importerHost.ts`, [folder]);
      try {
        let round = 0;
        await host.ask({ kind: "mixed", lines: lines / 4, round: round++ });
        for (const { kind, most } of loads) {
          await addRows(part, kind, async () => {
            const reports: ImportReport[] = [];
            for (let each = 0; each < rounds; each++) reports.push(await host.ask({ kind, lines, round: round++ }));
            const lost = reports.find(({ views, stored }) => views !== stored);
            if (lost) throw new Error(`${lost.stored} page views were stored of ${lost.views}`);
            part.notes.push(`${kind}: each page view of the logs is stored once`);
            const ours = reports.map((report) => (1e6 * report.ours) / lines);
            const bare = reports.map((report) => (1e6 * report.bare) / lines);
            return [
              {
                what: `${kind}: CPU per line`,
                ours: microseconds(median(ours)),
                reference: microseconds(median(bare)),
                ...ratios(ours, bare),
                goal: `at most ${microseconds(most)}`,
                isReached: median(ours) <= most,
              },
            ];
          });
        }
      } finally {
        await host.end();
      }
    }),
};
