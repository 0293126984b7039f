import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { Raw, SILENCE } from "#gateway/testing/recordingHost.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway({ answers: { ping: { ok: true, status: 1, role: 0, paid_plan: 2 } } });
});
afterEach(() => gateway.close());

const PING = "subscription S { ping { ok } }";

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}
/** A socket with hand-written frames, for messages that a client library would not send. */
async function raw(headers: Record<string, string> = {}, init: unknown = { type: "connection_init" }) {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  const heard: Message[] = [];
  const closed = new Promise<number>((resolve) => void socket.on("close", resolve));
  socket.on("message", (data) => heard.push(JSON.parse((data as Buffer).toString()) as Message));
  await new Promise((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  if (init !== undefined) socket.send(JSON.stringify(init));
  const until = (type: string) => expect.poll(() => heard.map((message) => message.type)).toContain(type);
  const subscribe = (id: string, payload: object) => socket.send(JSON.stringify({ type: "subscribe", id, payload }));
  return { socket, heard, closed, until, subscribe };
}
const byId = (document: string) => ({ query: "", extensions: { id: gateway.trust(document) } });

test("runs a subscription by its document id for the member of the cookie", async () => {
  const subscription = gateway.subscribe(PING, {}, { as: "owner" });
  expect((await subscription.next()).value).toEqual({ data: { ping: { ok: true } } });
  await subscription.return?.();
});

test("accepts API keys and any document from tools, but not from browsers", async () => {
  const subscription = gateway.subscribe(PING, {}, { as: "tool" });
  expect((await subscription.next()).value).toEqual({ data: { ping: { ok: true } } });
  await subscription.return?.();
  const browser = await raw(await gateway.headersOf({ as: "owner" }));
  await browser.until("connection_ack");
  browser.subscribe("1", { query: PING });
  await browser.until("error");
  expect(JSON.stringify(browser.heard)).toContain("INVALID");
  browser.subscribe("2", { query: "", extensions: { id: "unknown" } });
  await expect.poll(() => browser.heard.filter((message) => message.type === "error")).toHaveLength(2);
  browser.socket.terminate();
  expect(gateway.calls().every((call) => call.headers["jwt"]?.includes("sk_test"))).toBe(true);
});

test("refuses a socket from a foreign page before the upgrade", async () => {
  const headers = { ...(await gateway.headersOf({ as: "owner" })), origin: "https://evil.example" };
  await expect(raw(headers)).rejects.toThrow("403");
  await expect(raw({ ...headers, origin: gateway.url })).resolves.toBeDefined();
});

test("refuses a socket on another path", async () => {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/other`);
  const error = await new Promise((resolve) => void socket.on("error", resolve));
  expect(String(error)).toContain("404");
});

test("closes the socket with 4401 for an invalid API key", async () => {
  const { closed } = await raw({}, { type: "connection_init", payload: { authorization: "Bearer x" } });
  expect(await closed).toBe(4401);
});

test("allows at most fifty subscriptions per socket", async () => {
  const { heard, until, subscribe, socket } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  const payload = byId(PING);
  for (let n = 0; n < 51; n++) subscribe(String(n), payload);
  await until("error");
  const refused = heard.filter((message) => message.type === "error");
  expect(refused.map((message) => message.id)).toEqual(["50"]);
  expect(JSON.stringify(refused)).toContain("RATE_LIMITED");
  socket.terminate();
});

test("cancels the running call of a completed subscription, and leaves the socket open", async () => {
  gateway.answers({ ping: SILENCE });
  const { until, subscribe, socket } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  subscribe("1", byId(PING));
  await expect.poll(() => gateway.calls("ping")).toHaveLength(1);
  socket.send(JSON.stringify({ type: "complete", id: "1" }));
  await expect.poll(() => gateway.calls("ping")[0]?.aborted).toBe(true);
  gateway.answers({ ping: { ok: true, status: 1, role: 0, paid_plan: 2 } });
  subscribe("2", byId(PING));
  await until("next");
  socket.terminate();
});

test("cancels the running calls of a closed socket", async () => {
  gateway.answers({ ping: SILENCE });
  const { until, subscribe, socket } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  subscribe("1", byId(PING));
  await expect.poll(() => gateway.calls("ping")).toHaveLength(1);
  socket.terminate();
  await expect.poll(() => gateway.calls("ping")[0]?.aborted).toBe(true);
  expect(gateway.calls("ping")).toHaveLength(1);
});

test("masks errors over a socket", async () => {
  gateway.answers({ getUser: new Raw(500, { err: "boom at /srv/x.ts:1" }) });
  const { heard, until, subscribe, socket } = await raw(
    {},
    { type: "connection_init", payload: { authorization: "Bearer sk_test_key_of_admin" } },
  );
  await until("connection_ack");
  subscribe("1", { query: "{ viewer { user { name } } }" });
  await until("complete");
  expect(JSON.stringify(heard)).toContain("UPSTREAM_DOWN");
  expect(JSON.stringify(heard)).not.toMatch(/srv|boom/);
  subscribe("2", { query: `{${"viewer{".repeat(13)}kind${"}".repeat(14)}` });
  await until("error");
  expect(JSON.stringify(heard)).toContain("depth");
  socket.terminate();
});

test("closes sockets with the share link or session that opened them", async () => {
  const { closed } = await raw(
    {},
    {
      type: "connection_init",
      payload: {
        shareToken: (await gateway.headersOf({ as: "share", grant: { expiresAt: gateway.clock.now + 1500 } }))[
          "x-share-token"
        ],
      },
    },
  );
  expect(await closed).toBe(4401);
});

test("closes sockets while draining so that clients reconnect elsewhere", async () => {
  const { closed, until } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  await gateway.drain();
  expect(await closed).toBe(1012);
});

test("closes the socket for a message over 100 KB", async () => {
  const { closed, until, subscribe } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  subscribe("1", { query: "x".repeat(110_000) });
  expect(await closed).toBe(1009);
});

test("cancels everything that runs for a closed socket, queries included", async () => {
  gateway.answers({ getUser: SILENCE });
  const { socket, until, subscribe } = await raw(await gateway.headersOf({ as: "owner" }));
  await until("connection_ack");
  subscribe("1", byId("query Q { viewer { user { name } } }"));
  await expect.poll(() => gateway.calls("getUser")).toHaveLength(1);
  socket.terminate();
  await expect.poll(() => gateway.calls("getUser")[0]?.aborted).toBe(true);
});

test("leaks nothing for sockets that close before they are authenticated", async () => {
  const init = JSON.stringify({ type: "connection_init", payload: { authorization: "Bearer sk_test_key_of_admin" } });
  for (let n = 0; n < 20; n++) {
    const { socket } = await raw({}, undefined);
    socket.send(init, () => socket.terminate());
  }
  const sockets = async () =>
    (await (await fetch(`${gateway.url}/metrics`)).text()).match(/^gateway_sockets (\d+)$/m)?.[1];
  await expect.poll(() => sockets()).toBe("0");
});

test("closes the socket for an oversized message, without console output", async () => {
  const printed = vi.spyOn(console, "error");
  const { socket, closed } = await raw();
  socket.send("x".repeat(200_000));
  expect(await closed).toBe(1009);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
