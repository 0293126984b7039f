// The orderly end of an HTTP server, in both servers. While it drains, the listener stays open for a delay, in which
// load balancers notice `/readyz` and send requests elsewhere; each response closes its connection, so that no client
// sends the next request on a connection that is about to close. Then the listener closes, and running requests finish.
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** How often connections that became idle after the listener closed are looked for, in ms. */
const IDLE_CHECK = 20;

export interface Shutdown {
  readonly isDraining: boolean;
  /** From now on each response closes its connection, including those of requests that are already running. */
  drain(): void;
  /** Closes the listener; resolves when running requests have finished, or have been aborted after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

export function createShutdown(server: Server): Shutdown {
  const running = new Set<ServerResponse>();
  let isDraining = false;

  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader("connection", "close");
    running.add(response);
    response.once("close", () => running.delete(response));
  });

  return {
    get isDraining() {
      return isDraining;
    },
    drain() {
      isDraining = true;
      for (const response of running) {
        if (!response.headersSent) response.setHeader("connection", "close");
      }
    },
    close(graceMs) {
      return new Promise((resolve) => {
        // a connection whose response was already on its way when draining began stays open after it
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
        const abort = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(abort);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
