// The listening socket. It opens before the stores, so that probes get responses from the start. Until the app is
// ready, all other requests get a response to retry later. Closing lets running requests finish.
import { createAdaptorServer } from "@hono/node-server";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { REQUEST_TIMEOUTS, type RequestTimeouts } from "@sightline/schema/rest/network/requestTimeouts";
import { createShutdown } from "@sightline/schema/rest/network/shutdown";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "../problem.ts";
import type { HostApp } from "./hostApp.ts";

type Fetch = HostApp["fetch"];

export interface Edge {
  port: number;
  letIn(app: HostApp): void;
  /** Keeps serving for the delay, with responses that close their connections. */
  drain(delayMs: number): Promise<void>;
  /** Stops accepting connections; resolves when running requests have finished or the time is over. */
  close(graceMs: number): Promise<void>;
}

export async function openEdge(
  starting: HostApp,
  port: number,
  timeouts: RequestTimeouts = REQUEST_TIMEOUTS,
): Promise<Edge> {
  starting.all("*", () => {
    throw new Problem(requestRefusals.hostStarting(), {
      retryAfter: 1,
    });
  });
  let current: Fetch = starting.fetch;
  const server = createAdaptorServer({
    fetch: (request, env) => current(request, env),
    serverOptions: { ...timeouts },
  }) as Server;
  // longer than proxies keep idle connections open, so that they never send on a closing one
  server.keepAliveTimeout = 75_000;
  const shutdown = createShutdown(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is in use by another program; set HOST_PORT to a free one`) : error);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    letIn(app) {
      current = app.fetch;
    },
    drain(delayMs) {
      shutdown.drain();
      return pause(delayMs);
    },
    close: shutdown.close,
  };
}
