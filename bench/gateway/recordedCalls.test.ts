import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { MadeCall, ProxyOrder, ProxyState } from "../product/hostProxy.ts";
import type { LimitFacts, LimitOrder } from "./limit/limit.ts";
import { repeatedCalls, wavesOf } from "./sameData.ts";

const fileAt = (path: string) => `${import.meta.dirname}/${path}`;

/** The API host: returns the path, and how often it was called. */
let called = 0;
const host = createServer((request, response) => {
  called += 1;
  request.resume();
  request.on("end", () => response.end(JSON.stringify({ path: request.url, called })));
});
let proxy: Child<ProxyOrder, ProxyState>;
let limit: Child<LimitOrder, LimitFacts>;
let proxyOrigin: string;

beforeAll(async () => {
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  proxy = await startChild<ProxyOrder, ProxyState>(fileAt("../product/hostProxy.ts"), [origin]);
  ({ origin: proxyOrigin } = await proxy.ask({}));
  limit = await startChild<LimitOrder, LimitFacts>(fileAt("limit/limit.ts"), [proxyOrigin]);
});

afterAll(async () => {
  await limit.end();
  await proxy.end();
  host.close();
  host.closeAllConnections();
});

const call = (path: string, body?: object) =>
  fetch(proxyOrigin + path, {
    headers: { widgetid: "12", jwt: "j" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  }).then((answer) => answer.text());
const shapeOf = (made: readonly MadeCall[]) =>
  made.map(({ method, path, body, widgetid, wave }) => `${wave} ${method} ${path} ${widgetid} ${body}`).toSorted();

test("the limit repeats exactly the recorded calls in their waves, and returns the recorded data", async () => {
  await proxy.ask({});
  await call("/widgets");
  await call("/report/a", { goal: 1 });
  const { made } = await proxy.ask({ replay: true });
  expect(wavesOf(made).map((wave) => wave.map(({ path }) => path))).toEqual([["/widgets"], ["/report/a"]]);

  const { origin } = await limit.ask({ learn: { id: "hash", waves: wavesOf(made), data: { visitors: 7 } } });
  const answer = await fetch(`${origin}/graphql`, { method: "POST", body: JSON.stringify({ id: "hash" }) });
  expect(await answer.json()).toEqual({ data: { visitors: 7 } });
  const { made: repeated } = await proxy.ask({});
  expect(shapeOf(repeated)).toEqual(shapeOf(made));
});

test("the limit refuses an operation whose calls were not recorded", async () => {
  const { origin } = await limit.ask({});
  const answer = await fetch(`${origin}/graphql`, { method: "POST", body: JSON.stringify({ id: "other" }) });
  expect(answer.status).toBe(500);
});

test("a replayed call returns the recorded response without reaching the host, and an unknown call reaches it", async () => {
  await proxy.ask({});
  const recorded = await call("/events?page=1");
  await proxy.ask({ replay: true });
  const before = called;
  expect(await call("/events?page=1")).toBe(recorded);
  expect(called).toBe(before);
  expect(await call("/events?page=2")).toContain("page=2");
  expect(called).toBe(before + 1);
  await proxy.ask({});
  expect(await call("/events?page=1")).not.toBe(recorded);
});

test("names calls that one request makes twice", async () => {
  await proxy.ask({});
  await call("/report/a", { goal: 1 });
  await call("/report/a", { goal: 2 });
  await call("/report/a", { goal: 1 });
  const { made } = await proxy.ask({});
  expect(repeatedCalls(made)).toEqual(["POST /report/a"]);
});

test("remembers a call until its response has been asked for", async () => {
  await call("/report/late");
  await proxy.ask({ replay: true, delay: 1000 });
  const late = call("/report/late");
  const paths = async () => (await proxy.ask({})).made.map(({ path, answeredAt }) => [path, answeredAt > 0]);
  while ((await proxy.ask({ replay: true, delay: 1000 })).made.length === 0);
  await late;
  expect(await paths()).toEqual([["/report/late", true]]);
  expect(await paths()).toEqual([]);
});
