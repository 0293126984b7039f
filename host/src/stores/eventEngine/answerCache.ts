// Answers of the event store that are still right, so that a report is not computed again while nothing has changed:
// for the next member who opens it, for a range that was looked at before, and for a dashboard at night. An answer is
// kept with the state of the projects that its question names. Every write goes through this process, which holds the
// store's folder, so an answer is never older than the last write.
// The reports of a busy project would gain nothing by this: its events arrive every second, and sums over millions of
// them take that long. A caller may therefore accept an answer of the last minute, which lacks the few newest events. Of
// a server, to which other hosts write, only such answers are kept: nobody here knows of all changes.
// A question that is being answered is not asked a second time: when a minute ends, all who look at the same report need
// the same numbers at once.
import type { Answer } from "../readRows.ts";

export interface Question {
  sql: string;
  params: Readonly<Record<string, unknown>>;
}

export interface AnswerCache {
  /**
   * The kept answer if no project of the question has changed since, or that which another caller waits for, otherwise
   * that of `ask`. `mayBeOld`: also one of the last minute that was computed from at least 250,000 rows, if this process
   * has added no more than a thousandth of these.
   */
  answer(question: Question, ask: () => Promise<Answer>, options?: { mayBeOld?: boolean }): Promise<Answer>;
  /** After a write, even a failed one: its outcome may be unknown. Lines of JSON that start with the project. */
  wrote(lines: Uint8Array): void;
  /** After anything else that changes data. */
  changed(): void;
}

/** Of the projects of a question. */
interface State {
  /** number of other changes, such as deletions */
  changes: number;
  /** rows written to each of them since the start */
  written: readonly number[];
}

interface Asked {
  /** when, and its projects then */
  asked: number;
  state: State;
}

interface Kept extends Asked {
  answer: Answer;
  size: number;
}

interface Pending extends Asked {
  answer: Promise<Answer>;
}

/** What the store answers faster is not worth the memory. Milliseconds. */
const FROM_MS = 20;
/** Characters of JSON of all answers, with their questions. */
const MAX_SIZE = 12_000_000;
/** Lists of ids to look up, and pages of exports, are asked once. */
const MAX_QUESTION = 50_000;
const MAX_CELLS = 20_000;

/** An old answer: at most its age in milliseconds, at least its rows read, and at most the share of them added since. */
const OLD = { ms: 60_000, rows: 250_000, added: 0.001 } as const;

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

/** The number of lines of each project; undefined if a line doesn't start with its project. */
export function projectsIn(lines: Uint8Array): Map<number, number> | undefined {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  const projects = new Map<number, number>();
  for (let at = 0; at < bytes.length;) {
    let place = at + HEAD.length;
    if (!HEAD.equals(bytes.subarray(at, place))) return undefined;
    let project = 0;
    for (let sign = bytes[place]; sign !== undefined && sign >= ZERO && sign <= NINE; sign = bytes[++place])
      project = 10 * project + sign - ZERO;
    projects.set(project, (projects.get(project) ?? 0) + 1);
    const end = bytes.indexOf(NEWLINE, place);
    at = end < 0 ? bytes.length : end + 1;
  }
  return projects;
}

const rowsOf = ({ statistics }: Answer) => statistics?.rows_read ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export function createAnswerCache({
  fromMs = FROM_MS,
  maxSize = MAX_SIZE,
  isOnlyWriter = true,
  now = () => performance.now(),
} = {}): AnswerCache {
  /** least recently used first */
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Pending>();
  const written = new Map<number, number>();
  let changes = 0;
  let size = 0;

  const stateOf = (projects: readonly number[]): State => ({
    changes,
    written: projects.map((project) => written.get(project) ?? 0),
  });

  /** The rows that this process has written since; undefined after any other change. */
  function addedSince(state: State, current: State): number | undefined {
    return state.changes === current.changes ? sum(current.written) - sum(state.written) : undefined;
  }

  function isRight({ answer, asked, state }: Omit<Kept, "size">, current: State, mayBeOld: boolean): boolean {
    const added = addedSince(state, current);
    if (added === undefined) return false;
    if (added === 0 && isOnlyWriter) return true;
    const rows = rowsOf(answer);
    return mayBeOld && rows >= OLD.rows && added <= rows * OLD.added && now() - asked < OLD.ms;
  }

  function drop(key: string): void {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  function keep(key: string, answer: Answer, asked: number, state: State): void {
    drop(key);
    const { data } = answer;
    if (!isOnlyWriter && rowsOf(answer) < OLD.rows) return;
    if (key.length > MAX_QUESTION || data.length * (data[0]?.length ?? 0) > MAX_CELLS) return;
    const own = key.length + JSON.stringify(data).length;
    kept.set(key, { answer, asked, state, size: own });
    size += own;
    for (const [oldest] of kept) {
      if (size <= maxSize) return;
      drop(oldest);
    }
  }

  /** The answer that another caller waits for, if it turns out to be right for this one, too. */
  async function joined(other: Pending, current: State, mayBeOld: boolean): Promise<Answer | undefined> {
    const added = addedSince(other.state, current);
    if (added === undefined || !(mayBeOld || (added === 0 && isOnlyWriter))) return undefined;
    // the other caller may have given up, which ends its question
    const answer = await other.answer.catch(() => undefined);
    if (!answer || answer.exception !== undefined) return undefined;
    return isRight({ ...other, answer }, current, mayBeOld) ? answer : undefined;
  }

  function changed(): void {
    changes++;
    kept.clear();
    size = 0;
  }

  return {
    async answer(question, ask, { mayBeOld = false } = {}) {
      const projects = projectsOf(question);
      if (projects.length === 0) return ask();
      const key = keyOf(question);
      const state = stateOf(projects);
      const known = kept.get(key);
      if (known && isRight(known, state, mayBeOld)) {
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      const other = pending.get(key);
      const shared = other && (await joined(other, state, mayBeOld));
      if (shared) return shared;
      const own: Pending = { answer: ask(), asked: now(), state };
      pending.set(key, own);
      try {
        const answer = await own.answer;
        // what was written meanwhile may be missing in it: it is kept with the state before
        if (now() - own.asked >= fromMs && answer.exception === undefined) keep(key, answer, own.asked, state);
        return answer;
      } finally {
        if (pending.get(key) === own) pending.delete(key);
      }
    },
    wrote(lines) {
      const rows = projectsIn(lines);
      if (!rows) changed();
      else for (const [project, added] of rows) written.set(project, (written.get(project) ?? 0) + added);
    },
    changed,
  };
}
