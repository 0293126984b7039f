// chDB: ClickHouse in this process. Each statement has a session of its own (0.15 ms): a session keeps the settings,
// the parameters and, after a failure, the beginning of the output of earlier statements, and would mix them into later
// ones. Sessions run in parallel, while chDB's own binding of parameters lets only one statement run at a time; so
// parameters are set by `SET param_name`, which is the same as HTTP's.
import { createClient, type ResponseJSON } from "@clickhouse/client";
import { formatQueryParams, parseError } from "@clickhouse/client-common";
import type { Session } from "chdb";
import type { ChdbConnection } from "chdb/connection";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { cancelSql, type Engine, type Statement } from "./engine.ts";
import { serverOptions } from "./serverOptions.ts";
import { embeddedSettings } from "./settings.ts";

function literal(value: string | number): string {
  if (typeof value === "number") return String(value);
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** The statement after everything that it needs of its session. */
function withSession({ sql, params, settings, name }: Statement): string {
  const values = Object.entries(params).map(([key, value]) => [`param_${key}`, formatQueryParams({ value })] as const);
  const set = [...Object.entries({ ...settings, ...embeddedSettings }), ...values, ["log_comment", name] as const];
  return `SET ${set.map(([key, value]) => `${key} = ${literal(value)}`).join(", ")};\n${sql}`;
}

export async function openEmbeddedEngine(dataDir: string): Promise<Engine> {
  const [{ createChdbConnection }, chdb] = await Promise.all([import("chdb/connection"), import("chdb")]);
  const folder = path.resolve(dataDir, "events");
  mkdirSync(folder, { recursive: true });
  // the first session starts the server with its options, and keeps it running
  const server: Session = new chdb.Session(folder, { connectionArgs: serverOptions });

  async function inOwnSession<Result>(work: (session: ChdbConnection) => Promise<Result>): Promise<Result> {
    const session = createChdbConnection({ path: folder });
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  }
  const clientOf = (connection: ChdbConnection) => createClient({ connection } as Parameters<typeof createClient>[0]);
  const command = (query: string) =>
    inOwnSession(async (session) => {
      await clientOf(session).command({ query });
    });

  return {
    select: (statement) =>
      inOwnSession(async (session) => {
        const answer = await clientOf(session).query({ query: withSession(statement), format: "JSONCompact" });
        return (await answer.json<unknown[]>()) satisfies ResponseJSON<unknown[]>;
      }),
    insert: ({ table, lines, settings }) =>
      inOwnSession(async (session) => {
        try {
          // the client would make a string of the lines
          await session.chdb.rawInsert({ table, values: lines, format: "JSONEachRow", settings: { ...settings } });
        } catch (error) {
          // with the code of ClickHouse, as the client's errors
          throw error instanceof Error ? parseError(error.message) : error;
        }
      }),
    command: (statement) => command(withSession(statement)),
    cancel: (name) => command(cancelSql(name)),
    // it ends with this process
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(server.close()),
  };
}
