// Answers of the embedded store that are still right, so that a report is not computed again while nothing has changed:
// for the next member who opens it, for a range that was looked at before, and for a dashboard at night. An answer is
// kept with the state of the projects that its question names. Every write goes through this process, which holds the
// store's folder, so an answer is never older than the last write; a question about a server of several hosts has no
// such guarantee and is always asked.
import type { Answer } from "../readRows.ts";

export interface Question {
  sql: string;
  params: Readonly<Record<string, unknown>>;
}

export interface AnswerCache {
  /** The kept answer if no project of the question has changed since, otherwise that of `ask`. */
  answer(question: Question, ask: () => Promise<Answer>): Promise<Answer>;
  /** After a write, even a failed one: its outcome may be unknown. Lines of JSON that start with the project. */
  wrote(lines: Uint8Array): void;
  /** After anything else that changes data. */
  changed(): void;
}

interface Kept {
  answer: Answer;
  /** of its projects, when it was asked */
  state: string;
  size: number;
}

/** What the store answers faster is not worth the memory. Milliseconds. */
const FROM_MS = 20;
/** Characters of JSON of all answers, with their questions. */
const MAX_SIZE = 12_000_000;
/** Lists of ids to look up, and pages of exports, are asked once. */
const MAX_QUESTION = 50_000;
const MAX_CELLS = 20_000;

/** The parameters that name projects: every question about some of them restricts `widget_id` by one of these. */
const NAMES = ["widget", "widgetId", "widgetIds", "widgets"];
/** Whose result is another one at another time. */
const CHANGES_BY_ITSELF = /\b(now|now64|today|yesterday|rand\w*|generate\w+)\s*\(|\bsystem\./i;

function projectsOf({ sql, params }: Question): number[] {
  const projects = NAMES.flatMap((name) => params[name] ?? []).map(Number);
  return CHANGES_BY_ITSELF.test(sql) ? [] : projects;
}

const keyOf = ({ sql, params }: Question) =>
  JSON.stringify([sql, params], (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));

const HEAD = Buffer.from('{"widget_id":');
const NEWLINE = 0x0a;
const [ZERO, NINE] = [0x30, 0x39];

/** The projects of the lines; undefined if a line doesn't start with its project. */
export function projectsIn(lines: Uint8Array): Set<number> | undefined {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  const projects = new Set<number>();
  for (let at = 0; at < bytes.length;) {
    let place = at + HEAD.length;
    if (!HEAD.equals(bytes.subarray(at, place))) return undefined;
    let project = 0;
    for (let sign = bytes[place]; sign !== undefined && sign >= ZERO && sign <= NINE; sign = bytes[++place])
      project = 10 * project + sign - ZERO;
    projects.add(project);
    const end = bytes.indexOf(NEWLINE, place);
    at = end < 0 ? bytes.length : end + 1;
  }
  return projects;
}

export function createAnswerCache({ fromMs = FROM_MS, maxSize = MAX_SIZE } = {}): AnswerCache {
  /** least recently used first */
  const kept = new Map<string, Kept>();
  const writes = new Map<number, number>();
  let changes = 0;
  let size = 0;

  const stateOf = (projects: readonly number[]) =>
    `${changes}:${projects.map((project) => writes.get(project) ?? 0).join()}`;

  function drop(key: string): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  function keep(key: string, answer: Answer, state: string): void {
    drop(key);
    const { data } = answer;
    if (key.length > MAX_QUESTION || data.length * (data[0]?.length ?? 0) > MAX_CELLS) return;
    const own = key.length + JSON.stringify(data).length;
    kept.set(key, { answer, state, size: own });
    size += own;
    for (const [oldest] of kept) {
      if (size <= maxSize) return;
      drop(oldest);
    }
  }

  function changed(): void {
    changes++;
    kept.clear();
    size = 0;
  }

  return {
    async answer(question, ask) {
      const projects = projectsOf(question);
      if (projects.length === 0) return ask();
      const key = keyOf(question);
      const state = stateOf(projects);
      const known = kept.get(key);
      if (known?.state === state) {
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      const began = performance.now();
      const answer = await ask();
      const isWorthIt = performance.now() - began >= fromMs && answer.exception === undefined;
      // written meanwhile: nobody knows whether the answer has it
      if (isWorthIt && stateOf(projects) === state) keep(key, answer, state);
      return answer;
    },
    wrote(lines) {
      const projects = projectsIn(lines);
      if (!projects) changed();
      else for (const project of projects) writes.set(project, (writes.get(project) ?? 0) + 1);
    },
    changed,
  };
}
