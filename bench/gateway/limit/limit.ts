// The limit, in its own process: node:http makes the API host calls recorded from the gateway for an operation, in the
// same waves, and returns the same data. No GraphQL, session, permissions, validation or retry. Usage: limit.ts
// ORIGIN-OF-THE-HOST. The calls are recorded anew in each run, so the limit always matches the app.
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOrders } from "../../run/child.ts";
import { usageText } from "../../run/usage.ts";
import type { MadeCall } from "../../product/hostProxy.ts";
import { openPool } from "./pool.ts";

export interface LimitFacts {
  origin: string;
}

/** The gateway's calls for one request of an operation. */
export interface Recorded {
  id: string;
  /** calls of one wave run concurrently, the next wave starts after all of them have finished */
  waves: MadeCall[][];
  data: unknown;
}

export interface LimitOrder {
  learn?: Recorded;
}

const known = new Map<string, Recorded>();
const ask = openPool(process.argv[2] ?? "");

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const { id } = JSON.parse(body) as { id: string };
  const recorded = known.get(id);
  if (!recorded) throw new Error(`nothing was recorded for ${id}`);
  const who = { jwt: request.headers.cookie?.slice("limit=".length) ?? "", tz: String(request.headers["tz"]) };
  for (const wave of recorded.waves) await Promise.all(wave.map((call) => ask(call, who)));
  const bytes = Buffer.from(JSON.stringify({ data: recorded.data }));
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

answerOrders(({ learn }: LimitOrder): LimitFacts => {
  if (learn) known.set(learn.id, learn);
  return { origin };
});
