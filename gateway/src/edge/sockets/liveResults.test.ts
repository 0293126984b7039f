import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Realtime } from "@sightline/schema/rest/audience/audience";
import { widget } from "#gateway/graph/testing/wire.ts";
import { roundedLive } from "#gateway/live/testing/rounds.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";

const at = "2026-02-01T12:00:00.000Z";
const lists = { per_minute: [], sources: [], countries: [], devices: [], visitors: [], events: [] };
const realtimeOf = (pages: Realtime["pages"]): Realtime => ({
  at,
  active: 1,
  idle: 2,
  pages,
  ...lists,
  bots: 3,
  pageviews_today: 9,
  last_event_at: at,
});
const pagesOf = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `/pages/${n}`, visitors: n }));

const LIVE = `subscription ($project: ID!) { realtime(project: $project) { pages { name visitors } } }`;
let gateway: TestGateway;
let round: () => void;
beforeEach(async () => {
  const rounded = roundedLive();
  round = rounded.round;
  gateway = await testGateway({ live: rounded.live, timeouts: { closing: 100 } });
  gateway.answers({ getWidgets: [widget(12)], getRealtime: realtimeOf([]) });
});
afterEach(() => gateway.close());

const sockets = async () =>
  (await (await fetch(`${gateway.url}/metrics`)).text()).match(/^gateway_sockets (\d+)$/m)?.[1];

/** A socket of the owner that is subscribed to the project, as the app does it. */
async function subscribed() {
  const headers = await gateway.headersOf({ as: "owner" });
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
  const heard: string[] = [];
  socket.on("message", (data) => heard.push((data as Buffer).toString()));
  await new Promise((resolve) => void socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init" }));
  const payload = { query: "", variables: { project: "12" }, extensions: { id: gateway.trust(LIVE) } };
  await expect.poll(() => heard).toHaveLength(1);
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload }));
  await expect.poll(() => heard).toHaveLength(2);
  return { socket, heard };
}

test("sends live results of every frame size", async () => {
  const watching = gateway.subscribe(LIVE, { project: "12" }, { as: "owner" });
  expect((await watching.next()).value).toEqual({ data: { realtime: { pages: [] } } });
  for (const count of [10, 5000]) {
    gateway.answers({ getRealtime: realtimeOf(pagesOf(count)) });
    round();
    expect((await watching.next()).value).toEqual({ data: { realtime: { pages: pagesOf(count) } } });
  }
  await watching.return?.();
});

test("ends a completed subscription without a further message and accepts its id again", async () => {
  const { socket, heard } = await subscribed();
  socket.send(JSON.stringify({ id: "1", type: "complete" }));
  const metrics = async () => (await fetch(`${gateway.url}/metrics`)).text();
  await expect.poll(metrics).toMatch(/^gateway_subscriptions 0$/m);
  round();
  const payload = { query: "", variables: { project: "12" }, extensions: { id: gateway.trust(LIVE) } };
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload }));
  await expect.poll(() => heard.length).toBeGreaterThan(2);
  expect(heard.slice(1).map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["next", "next"]);
  socket.terminate();
});

test("closes a socket that does not read its live results, while others continue", async () => {
  const slow = await subscribed();
  const other = await subscribed();
  gateway.answers({ getRealtime: realtimeOf(pagesOf(30_000)) });
  slow.socket.pause();
  const socketsAfterRound = () => {
    round();
    return sockets();
  };
  await expect.poll(socketsAfterRound, { interval: 5 }).toBe("1");
  gateway.answers({ getRealtime: realtimeOf(pagesOf(1)) });
  round();
  await expect.poll(() => JSON.parse(other.heard.at(-1) ?? "")).toMatchObject({ id: "1", type: "next" });
  slow.socket.terminate();
  other.socket.terminate();
});

test("stops listening to a client that sends messages without reading the answers", async () => {
  const { socket } = await subscribed();
  socket.pause();
  const ping = JSON.stringify({ type: "ping", payload: { text: "x".repeat(90_000) } });
  for (let n = 0; n < 300; n++) socket.send(ping);
  const other = await subscribed();
  expect(socket.bufferedAmount).toBeGreaterThan(1_000_000);
  other.socket.terminate();
  socket.terminate();
});

test("closes the socket with 4409 for a second subscription with a used id", async () => {
  const { socket } = await subscribed();
  const closed = new Promise((resolve) => void socket.once("close", resolve));
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: "" } }));
  expect(await closed).toBe(4409);
});

test("sends nothing for a subscription that its client completes in the same moment", async () => {
  const { socket, heard } = await subscribed();
  const payload = { query: "", variables: { project: "12" }, extensions: { id: gateway.trust(LIVE) } };
  socket.send(JSON.stringify({ id: "2", type: "subscribe", payload }));
  socket.send(JSON.stringify({ id: "2", type: "complete" }));
  socket.send(JSON.stringify({ id: "3", type: "subscribe", payload }));
  await expect.poll(() => heard.some((text) => text.includes(`"id":"3"`))).toBe(true);
  round();
  await expect.poll(() => heard.filter((text) => text.includes(`"id":"3"`))).toHaveLength(2);
  expect(heard.filter((text) => text.includes(`"id":"2"`))).toEqual([]);
  socket.terminate();
});
