// The event store: ClickHouse over HTTP if EVENTS_URL is set, otherwise chDB, the same engine in this process with the
// same client, so that every query is written once.
import { createClient, type ClickHouseClient } from "@clickhouse/client";
import { mkdirSync } from "node:fs";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { readRows } from "./readRows.ts";
import type { Columns, RowOf } from "./resultColumns.ts";

export interface EventStore {
  /** Rows of a SELECT, with the columns that it is declared to have; parameters are typed in the SQL as `{name:Type}`. */
  query<const C extends Columns>(
    columns: C,
    sql: string,
    params?: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<RowOf<C>[]>;
  /** Inserts one block. With a token, the same block is stored once even if it is sent repeatedly. */
  insert(table: string, rows: readonly object[], options?: { dedupToken?: string }): Promise<void>;
  /** Parameters: see `query`. */
  command(sql: string, params?: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

export interface OpenedEvents extends EventStore {
  /** Fails while no server is available; the embedded engine always is. */
  ping(): Promise<void>;
}

/** Applies to every query: a runaway query fails instead of crashing the process. */
const limits = { max_execution_time: 20, max_memory_usage: "1000000000" } as const;

async function embeddedClient(dataDir: string): Promise<ClickHouseClient> {
  const { createChdbConnection } = await import("chdb/connection");
  const folder = path.resolve(dataDir, "events");
  mkdirSync(folder, { recursive: true });
  return createClient({ connection: createChdbConnection({ path: folder }) } as Parameters<typeof createClient>[0]);
}

export async function openEventStore(options: { url?: string | undefined; dataDir: string }): Promise<OpenedEvents> {
  const client = options.url
    ? createClient({ url: options.url, max_open_connections: 16 })
    : await embeddedClient(options.dataDir);
  return {
    async query(columns, sql, params = {}, signal) {
      const answer = await client.query({
        query: sql,
        query_params: params,
        format: "JSONCompact",
        clickhouse_settings: { ...limits, output_format_json_quote_64bit_integers: 0, date_time_output_format: "iso" },
        ...(signal ? { abort_signal: signal } : {}),
      });
      return readRows(columns, await answer.json<unknown[]>());
    },
    async insert(table, rows, { dedupToken } = {}) {
      if (rows.length === 0) return;
      await client.insert({
        table,
        values: rows,
        format: "JSONEachRow",
        clickhouse_settings: {
          date_time_input_format: "best_effort",
          // chDB retains the token of the previous insert and would treat a block without one as its duplicate
          insert_deduplication_token: dedupToken ?? randomUUID(),
          insert_deduplicate: 1,
          // lines of old logs may be in any month since 1995; a refused block would delay all blocks after it
          max_partitions_per_insert_block: 0,
          // if the first attempt stopped between the table and its materialized view, a retry must still reach the view
          deduplicate_blocks_in_dependent_materialized_views: 1,
        } as Record<string, string | number>,
      });
    },
    async command(sql, params = {}) {
      await client.command({ query: sql, query_params: params });
    },
    async ping() {
      if (!options.url) return;
      const pong = await client.ping();
      if (!pong.success) throw pong.error;
    },
    close: () => client.close(),
  };
}
