// A load balancer for tests: sends each request to the next server whose /readyz succeeds, over connections that it
// keeps open. It never repeats a request, so that each request that a server drops is a failure for its client.
import { Agent, createServer, request as send } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const CHECK_INTERVAL_MS = 50;

export interface RoundRobinProxy {
  url: string;
  /** by server: requests that it answered since it was added */
  readonly answered: ReadonlyMap<number, number>;
  add(port: number): void;
  remove(port: number): void;
  /** ports of the servers whose last check succeeded */
  ready(): number[];
  close(): Promise<void>;
}

export async function roundRobinProxy(): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const servers = new Map<number, { isReady: boolean; checks: NodeJS.Timeout }>();
  const answered = new Map<number, number>();
  const ready = () => [...servers].filter(([, { isReady }]) => isReady).map(([port]) => port);
  let turn = 0;

  async function check(port: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    const server = servers.get(port);
    if (server !== undefined) server.isReady = answer?.ok === true;
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const targets = ready();
    const port = targets[turn++ % targets.length];
    if (port === undefined) return void response.writeHead(503).end("no server is ready");
    const { method, url: path, headers } = request;
    const sent = send({ port, host: "127.0.0.1", method, path, headers, agent }, (answer) => {
      const { connection: _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
      answer.once("end", () => answered.set(port, (answered.get(port) ?? 0) + 1));
    });
    sent.once("error", (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`server ${port}: ${error.message}`);
    });
    request.pipe(sent);
  }

  const proxy = createServer(forward);
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    answered,
    add(port) {
      answered.set(port, 0);
      servers.set(port, { isReady: false, checks: setInterval(() => void check(port), CHECK_INTERVAL_MS) });
    },
    remove(port) {
      clearInterval(servers.get(port)?.checks);
      servers.delete(port);
    },
    ready,
    close() {
      for (const { checks } of servers.values()) clearInterval(checks);
      agent.destroy();
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
