// Slow senders on real sockets: single bytes arrive, but the request never completes.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({
    timeouts: {
      headersTimeout: 300,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      connectionInit: 200,
      closing: 200,
    },
  });
});
afterEach(() => gateway.close());

async function open(head: string): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(head);
  return socket;
}

/** Resolves however the connection ends: an aborted one may be reset. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once("close", () => resolve()));

/** Sends one byte every 20 ms until the other side closes the connection. Returns the received data. */
async function drip(socket: Socket, byte: string): Promise<string> {
  const timer = setInterval(() => socket.write(byte), 20);
  let text = "";
  socket.on("data", (data: Buffer) => (text += data.toString("latin1")));
  await closed(socket);
  clearInterval(timer);
  return text;
}

const HEAD = "Host: localhost\r\nContent-Type: application/json\r\n";

describe("gateway protection from slow senders", () => {
  test("cuts off a slow body", async () => {
    const socket = await open(`POST /graphql HTTP/1.1\r\n${HEAD}x-app: 1\r\nContent-Length: 100000\r\n\r\n{`);
    expect(await drip(socket, " ")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("cuts off an endless chunked body", async () => {
    const socket = await open(`POST /graphql HTTP/1.1\r\n${HEAD}x-app: 1\r\nTransfer-Encoding: chunked\r\n\r\n`);
    expect(await drip(socket, "1\r\n{\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("cuts off slow headers", async () => {
    expect(await drip(await open("GET /healthz HTTP/1.1\r\nX-Slow: "), "a")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("cuts off an idle connection", async () => {
    const socket = await open("");
    expect(await drip(socket, "")).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});

const UPGRADE =
  "GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

describe("gateway protection from stalled WebSockets", () => {
  test("ends a socket that sends no connection_init and does not answer the close frame", async () => {
    const text = await drip(await open(UPGRADE), "");
    expect(text).toMatch(/^HTTP\/1\.1 101 /);
    // 4408 as the first two bytes of the close frame: 0x1138
    expect(text).toContain("\x11\x38Connection initialisation timeout");
  });

  test("ends a socket whose connection_init arrives byte by byte", async () => {
    // the header of a masked frame of 100 bytes, which the following bytes never fill
    const socket = await open(UPGRADE);
    socket.write(Buffer.from([0x81, 0x80 | 100, 0, 0, 0, 0]));
    expect(await drip(socket, "\0")).toContain("\x11\x38Connection initialisation timeout");
  });

  test("ends a socket on another path even if the client does not close its side", async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(UPGRADE.replace("/graphql", "/elsewhere"));
    const timer = setInterval(() => socket.write("x"), 20);
    await closed(socket);
    clearInterval(timer);
  });
});
