// Statements that may take longer than a connection lasts: migrations, deletions, rebuilds of rollups. One that already
// runs in the store, because the connection to it or the host that sent it is gone, is waited for instead of being sent
// again. Its name is derived from its text and parameters, so that every host finds it.
import { formatQueryParams } from "@clickhouse/client-common";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "./engine.ts";
import { commandSettings, querySettings } from "./settings.ts";

/** milliseconds between two looks at a running statement */
const LOOK_MS = 500;
/** looks that may fail one after the other, before a store that does not respond counts as gone */
const MAX_FAILED_LOOKS = 60;

type Params = Readonly<Record<string, unknown>>;

export interface LongStatements {
  /** Resolves when the statement has finished, sent by this host or another. Rejects if it failed or its outcome is unknown. */
  run(sql: string, params: Params): Promise<void>;
  /**
   * Waits for the one of these consecutive statements that an earlier host sent and that still runs. Returns the number
   * of statements that are done; 0 if none runs, because it is not known how far that host came.
   */
  resume(statements: readonly string[]): Promise<number>;
}

/** What the store reports has a numeric code; an interrupted connection has another or none. */
const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof Error && "code" in error && /^\d+$/.test(String(error.code)));

export function statementName(sql: string, params: Params): string {
  const values = Object.entries(params).map(([key, value]) => [key, formatQueryParams({ value })]);
  const text = JSON.stringify([sql, values]);
  return `statement-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}

export function createLongStatements(engine: Engine, lookMs = LOOK_MS): LongStatements {
  const running = new Map<string, Promise<void>>();

  async function look(sql: string, params: Params = {}): Promise<readonly unknown[] | undefined> {
    const { data } = await engine.select({ sql, params, settings: querySettings, name: "look-at-statements" });
    return data[0];
  }

  /** When the running statement started, by the store's clock in seconds; undefined: it does not run. */
  async function startOf(name: string): Promise<number | undefined> {
    const row = await look(
      `SELECT toUInt32(toUnixTimestamp(now()) - ceil(elapsed)) FROM system.processes
       WHERE Settings['log_comment'] = {name:String}`,
      { name },
    );
    return row && Number(row[0]);
  }

  async function untilGone(name: string): Promise<void> {
    let failed = 0;
    for (;;) {
      try {
        if ((await startOf(name)) === undefined) return;
        failed = 0;
      } catch (error) {
        if (++failed > MAX_FAILED_LOOKS) throw error;
      }
      await wait(lookMs);
    }
  }

  /** Whether the statement finished since then; throws if it failed. A store may be configured without a log. */
  async function hasFinished(name: string, since: number): Promise<boolean> {
    const [hasLog] = (await look("EXISTS TABLE system.query_log")) ?? [];
    if (hasLog !== 1) return false;
    await engine.command({ sql: "SYSTEM FLUSH LOGS", params: {}, settings: commandSettings, name: `flush-${name}` });
    const row = await look(
      `SELECT toString(type), exception FROM system.query_log
       WHERE event_date >= toDate({since:UInt32}) AND event_time >= {since:UInt32} AND log_comment = {name:String}
         AND type != 'QueryStart' ORDER BY event_time_microseconds DESC LIMIT 1`,
      { name, since },
    );
    if (!row) return false;
    if (row[0] !== "QueryFinish") throw new Error(`The event store could not run a statement: ${String(row[1])}`);
    return true;
  }

  async function send(name: string, sql: string, params: Params): Promise<void> {
    const [now] = (await look("SELECT toUnixTimestamp(now())")) ?? [];
    try {
      await engine.command({ sql, params, settings: commandSettings, name });
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await untilGone(name);
      if (!(await hasFinished(name, Number(now)))) throw error;
    }
  }

  async function resumeOrSend(name: string, sql: string, params: Params): Promise<void> {
    const since = await startOf(name);
    if (since !== undefined) {
      await untilGone(name);
      if (await hasFinished(name, since)) return;
    }
    await send(name, sql, params);
  }

  return {
    run(sql, params) {
      const name = statementName(sql, params);
      const shared = running.get(name);
      if (shared) return shared;
      const started = resumeOrSend(name, sql, params).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
    async resume(statements) {
      for (const [at, sql] of statements.entries()) {
        const name = statementName(sql, {});
        const since = await startOf(name);
        if (since === undefined) continue;
        await untilGone(name);
        return (await hasFinished(name, since)) ? at + 1 : 0;
      }
      return 0;
    },
  };
}
