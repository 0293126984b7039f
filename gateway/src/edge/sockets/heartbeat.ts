// Pings all sockets and terminates those that did not answer the previous ping. One timer for all of them; each socket
// has its own turn within the interval, so that thousands of pings don't delay a live value.
import type { WebSocket } from "ws";

const TURNS = 15;
const TURN_MS = 1000;

export interface Heartbeat {
  add(wire: WebSocket): void;
  remove(wire: WebSocket): void;
  stop(): void;
}

export function createHeartbeat(): Heartbeat {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const unanswered = new WeakSet<WebSocket>();
  let added = 0;
  let turn = 0;

  function answered(this: WebSocket): void {
    unanswered.delete(this);
  }

  function beat(): void {
    turn = (turn + 1) % TURNS;
    for (const wire of turns[turn] ?? []) {
      if (wire.readyState !== wire.OPEN) continue;
      if (unanswered.has(wire)) {
        wire.terminate();
        continue;
      }
      unanswered.add(wire);
      wire.ping();
    }
  }
  const timer = setInterval(beat, TURN_MS);
  timer.unref();

  return {
    add(wire) {
      turns[added++ % TURNS]?.add(wire);
      wire.on("pong", answered);
    },
    remove(wire) {
      for (const sockets of turns) sockets.delete(wire);
    },
    stop: () => clearInterval(timer),
  };
}
