// Long-lived connections (sockets and event streams), by the session that opened them. They are closed when that
// session ends for any reason.
import type { Principal } from "./principal.ts";
import type { Revocations } from "./revocations.ts";

/** A final message, such as "your session has expired", may still be in transit. */
const GRACE_MS = 250;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Connections {
  /** Calls `end` once when the principal's session or link ends. Returns how to unregister. */
  register(principal: Principal, kind: ConnectionKind, end: () => void): () => void;
  readonly size: number;
  /** ends the event streams; sockets are closed by their own protocol */
  endStreams(): void;
  close(): void;
}

export type ConnectionKind = "socket" | "stream";

export function createConnections(revocations: Pick<Revocations, "has" | "onRevoked">, now: () => number): Connections {
  const bySession = new Map<string, Set<() => void>>();
  const streams = new Set<() => void>();
  let size = 0;

  const stop = revocations.onRevoked((sessionId) => {
    const closers = [...(bySession.get(sessionId) ?? [])];
    setTimeout(() => closers.forEach((end) => end()), GRACE_MS).unref();
  });

  return {
    register(principal, kind, end) {
      size += 1;
      if (kind === "stream") streams.add(end);
      const forget = () => {
        size -= 1;
        streams.delete(end);
      };
      if (principal.kind === "tool" || principal.kind === "nobody") return once(forget);
      const timer = setTimeout(end, Math.min(LONGEST_TIMER_MS, Math.max(0, principal.expiresAt - now())));
      timer.unref();
      const { sessionId } = principal.kind === "member" ? principal : { sessionId: undefined };
      if (sessionId !== undefined) {
        const closers = bySession.get(sessionId) ?? new Set();
        bySession.set(sessionId, closers.add(end));
        if (revocations.has(sessionId)) queueMicrotask(end);
      }
      return once(() => {
        forget();
        clearTimeout(timer);
        if (sessionId === undefined) return;
        const closers = bySession.get(sessionId);
        closers?.delete(end);
        if (closers?.size === 0) bySession.delete(sessionId);
      });
    },
    get size() {
      return size;
    },
    endStreams() {
      for (const end of streams) end();
    },
    close: stop,
  };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
