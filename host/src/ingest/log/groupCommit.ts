// Group commit: many senders share one synced write. Rows that arrive within the window, or while the previous write is
// still being synced, go into one frame. All of their senders receive a response after it is synced.
import type { Block } from "./backlog.ts";
import type { LogWriter } from "./writer.ts";

export interface LoggedRow {
  /** as JSON */
  line: string;
}

export interface GroupCommit {
  /** Resolves when the rows are synced; rejects if syncing fails. */
  append(rows: readonly LoggedRow[]): Promise<void>;
  /** Resolves when everything that is waiting now has been synced or refused. */
  settled(): Promise<void>;
  /** rows */
  readonly waiting: number;
  /** milliseconds that the oldest of them has waited */
  readonly delay: number;
}

/** Milliseconds that the first rows of a group wait for more. */
const WINDOW = 10;
/** Maximum number of rows in one frame: bounds a frame's size (about 1 KB per row). */
const MAX_GROUP = 10_000;

interface Entry {
  arrived: number;
  rows: readonly LoggedRow[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

export function openGroupCommit(writer: LogWriter, committed: (block: Required<Block>) => void): GroupCommit {
  const entries: Entry[] = [];
  let waiting = 0;
  let isRunning = false;
  let writing: Entry | undefined;

  function take(): Entry[] {
    let rows = 0;
    const end = entries.findIndex((entry, index) => (rows += entry.rows.length) > MAX_GROUP && index > 0);
    return entries.splice(0, end < 0 ? entries.length : end);
  }

  async function write(group: readonly Entry[]): Promise<void> {
    [writing] = group;
    const rows = group.flatMap((entry) => entry.rows);
    try {
      if (rows.length > 0) committed(await writer.append(rows.map(({ line }) => line).join("\n")));
      for (const entry of group) entry.resolve();
    } catch (error) {
      for (const entry of group) entry.reject(error);
    }
    waiting -= rows.length;
    writing = undefined;
  }

  async function run(): Promise<void> {
    isRunning = true;
    await new Promise((resolve) => setTimeout(resolve, WINDOW));
    while (entries.length > 0) await write(take());
    isRunning = false;
  }

  function append(rows: readonly LoggedRow[]): Promise<void> {
    waiting += rows.length;
    return new Promise((resolve, reject) => {
      entries.push({ arrived: performance.now(), rows, resolve, reject });
      if (!isRunning) void run();
    });
  }

  return {
    append,
    settled: () => (isRunning ? append([]).catch(() => undefined) : Promise.resolve()),
    get waiting() {
      return waiting;
    },
    get delay() {
      const oldest = writing ?? entries[0];
      return oldest ? performance.now() - oldest.arrived : 0;
    },
  };
}
