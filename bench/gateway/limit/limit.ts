// The hand-written limit, in a process of its own: node:http, the same calls to the API host, the same data, and nothing
// else. No GraphQL, no session, no permission, no check, no retry: limit.ts ORIGIN-OF-THE-HOST.
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOrders } from "../../run/child.ts";
import { usageText } from "../../run/usage.ts";
import { dashboard, large, list, small } from "../operations.ts";
import { dashboardByHand } from "./dashboard.ts";
import { largeByHand } from "./large.ts";
import { listByHand } from "./list.ts";
import { openPool } from "./pool.ts";
import type { Ask, Who } from "./pool.ts";
import { smallByHand } from "./small.ts";

export interface LimitFacts {
  origin: string;
}

type ByHand = (ask: Ask, who: Who, variables: Record<string, unknown>) => Promise<object>;

const byHand = new Map<string, ByHand>([
  [small.id, smallByHand],
  [list.id, listByHand],
  [dashboard.id, dashboardByHand],
  [large.id, largeByHand],
]);
const ask = openPool(process.argv[2] ?? "");

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const { id, variables } = JSON.parse(body) as { id: string; variables: Record<string, unknown> };
  const make = byHand.get(id);
  if (!make) throw new Error(`nothing by hand for ${id}`);
  const who = { jwt: request.headers.cookie?.slice("limit=".length) ?? "", tz: String(request.headers["tz"]) };
  const bytes = Buffer.from(JSON.stringify({ data: await make(ask, who, variables) }));
  response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": bytes.length });
  response.end(bytes);
}

const server = createServer((request, response) => {
  if (request.url === "/metrics") {
    response.end(usageText());
    return;
  }
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => void chunks.push(chunk));
  request.on("end", () => {
    answer(request, response, Buffer.concat(chunks).toString("utf8")).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
});
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

answerOrders((): LimitFacts => ({ origin }));
