// The subscribers, in their own process: many WebSockets that record when each event arrived.
import { WebSocket } from "ws";
import { answerOrders } from "../run/child.ts";
import { now } from "../run/clock.ts";

export interface OpenOrder {
  url: string;
  protocol: string;
  headers: Record<string, string>;
  count: number;
  /** sent by each socket: the first when it opens, the others after the first response */
  messages: string[];
}

export interface SocketOrder {
  open?: OpenOrder;
  /** until each socket has received this many events */
  listen?: { events: number; seconds: number };
  close?: boolean;
}

export interface SocketReport {
  /** for each event, when it reached each socket, in milliseconds since 1970 */
  arrivals: Float64Array[];
  /** the last event as received */
  text: string;
}

/** At a time, so that the server's backlog of connections doesn't overflow. */
const OPENING = 100;
const QUIET_MS = 300;
const LONGEST_MS = 10_000;

let sockets: WebSocket[] = [];
let lastAt = 0;
let lastText = "";
let received: ((socket: number, length: number, at: number) => void) | undefined;
let failure: string | undefined;

function open({ url, protocol, headers, messages }: OpenOrder, n: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol, { headers, perMessageDeflate: false });
    const [first, ...others] = messages;
    socket.on("error", reject);
    socket.on("close", (code) => {
      failure = `a socket was closed with code ${code}`;
      reject(new Error(failure));
    });
    socket.on("open", () => {
      if (first === undefined) resolve(socket);
      else socket.send(first);
    });
    socket.on("message", (data: Buffer) => {
      const type = /"type":"(\w+)"/.exec(data.toString("latin1", 0, 100))?.[1];
      if (type === "connection_ack") {
        for (const message of others) socket.send(message);
        resolve(socket);
      } else if (type === "next") {
        lastAt = now();
        received?.(n, data.length, lastAt);
        if (n === 0) lastText = data.toString("utf8");
      } else if (type === "error") failure = data.toString("utf8").slice(0, 300);
    });
  });
}

async function openAll(order: OpenOrder): Promise<void> {
  sockets = [];
  for (let from = 0; from < order.count; from += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, order.count - from) }, (_, n) => open(order, from + n));
    sockets.push(...(await Promise.all(some)));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts between two events, so that all sockets count the same ones. */
async function listen({ events, seconds }: { events: number; seconds: number }): Promise<SocketReport> {
  for (const end = now() + LONGEST_MS; now() < end && now() - lastAt < QUIET_MS;) await pause(QUIET_MS / 3);
  const count = sockets.length;
  const arrivals = Array.from({ length: events }, () => new Float64Array(count));
  const seen = new Uint32Array(count);
  const lengths = new Map<number, number>();
  let missing = events * count;
  let wrong = 0;
  received = (socket, length, at) => {
    const event = seen[socket] ?? 0;
    const arrival = arrivals[event];
    if (arrival === undefined) return;
    seen[socket] = event + 1;
    arrival[socket] = at;
    lengths.set(event, lengths.get(event) ?? length);
    if (lengths.get(event) !== length) wrong += 1;
    missing -= 1;
  };
  for (const end = now() + seconds * 1000; missing > 0 && failure === undefined && now() < end;) await pause(20);
  received = undefined;
  if (failure !== undefined) throw new Error(failure);
  if (missing > 0) throw new Error(`${missing} of ${events * count} deliveries did not arrive within ${seconds} s`);
  if (wrong > 0) throw new Error(`${wrong} of ${events * count} deliveries differ from those of the other sockets`);
  return { arrivals, text: lastText };
}

async function closeAll(): Promise<void> {
  for (const socket of sockets) {
    socket.removeAllListeners("close");
    socket.terminate();
  }
  sockets = [];
  failure = undefined;
  await pause(QUIET_MS);
}

answerOrders(async (order: SocketOrder): Promise<SocketReport> => {
  if (order.open) await openAll(order.open);
  const report = order.listen ? await listen(order.listen) : { arrivals: [], text: lastText };
  if (order.close) await closeAll();
  return report;
});
