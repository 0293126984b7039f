import { pino } from "pino";
import { Agent, get as httpGet } from "node:http";
import { connect } from "node:net";
import type { OperatorAccess } from "@sightline/schema/rest/network/operatorAccess";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "#host/stores/storeUnavailable.ts";
import { number } from "#host/stores/resultColumns.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { createAvailability } from "./availability.ts";
import { openEdge } from "./edge.ts";
import { createHostApp, type HostApp } from "./hostApp.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { mountProbes } from "./probes.ts";
import { createReadiness, type Readiness } from "./readiness.ts";

const ENDLESS = "SELECT count() AS n FROM numbers(1000000000000) WHERE sipHash64(number) = 0";
const RUNNING = "SELECT count() - 1 AS n FROM system.processes WHERE query LIKE '%1000000000000%'";

const log = pino({ level: "silent" });

function parts(access: OperatorAccess = { metricsToken: undefined, isLocalInstallation: true }): {
  app: HostApp;
  metrics: Metrics;
  readiness: Readiness;
} {
  const metrics = createMetrics({ process: false });
  const readiness = createReadiness(() => {});
  readiness.require("event store");
  const app = createHostApp({ log, metrics });
  mountProbes(app, { readiness, metrics, access });
  return { app, metrics, readiness };
}

describe("edge server", () => {
  it("responds to probes from the start, and returns a retry response to others until the app is ready", async () => {
    const { app, readiness } = parts();
    const edge = await openEdge(app, 0);
    const get = (address: string) => fetch(`http://localhost:${edge.port}${address}`);
    readiness.report("making the demo", 0.25);
    expect((await get("/healthz")).status).toBe(200);
    const unready = await get("/readyz");
    expect([unready.status, await unready.json()]).toEqual([
      503,
      { status: "starting", missing: ["event store"], step: "making the demo", progress: 0.25 },
    ]);
    const early = await get("/user");
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await early.json()).toMatchObject({ code: "UNAVAILABLE" });

    const next = parts();
    next.app.get("/user", (c) => c.text("hello"));
    edge.letIn(next.app);
    expect(await (await get("/user")).text()).toBe("hello");
    await edge.close(1000);
  });

  it("finishes running requests while it closes", async () => {
    const { app } = parts();
    const edge = await openEdge(app, 0);
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const next = parts();
    next.app.get("/slow", async (c) => {
      started.resolve();
      await finish.promise;
      return c.text("done");
    });
    edge.letIn(next.app);
    const slow = fetch(`http://localhost:${edge.port}/slow`);
    await started.promise;
    const closed = edge.close(10_000);
    await expect(fetch(`http://localhost:${edge.port}/slow`)).rejects.toThrow("fetch failed");
    finish.resolve();
    expect(await (await slow).text()).toBe("done");
    await closed;
  });

  it("cancels the query in the event store when the client disconnects", async () => {
    const { events, close } = await openEvents();
    const { app } = parts();
    const edge = await openEdge(app, 0);
    const next = parts();
    const cause = Promise.withResolvers<unknown>();
    next.app.get("/report", async (c) => {
      const rows = events.query({ n: number }, ENDLESS, {}, c.req.raw.signal);
      rows.catch(cause.resolve);
      return c.json(await rows);
    });
    edge.letIn(next.app);
    const running = async () => (await events.query({ n: number }, RUNNING))[0]?.n;
    expect(await running()).toBe(0);
    const client = new AbortController();
    const report = fetch(`http://localhost:${edge.port}/report`, { signal: client.signal });
    await expect.poll(running).toBe(1);
    client.abort();
    await expect(report).rejects.toThrow("aborted");
    await cause.promise;
    await expect.poll(running).toBe(0);
    await edge.close(1000);
    await close();
  });

  it("responds 503 with Retry-After while the event store can't take more queries, or took too long", async () => {
    const { app } = parts();
    app.get("/busy", () => {
      throw new StoreUnavailable("event store", "busy", { retryAfter: 5 });
    });
    app.get("/slow", () => {
      throw Object.assign(new Error("Timeout exceeded"), { code: "159" });
    });
    const seen = ["/busy", "/slow"].map(async (path) => {
      const answer = await app.request(path);
      return [answer.status, answer.headers.get("retry-after"), await answer.json()];
    });
    expect(await Promise.all(seen)).toMatchObject([
      [503, "5", { code: "UNAVAILABLE", reason: "request.storeBusy" }],
      [503, "60", { code: "UNAVAILABLE", reason: "request.tooSlow" }],
    ]);
  });

  it.each([
    ["this process", { code: "ENOSPC" }],
    ["PostgreSQL", { code: "53100" }],
    ["ClickHouse", { code: "243" }],
  ])("responds 503 with Retry-After while the disk of %s is full", async (_, error) => {
    const { app } = parts();
    app.get("/full", () => {
      throw Object.assign(new Error("No space left on device"), error);
    });
    const answer = await app.request("/full");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("cuts off slow bodies and headers", async () => {
    const timeouts = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 };
    const { app } = parts();
    const edge = await openEdge(app, 0, timeouts);
    const next = parts();
    next.app.post("/collect", async (c) => c.text(await c.req.text()));
    edge.letIn(next.app);
    const drip = (head: string) =>
      new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(edge.port, "127.0.0.1", () => socket.write(head));
        const timer = setInterval(() => socket.write("a"), 20);
        socket.on("data", (data: Buffer) => (text += data.toString("latin1")));
        socket.on("error", () => {});
        socket.on("close", () => {
          clearInterval(timer);
          resolve(text);
        });
      });
    expect(await drip("POST /collect HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 408 /,
    );
    expect(await drip("GET /healthz HTTP/1.1\r\nX-Slow: ")).toMatch(/^HTTP\/1\.1 408 /);
    await edge.close(1000);
  });

  it("keeps serving while it drains, with responses that close their connections", async () => {
    const edge = await openEdge(parts().app, 0);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = () =>
      new Promise<string | undefined>((resolve, reject) => {
        httpGet({ port: edge.port, path: "/healthz", agent }, (response) => {
          response.resume().once("end", () => resolve(response.headers.connection));
        }).once("error", reject);
      });
    expect(await get()).toBe("keep-alive");
    await edge.drain(0);
    expect([await get(), await get()]).toEqual(["close", "close"]);
    await edge.close(10_000);
    await expect(get()).rejects.toThrow("ECONNREFUSED");
    agent.destroy();
  });

  it("names each store that is not available at /readyz, and recovers with it", async () => {
    const { app, readiness } = parts();
    let isDown = true;
    let now = 0;
    const check = () => (isDown ? Promise.reject(new Error("connection refused")) : Promise.resolve());
    readiness.require(
      "event store",
      createAvailability(check, () => now),
    );
    readiness.finish();
    const ready = async () => {
      const answer = await app.request("/readyz");
      return [answer.status, await answer.json()];
    };
    expect(await ready()).toEqual([503, { status: "unavailable", missing: ["event store"] }]);
    isDown = false;
    now += 1000;
    expect(await ready()).toEqual([200, { status: "ready", missing: [] }]);
    expect((await app.request("/healthz")).status).toBe(200);
    readiness.drain();
    expect(await ready()).toEqual([503, { status: "draining", missing: [] }]);
  });

  it("does not count a slow check as a failure", async () => {
    const available = createAvailability(() => new Promise(() => {}));
    expect(await available()).toBe(true);
  });

  it("reports startup steps and metrics only to the operator", async () => {
    const token = "a token of 16 or more characters";
    const { app, readiness } = parts({ metricsToken: token, isLocalInstallation: false });
    readiness.report("making the demo", 0.25);
    const [outside, inside] = [{}, { headers: { authorization: `Bearer ${token}` } }];
    expect(await (await app.request("/readyz", outside)).json()).toEqual({
      status: "starting",
      missing: ["event store"],
    });
    expect(await (await app.request("/readyz", inside)).json()).toMatchObject({ step: "making the demo" });
    expect((await app.request("/metrics", outside)).status).toBe(404);
    expect((await app.request("/metrics", { headers: { authorization: "Bearer wrong" } })).status).toBe(404);
    expect((await app.request("/metrics", inside)).status).toBe(200);
    const local = parts().app;
    expect((await local.request("/metrics", { headers: { host: "rebound.example" } })).status).toBe(404);
    expect((await local.request("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } })).status).toBe(404);
  });

  it("counts requests by route and status", async () => {
    const { app, metrics } = parts();
    metrics.gauge("sightline_test", "A number.", () => 7);
    await app.request("/readyz");
    await app.request("/unknown/17");
    const text = await (await app.request("/metrics")).text();
    expect(text).toContain('sightline_host_request_seconds_count{method="GET",path="/readyz",status="503"} 1');
    expect(text).not.toContain("/unknown/17");
    expect(text).toContain("sightline_test 7");
  });
});
