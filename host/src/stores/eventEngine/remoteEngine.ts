// A ClickHouse server over HTTP. Long statements have their own connections and timeout, so that they neither wait for
// reports nor delay them.
import { createClient } from "@clickhouse/client";
import type { ResponseJSON } from "@clickhouse/client";
import { type Engine, cancelSql, type Statement } from "./engine.ts";

/** Longer than the limit of any report, which the store itself enforces. */
const TIMEOUT_MS = 30_000;
const LONG_TIMEOUT_MS = 6 * 3_600_000;
const PING_TIMEOUT_MS = 2000;

export function openRemoteEngine(url: string): Engine {
  const client = createClient({ url, max_open_connections: 24, request_timeout: TIMEOUT_MS });
  const control = createClient({ url, max_open_connections: 4, request_timeout: PING_TIMEOUT_MS });
  const long = createClient({ url, max_open_connections: 4, request_timeout: LONG_TIMEOUT_MS });
  const request = ({ sql, params, settings, name }: Statement) => ({
    query: sql,
    query_params: { ...params },
    clickhouse_settings: { ...settings, log_comment: name },
  });
  return {
    async select(statement) {
      const answer = await client.query({ ...request(statement), format: "JSONCompact" });
      return (await answer.json<unknown[]>()) satisfies ResponseJSON<unknown[]>;
    },
    async insert({ table, rows, settings }) {
      await client.insert({ table, values: rows, format: "JSONEachRow", clickhouse_settings: { ...settings } });
    },
    async command(statement) {
      await long.command(request(statement));
    },
    async cancel(name) {
      await control.command({ query: cancelSql(name) });
    },
    async ping() {
      return (await control.ping()).success;
    },
    async close() {
      await Promise.all([client.close(), control.close(), long.close()]);
    },
  };
}
