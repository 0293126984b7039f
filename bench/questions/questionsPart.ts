// Milliseconds from request to response for a report, compared with the same bare query on the events. Dashboard
// queries with the previous thirty days are compared with a bare scan of those sixty days.
import { failedRow, median, ratios } from "../report/row.ts";
import type { Part } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import { bareQuestions, type QuestionName } from "./bareQuestions.ts";
import type { Compared, Question, QuestionReport } from "./questionHost.ts";

const ROUNDS = { quick: 1, usual: 7 };
const EVENTS = { quick: 100_000, usual: 1_000_000, full: 10_000_000 };
/** The only promise for queries with a comparison is that they stay below this limit. */
const MOST_COMPARED = 200;

const requested: Record<QuestionName, string> = {
  daily: "daily visitors, 30 days",
  pages: "top pages, 30 days",
  realtime: "realtime, 30 minutes",
  retention: "weekly retention, 12 weeks",
  countries: "countries, 30 days",
};
const compared: Record<Compared, string> = {
  summary: "summary, 30 days and the 30 before",
  "series compared": "visitors by day, compared",
  "pages compared": "top pages, compared",
  "countries compared": "countries, compared",
};
const namesOf = <Name extends string>(list: Record<Name, string>) => Object.keys(list) as Name[];

const text = (times: readonly number[]) => `${median(times).toFixed(1)} ms`;

export function questionsPart({ full, quick }: { full: boolean; quick: boolean }): Promise<Part> {
  const count = EVENTS[full ? "full" : quick ? "quick" : "usual"];
  const rounds = quick ? ROUNDS.quick : ROUNDS.usual;
  return withTemporaryFolder(async (folder) => {
    const host = await startChild<{ question: Question }, QuestionReport>(`${import.meta.dirname}/questionHost.ts`, [
      folder,
      String(count),
    ]);
    try {
      const times = new Map<Question, number[]>();
      const failed = new Map<Question, unknown>();
      let memory = 0;
      const pairs = namesOf(requested).flatMap((name): Question[] => [`bare ${name}`, name]);
      const names: Question[] = [...pairs, "scan", ...namesOf(compared)];
      // the first round warms the caches and doesn't count
      for (let round = -1; round < rounds; round++) {
        for (const question of names.filter((name) => !failed.has(name))) {
          try {
            const report = await host.ask({ question });
            if (round >= 0) times.set(question, [...(times.get(question) ?? []), report.ms]);
            memory = Math.max(memory, report.memory);
          } catch (error) {
            failed.set(question, error);
          }
        }
      }
      const errorOf = (...questions: Question[]) => questions.map((name) => failed.get(name)).find(Boolean);
      const timesOf = (question: Question) => times.get(question) ?? [];
      const beside = (what: string, question: Question, reference: Question) => ({
        what,
        ours: text(timesOf(question)),
        reference: text(timesOf(reference)),
        ...ratios(timesOf(question), timesOf(reference)),
      });
      const rows = namesOf(requested).map((name) => {
        const error = errorOf(name, `bare ${name}`);
        if (error) return failedRow(requested[name], error);
        const { most, reference } = bareQuestions[name];
        const row = beside(requested[name], name, `bare ${name}`);
        const goal = `at most ${(most / reference).toFixed(2)}: ${most} ms where the reference takes ${reference}`;
        return { ...row, goal, isReached: row.ratio <= most / reference };
      });
      const comparedRows = namesOf(compared).map((name) => {
        const error = errorOf(name, "scan");
        if (error) return failedRow(compared[name], error);
        return {
          ...beside(compared[name], name, "scan"),
          goal: full ? `at most ${MOST_COMPARED} ms` : `${MOST_COMPARED} ms at ten million`,
          isReached: median(timesOf(name)) <= MOST_COMPARED,
        };
      });
      const notes = [
        "references: the same question asked bare of the events; of compared ones a count() of the sixty days",
        `${count.toLocaleString("en")} events of one project; the host used ${memory.toFixed(0)} MB`,
      ];
      return { name: "Questions", rows: [...rows, ...comparedRows], notes };
    } finally {
      await host.end();
    }
  });
}
