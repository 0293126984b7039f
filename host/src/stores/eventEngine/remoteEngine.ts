// A ClickHouse server over HTTP. Long statements have their own connections and timeout, so that they neither wait for
// reports nor delay them.
import { ClickHouseLogLevel, createClient, type ResponseJSON } from "@clickhouse/client";
import { Readable } from "node:stream";
import { cancelSql, type Engine, type Statement } from "./engine.ts";

/** Longer than the limit of any report, which the store itself enforces. */
const TIMEOUT_MS = 30_000;
const LONG_TIMEOUT_MS = 6 * 3_600_000;
const PING_TIMEOUT_MS = 2000;

export function openRemoteEngine(url: string): Engine {
  const open = (connections: number, timeout: number) =>
    createClient({
      url,
      max_open_connections: connections,
      request_timeout: timeout,
      // the caller logs what fails
      log: { level: ClickHouseLogLevel.OFF },
    });
  const client = open(24, TIMEOUT_MS);
  const control = open(4, PING_TIMEOUT_MS);
  const long = open(4, LONG_TIMEOUT_MS);
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
    async insert({ table, lines, settings }) {
      const { stream } = await client.exec({
        query: `INSERT INTO ${table} FORMAT JSONEachRow`,
        values: Readable.from([lines], { objectMode: false }),
        clickhouse_settings: { ...settings },
      });
      stream.resume(); // empty, but an unread response occupies its connection
    },
    async command(statement) {
      await long.command(request(statement));
    },
    async cancel(name) {
      await control.command({ query: cancelSql(name) });
    },
    async ping() {
      const pong = await control.ping();
      if (!pong.success) throw pong.error;
    },
    async close() {
      await Promise.all([client.close(), control.close(), long.close()]);
    },
  };
}
