// Senders that take their time, as real sockets: each byte comes, and the whole never does.
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

/** However it ends: a connection that is cut off may be reset. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once("close", () => resolve()));

/** One byte every 20 ms until the other side ends the connection; answers what it said. */
async function drip(socket: Socket, byte: string): Promise<string> {
  const timer = setInterval(() => socket.write(byte), 20);
  let text = "";
  socket.on("data", (data: Buffer) => (text += data.toString("latin1")));
  await closed(socket);
  clearInterval(timer);
  return text;
}

const HEAD = "Host: localhost\r\nContent-Type: application/json\r\n";

describe("the gateway cuts off", () => {
  test("a body that drips", async () => {
    const socket = await open(`POST /graphql HTTP/1.1\r\n${HEAD}x-app: 1\r\nContent-Length: 100000\r\n\r\n{`);
    expect(await drip(socket, " ")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("a body in chunks that never end", async () => {
    const socket = await open(`POST /graphql HTTP/1.1\r\n${HEAD}x-app: 1\r\nTransfer-Encoding: chunked\r\n\r\n`);
    expect(await drip(socket, "1\r\n{\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("headers that drip", async () => {
    expect(await drip(await open("GET /healthz HTTP/1.1\r\nX-Slow: "), "a")).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("a connection on which nothing is sent", async () => {
    const socket = await open("");
    expect(await drip(socket, "")).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});

const UPGRADE =
  "GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

describe("the gateway ends a WebSocket", () => {
  test("that sends no connection_init and does not answer the close frame", async () => {
    const text = await drip(await open(UPGRADE), "");
    expect(text).toMatch(/^HTTP\/1\.1 101 /);
    // 4408 as the first two bytes of the close frame: 0x1138
    expect(text).toContain("\x11\x38Connection initialisation timeout");
  });

  test("whose connection_init drips byte by byte", async () => {
    // the head of a masked frame of 100 bytes; what follows never fills it
    const socket = await open(UPGRADE);
    socket.write(Buffer.from([0x81, 0x80 | 100, 0, 0, 0, 0]));
    expect(await drip(socket, "\0")).toContain("\x11\x38Connection initialisation timeout");
  });

  test("on another path, although the sender keeps its half open", async () => {
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
