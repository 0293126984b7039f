// CPU time per imported log line, including the store's work.
import { median, ratios } from "../report/row.ts";
import type { Part } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import type { ImportOrder, ImportReport } from "./importerHost.ts";
import type { LogKind } from "./logLines.ts";

const ROUNDS = 3;
const LINES = 40_000;

const loads: readonly { kind: LogKind; most: number }[] = [
  { kind: "page views", most: 100 },
  { kind: "mixed", most: 40 },
];

const microseconds = (value: number) => `${value >= 10 ? value.toFixed(0) : value.toFixed(2)} us`;

export function importerPart(): Promise<Part> {
  const name = "Importer (reference: read, split, match a regular expression, count)";
  const part: Part = { name, rows: [], notes: [] };
  return withTemporaryFolder(async (folder) => {
    const host = await startChild<ImportOrder, ImportReport>(`${import.meta.dirname}/importerHost.ts`, [folder]);
    try {
      let round = 0;
      await host.ask({ kind: "mixed", lines: LINES / 4, round: round++ });
      for (const { kind, most } of loads) {
        const reports: ImportReport[] = [];
        for (let each = 0; each < ROUNDS; each++) reports.push(await host.ask({ kind, lines: LINES, round: round++ }));
        const lost = reports.find(({ views, stored }) => views !== stored);
        if (lost) throw new Error(`${lost.stored} page views were stored of ${lost.views}`);
        const ours = reports.map((report) => (1e6 * report.ours) / LINES);
        const bare = reports.map((report) => (1e6 * report.bare) / LINES);
        part.rows.push({
          what: `${kind}: CPU a line`,
          ours: microseconds(median(ours)),
          reference: microseconds(median(bare)),
          ...ratios(ours, bare),
          goal: `at most ${microseconds(most)}`,
          isReached: median(ours) <= most,
        });
      }
      part.notes.push("each page view of the logs is stored once");
      return part;
    } finally {
      await host.end();
    }
  });
}
