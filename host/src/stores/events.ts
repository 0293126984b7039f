// The event store: ClickHouse over HTTP if EVENTS_URL is set, otherwise chDB, the same engine in this process with the
// same client, so that every query is written once. Queries wait for a slot (querySlots.ts) and are canceled in the
// store when their caller goes away; inserts and long statements have connections of their own. What the embedded engine
// has answered is not asked again until the project's data changes, and a report over many rows that any engine has
// answered is reused for a minute (answerCache.ts).
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createAnswerCache } from "./eventEngine/answerCache.ts";
import { openEmbeddedEngine } from "./eventEngine/embeddedEngine.ts";
import type { Engine, Statement } from "./eventEngine/engine.ts";
import { createLongStatements } from "./eventEngine/longStatements.ts";
import { createQueryCosts } from "./eventEngine/queryCosts.ts";
import { createQuerySlots, slotsOfCores } from "./eventEngine/querySlots.ts";
import { openRemoteEngine } from "./eventEngine/remoteEngine.ts";
import { insertSettings, querySettings } from "./eventEngine/settings.ts";
import { type Answer, readRows } from "./readRows.ts";
import type { Columns, RowOf } from "./resultColumns.ts";

export interface EventQueries {
  /**
   * Rows of a SELECT, with the columns that it is declared to have; parameters are typed in the SQL as `{name:Type}`.
   * Aborting cancels it. Throws StoreUnavailable if too many queries wait.
   */
  query<const C extends Columns>(
    columns: C,
    sql: string,
    params?: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<RowOf<C>[]>;
}

export interface EventStore extends EventQueries {
  /** The same queries, whose answers over many rows may be up to a minute old (answerCache.ts). */
  cached: EventQueries;
  /** Inserts one block. With a token, the same block is stored once even if it is sent repeatedly. */
  insert(table: string, rows: readonly object[], options?: { dedupToken?: string }): Promise<void>;
  /** The same with rows as lines of JSON, which are sent as they are: the same bytes with the same token repeat a block. */
  insertLines(table: string, lines: Uint8Array, options: { dedupToken: string }): Promise<void>;
  /** A statement without rows, of any duration. One that still runs, in any host, is waited for, not repeated. */
  command(sql: string, params?: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

export interface OpenedEvents extends EventStore {
  /** Fails while no server responds; the embedded engine always does. */
  ping(): Promise<void>;
  /** See longStatements.ts. */
  resume(statements: readonly string[]): Promise<number>;
  /** numbers of queries, for metrics */
  readonly queries: Readonly<{ running: number; waiting: number }>;
}

/** A server is another machine's matter; it only must not be flooded. */
const REMOTE_SLOTS = 16;
/** A query that has not started yet can't be canceled, so the cancellation is repeated. */
const CANCEL_AGAIN_MS = 100;

/** Settles when the store no longer works on the query, so that its slot is really free. */
async function selectUnlessAborted(engine: Engine, statement: Statement, signal?: AbortSignal): Promise<Answer> {
  signal?.throwIfAborted();
  const answer = engine.select(statement);
  if (!signal) return answer;
  let isSettled = false;
  const settled = () => {
    isSettled = true;
  };
  answer.then(settled, settled);
  async function cancel(): Promise<void> {
    while (!isSettled) {
      // a store that does not respond ends the query by its own time limit
      await engine.cancel(statement.name).catch(() => undefined);
      await wait(CANCEL_AGAIN_MS);
    }
  }
  const onAbort = () => void cancel();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await answer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** The write is noted before its writer goes on. */
async function noteWrite<Result>(write: Promise<Result>, note: () => void): Promise<Result> {
  try {
    return await write;
  } finally {
    note();
  }
}

export async function openEventStore(options: { url?: string | undefined; dataDir: string }): Promise<OpenedEvents> {
  const engine = options.url ? openRemoteEngine(options.url) : await openEmbeddedEngine(options.dataDir);
  const slots = createQuerySlots(options.url ? REMOTE_SLOTS : slotsOfCores());
  const costs = createQueryCosts();
  const statements = createLongStatements(engine);
  const answers = createAnswerCache({ isOnlyWriter: !options.url });

  async function ask(sql: string, params: Record<string, unknown>, signal?: AbortSignal): Promise<Answer> {
    const statement = { sql, params, settings: querySettings, name: `query-${randomUUID()}` };
    const answer = await slots.take({ expectedMs: costs.expectedMs(sql), signal }, () =>
      selectUnlessAborted(engine, statement, signal),
    );
    if (answer.statistics) costs.learn(sql, answer.statistics.rows_read);
    return answer;
  }

  const insertLines = (table: string, lines: Uint8Array, dedupToken: string | undefined) =>
    noteWrite(engine.insert({ table, lines, settings: insertSettings(dedupToken) }), () => answers.wrote(lines));

  const queries = (mayBeOld: boolean): EventQueries => ({
    async query(columns, sql, params = {}, signal) {
      const asked = () => ask(sql, params, signal);
      return readRows(columns, await answers.answer({ sql, params }, asked, { mayBeOld }));
    },
  });

  return {
    ...queries(false),
    cached: queries(true),
    async insert(table, rows, { dedupToken } = {}) {
      if (rows.length === 0) return;
      await insertLines(table, Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")), dedupToken);
    },
    insertLines: (table, lines, { dedupToken }) => insertLines(table, lines, dedupToken),
    command: (sql, params = {}) => noteWrite(statements.run(sql, params), () => answers.changed()),
    resume: (list) => noteWrite(statements.resume(list), () => answers.changed()),
    queries: slots,
    ping: () => engine.ping(),
    close: () => engine.close(),
  };
}
