// Milliseconds that a report takes the host, from the request to the answer, beside a bare scan of the same days.
import { median, ratios } from "../report/row.ts";
import type { Part } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import type { Question, QuestionReport } from "./questionHost.ts";

const ROUNDS = 7;
const EVENTS = 1_000_000;
const MANY = 10_000_000;

const questions: readonly { question: Exclude<Question, "scan">; what: string; most: number }[] = [
  { question: "summary", what: "summary, 30 days and the 30 before", most: 100 },
  { question: "series", what: "series, visitors by day, compared", most: 100 },
  { question: "pages", what: "breakdown by page, compared", most: 100 },
  { question: "countries", what: "breakdown by country, compared", most: 100 },
  { question: "realtime", what: "realtime, 30 minutes", most: 10 },
];

const text = (times: readonly number[]) => `${median(times).toFixed(1)} ms`;

export function questionsPart({ full }: { full: boolean }): Promise<Part> {
  const count = full ? MANY : EVENTS;
  return withTemporaryFolder(async (folder) => {
    const host = await startChild<{ question: Question }, QuestionReport>(`${import.meta.dirname}/questionHost.ts`, [
      folder,
      String(count),
    ]);
    try {
      const times = new Map<Question, number[]>();
      let memory = 0;
      const names: Question[] = ["scan", ...questions.map(({ question }) => question)];
      // the first round fills the caches and is not counted
      for (let round = -1; round < ROUNDS; round++) {
        for (const question of names) {
          const report = await host.ask({ question });
          if (round >= 0) times.set(question, [...(times.get(question) ?? []), report.ms]);
          memory = Math.max(memory, report.memory);
        }
      }
      const scans = times.get("scan") ?? [];
      const rows = questions.map(({ question, what, most }) => {
        const ours = times.get(question) ?? [];
        return {
          what,
          ours: text(ours),
          reference: text(scans),
          ...ratios(ours, scans),
          goal: full ? `at most ${most} ms` : `${most} ms at ten million`,
          isReached: median(ours) <= most,
        };
      });
      const notes = [`${count.toLocaleString("en")} events of one project; the host used ${memory.toFixed(0)} MB`];
      return { name: "Questions (reference: a bare count() over the same sixty days)", rows, notes };
    } finally {
      await host.end();
    }
  });
}
