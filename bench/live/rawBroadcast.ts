// The limit of live updates, in its own process: `ws` upgrades the connections, and one frame is written to all of them.
// No protocol, session, permissions or polling.
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { answerOrders } from "../run/child.ts";
import { now } from "../run/clock.ts";
import { usageText } from "../run/usage.ts";

export interface RawOrder {
  /** sent to all sockets this many times, after `everyMs` each: the sockets have time to start listening */
  broadcast?: { text: string; events: number; everyMs: number };
}

export interface RawState {
  origin: string;
  /** when each broadcast so far began, in milliseconds since 1970 */
  sentAt: number[];
}

const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const wires: Duplex[] = [];
const sentAt: number[] = [];
const server = createServer((_, response) => void response.end(usageText()));
server.on("upgrade", (request, wire, head) => {
  sockets.handleUpgrade(request, wire, head, () => void wires.push(wire));
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 1024 });
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** An unmasked text frame (RFC 6455, section 5.2). */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length < 126) return Buffer.concat([Buffer.from([0x81, body.length]), body]);
  const head = Buffer.alloc(body.length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  head[1] = head.length === 4 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(body.length, 2);
  else head.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([head, body]);
}

answerOrders(async ({ broadcast }: RawOrder): Promise<RawState> => {
  if (broadcast) {
    const { text, events, everyMs } = broadcast;
    for (let n = 0; n < events; n++) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      sentAt.push(now());
      const frame = frameOf(text);
      for (const wire of wires) wire.write(frame);
    }
  }
  return { origin, sentAt };
});
