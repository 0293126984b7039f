// chDB: ClickHouse in this process. Each statement has a session of its own (0.15 ms): a session keeps the settings,
// the parameters and, after a failure, the beginning of the output of earlier statements, and would mix them into later
// ones. Sessions run in parallel, while chDB's own binding of parameters lets only one statement run at a time; so
// parameters are set by `SET param_name`, which is the same as HTTP's.
import { createClient, type ClickHouseClient, type ResponseJSON } from "@clickhouse/client";
import { formatQueryParams } from "@clickhouse/client-common";
import type { Session } from "chdb";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { cancelSql, type Engine, type Statement } from "./engine.ts";
import { serverOptions } from "./serverOptions.ts";

function literal(value: string | number): string {
  if (typeof value === "number") return String(value);
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** The statement after everything that it needs of its session. */
export function withSession({ sql, params, settings, name }: Statement): string {
  const values = [
    ...Object.entries(settings),
    ...Object.entries(params).map(([key, value]) => [`param_${key}`, formatQueryParams({ value })] as const),
    ["log_comment", name] as const,
  ];
  return `SET ${values.map(([key, value]) => `${key} = ${literal(value)}`).join(", ")};\n${sql}`;
}

export async function openEmbeddedEngine(dataDir: string): Promise<Engine> {
  const [{ createChdbConnection }, chdb] = await Promise.all([import("chdb/connection"), import("chdb")]);
  const folder = path.resolve(dataDir, "events");
  mkdirSync(folder, { recursive: true });
  // the first session starts the server with its options, and keeps it running
  const server: Session = new chdb.Session(folder, { connectionArgs: serverOptions });

  async function inOwnSession<Result>(work: (client: ClickHouseClient) => Promise<Result>): Promise<Result> {
    const connection = createChdbConnection({ path: folder });
    const client = createClient({ connection } as Parameters<typeof createClient>[0]);
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  }
  const command = (query: string) =>
    inOwnSession(async (client) => {
      await client.command({ query });
    });

  return {
    select: (statement) =>
      inOwnSession(async (client) => {
        const answer = await client.query({ query: withSession(statement), format: "JSONCompact" });
        return (await answer.json<unknown[]>()) satisfies ResponseJSON<unknown[]>;
      }),
    insert: ({ table, rows, settings }) =>
      inOwnSession(async (client) => {
        await client.insert({ table, values: rows, format: "JSONEachRow", clickhouse_settings: { ...settings } });
      }),
    command: (statement) => command(withSession(statement)),
    cancel: (name) => command(cancelSql(name)),
    ping: () => Promise.resolve(server.open),
    close: () => Promise.resolve(server.close()),
  };
}
