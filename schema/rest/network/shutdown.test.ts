import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createShutdown } from "./shutdown.ts";

/** longer than a test may take: closing must not depend on it */
const GRACE_MS = 1_000_000;

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("closing does not wait for a connection that has sent no request", async () => {
  const server = createServer();
  const shutdown = createShutdown(server);
  const client = connect(await listen(server), "127.0.0.1");
  await once(server, "connection");
  const closed = once(client.resume(), "close");
  await shutdown.close(GRACE_MS);
  await closed;
});

test("closing does not wait for connections that are kept alive", async () => {
  const server = createServer((_, response) => response.end("done"));
  const shutdown = createShutdown(server);
  const agent = new Agent({ keepAlive: true });
  const request = get({ port: await listen(server), host: "127.0.0.1", agent });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  await shutdown.close(GRACE_MS);
  agent.destroy();
});

test("a response that has ended is sent completely while the server closes", async () => {
  const size = 30_000_000;
  const server = createServer((_, response) => response.end(Buffer.alloc(size)));
  const shutdown = createShutdown(server);
  const request = get({ port: await listen(server), host: "127.0.0.1" });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const closed = shutdown.close(GRACE_MS);
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).length;
  expect(received).toBe(size);
  await closed;
});
