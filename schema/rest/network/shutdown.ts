// The orderly end of an HTTP server, in both servers. While it drains, the listener stays open for a delay, in which
// load balancers notice `/readyz` and send requests elsewhere; each response closes its connection, so that no client
// sends the next request on a connection that is about to close. Then the listener closes, and running requests finish.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import type { Socket } from "node:net";
import { ActiveSet } from "./activeSet.ts";

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
  const running = new ActiveSet<ServerResponse>();
  const connections = new Set<Socket>();
  let isDraining = false;

  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader("connection", "close");
    const entry = running.add(response);
    response.once("close", () => running.remove(entry));
  });

  function closeIdle(): void {
    // browsers and connection pools open connections in advance, which Node counts as busy until their first request
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node counts connections as idle whose response has ended, even if its last part is not sent yet
    const isSending = Array.from(running).some(
      ({ writableEnded, writableFinished }) => writableEnded && !writableFinished,
    );
    if (!isSending) server.closeIdleConnections();
  }

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
        const idle = setInterval(closeIdle, IDLE_CHECK);
        const abort = setTimeout(() => server.closeAllConnections(), graceMs);
        // closes the listener only: the HTTP server's own close would also close what it counts as idle
        TcpServer.prototype.close.call(server, () => {
          clearInterval(idle);
          clearTimeout(abort);
          resolve();
        });
        closeIdle();
      });
    },
  };
}
