// Serves an embedded event store over ClickHouse's HTTP interface, as a child process of a test: `node
// eventServerProcess.ts FOLDER PORT`. As servers do, it logs its statements in system.query_log, and continues them when
// their connection is gone. The path `/cut` closes the connections of all running requests, as a load balancer may.
import { Session } from "chdb";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

const [folder = "", port = "0"] = process.argv.slice(2);
/** parameters of HTTP itself */
const OF_TRANSPORT = /^(query|query_id|database|session_id|default_format|wait_end_of_query|enable_http_compression)$/;

const server = new Session(folder);
const open = new Set<ServerResponse>();
const quoted = (value: string) => `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

await server.queryAsync(`CREATE TABLE IF NOT EXISTS system.query_log (type String, event_date Date, event_time DateTime,
  event_time_microseconds DateTime64(6), log_comment String, exception String) ENGINE = MergeTree ORDER BY event_time`);

async function log(name: string, type: string, exception: string): Promise<void> {
  const values = [type, "today()", "now()", "now64(6)", name, exception];
  const row = values.map((value) => (value.endsWith(")") ? value : quoted(value))).join(", ");
  const session = new Session(folder);
  await session.queryAsync(`INSERT INTO system.query_log VALUES (${row})`).finally(() => session.close());
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/ping") return void response.end("Ok.\n");
  if (pathname === "/cut") {
    for (const each of open) each.destroy();
    return void response.end();
  }
  open.add(response);
  const query = searchParams.get("query");
  const body = await text(request);
  const settings = [...searchParams].filter(([name]) => !OF_TRANSPORT.test(name));
  const set = settings.map(([name, value]) => `${name} = ${quoted(value)}`).join(", ");
  const name = searchParams.get("log_comment") ?? "";
  const session = new Session(folder);
  try {
    const sql = query === null ? body : `${query}\n${body}`;
    const result = await session.queryAsync(set ? `SET ${set};\n${sql}` : sql, { format: "TabSeparated" });
    await log(name, "QueryFinish", "");
    response.end(result.bytes());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await log(name, "ExceptionWhileProcessing", "failed");
    response.writeHead(500, { "x-clickhouse-exception-code": /^Code: (\d+)/.exec(message)?.[1] ?? "1" });
    response.end(message);
  } finally {
    session.close();
    open.delete(response);
  }
}

const http = createServer((request, response) => void answer(request, response));
http.listen(Number(port), "127.0.0.1", () => {
  const address = http.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
