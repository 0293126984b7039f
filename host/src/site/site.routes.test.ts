import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { batchOf, chrome, manyPageviews, pageview } from "#host/ingest/testing/batches.ts";
import { openTestIngest, type TestIngest } from "./testing/testIngest.ts";

let testIngest: TestIngest | undefined;
afterEach(async () => {
  await testIngest?.close();
  testIngest = undefined;
});
const open = async (...options: Parameters<typeof openTestIngest>) => (testIngest = await openTestIngest(...options));

const collect = "/collect/shop-key";

describe("POST /collect", () => {
  it("accepts JSON, beacon text and gzip, and responds 204 to every origin", async () => {
    const { post, rows } = await open();
    const plain = await post(collect, manyPageviews(1), {
      "content-type": "application/json",
      origin: "https://a.example",
    });
    const beacon = await post(collect, manyPageviews(1), { "content-type": "text/plain;charset=UTF-8" });
    const zipped = new Uint8Array(gzipSync(JSON.stringify(manyPageviews(50))));
    const packed = await post(collect, zipped);
    for (const answer of [plain, beacon, packed]) {
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
    expect(await rows("event_id")).toHaveLength(52);
  });

  it("responds 202 with refused events by index, field and remedy", async () => {
    const { post } = await open();
    const answer = await post(collect, batchOf([pageview(), { ...pageview(), event_id: "x" }]));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      accepted: 1,
      refused: [{ index: 1, field: "event_id", message: expect.stringContaining("must be a uuid") }],
    });
  });

  it("responds 503 to an overload before the body is validated", async () => {
    const { post, ingest } = await open({ ingest: { limits: { maxWaiting: -1 } } });
    const answer = await post(collect, "no JSON");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE", reason: "ingest.tooManyWaiting" });
    expect(ingest.stats().unavailable).toBe(1);
  });

  const noBatches: [string, unknown, string][] = [
    ["null", null, "body"],
    ["a number", 5, "body"],
    ["a list", [], "body"],
    ["no JSON", "{", "body"],
    ["nothing", "", "body"],
    ["no events", batchOf([]), "events"],
    ["too many events", batchOf(Array.from({ length: 501 }, () => null)), "events"],
    ["no visitor", { ...manyPageviews(1), visitor_id: "me" }, "visitor_id"],
    [
      "a session without an address",
      { ...manyPageviews(1), session: { id: randomUUID(), start: 1 } },
      "session.entry_url",
    ],
  ];
  it.each(noBatches)("responds 400 to %s", async (_, body, field) => {
    const { post } = await open();
    const answer = await post(collect, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "INVALID", field, err: expect.stringContaining(field) });
  });

  it("responds 404 to an unknown key and 413 to a compression bomb", async () => {
    const { post } = await open();
    for (const key of ["other", "%00", "a%00b", "__proto__"])
      expect((await post(`/collect/${key}`, manyPageviews(1))).status).toBe(404);
    expect((await post("/init/uuid", { key: "\ud800" })).status).toBe(404);
    expect((await post(collect, new Uint8Array(gzipSync(Buffer.alloc(20_000_000))))).status).toBe(413);
  });

  it("responds 403 to a page outside the project's allowed domains", async () => {
    const { post, rows } = await open({ project: { allowedWebsites: ["shop.example", "*.shop.example"] } });
    const from = (origin: string, url: string) => post(collect, batchOf([pageview(url)]), { origin });
    expect((await from("https://www.shop.example", "https://www.shop.example/a")).status).toBe(204);
    expect((await from("https://de.shop.example", "https://de.shop.example/a")).status).toBe(204);
    const foreign = await from("https://evil.example", "https://shop.example/");
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ field: "url", err: expect.stringContaining("evil.example") });
    expect((await post(collect, batchOf([pageview("https://evil.example/")]))).status).toBe(403);
    expect(await rows("host")).toHaveLength(2);
  });

  it("responds 503 with Retry-After when it can't store", async () => {
    const { post, reopen } = await open();
    await reopen({ limits: { maxWaiting: -1 } });
    const answer = await post(collect, manyPageviews(1));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(answer.headers.get("access-control-expose-headers")).toContain("retry-after");
  });

  it("trusts X-Forwarded-For from the right, only as far as there are proxies", async () => {
    const rule = { id: 1, kind: "address" as const, value: "203.0.113.7", addresses: [] };
    const blocked = { blockRules: [rule] };
    const forged = { "x-forwarded-for": "203.0.113.7, 198.51.100.1" };
    const honest = { "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
    const proxied = await open({ project: blocked, trustedProxies: 1 });
    await proxied.post(collect, manyPageviews(1), forged);
    await proxied.post(collect, manyPageviews(1), honest);
    expect(await proxied.rows("event_id")).toHaveLength(1);
    await proxied.close();
    const direct = await open({ project: blocked, trustedProxies: 0 });
    await direct.post(collect, manyPageviews(1), honest);
    expect(await direct.rows("event_id")).toHaveLength(1);
  });
});

describe("other tracker endpoints", () => {
  it("POST /track stores a visitor's attributes once", async () => {
    const { post, rows } = await open();
    const body = {
      uuid: randomUUID(),
      id: "u-9",
      email: "ann@shop.example",
      attributes: { plan: "pro" },
      event_id: randomUUID(),
    };
    const answer = await post("/track/shop-key", body, { "user-agent": chrome });
    expect(await answer.json()).toEqual({ id: body.uuid });
    await post("/track/shop-key", body, { "user-agent": chrome });
    const [row, ...more] = await rows("type, name, props, visitor_id");
    expect(more).toEqual([]);
    expect(row).toMatchObject({ type: "identify", name: "u-9", visitor_id: body.uuid });
    expect(JSON.parse(String(row?.["props"]))).toEqual({ plan: "pro", email: "ann@shop.example" });
    const wrong = await post("/track/shop-key", { uuid: body.uuid, email: "ann" });
    expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ field: "email" })]);
  });

  it("POST /init/uuid assigns a visitor id, or returns the existing one", async () => {
    const { post } = await open();
    const uuid = randomUUID();
    const identified = await (await post("/init/uuid", { key: "shop-key", uuid })).json();
    expect(identified).toEqual({ id: uuid, setting: { heartbeat_ms: 15_000, recording: true, sites: [] } });
    const made = await (await post("/init/uuid", { key: "shop-key" })).json();
    expect(made).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await post("/init/uuid", { key: "nobody" })).status).toBe(404);
  });

  it("POST /init/uuid returns the project's own hosts, between which campaigns do not count", async () => {
    const { post } = await open({
      project: { allowedWebsites: ["www.shop.example", "*.shop.example", "https://Sister.co.uk/"] },
    });
    const answer = await (await post("/init/uuid", { key: "shop-key" })).json();
    expect(answer).toMatchObject({ setting: { sites: ["shop.example", "sister.co.uk"] } });
  });

  it.each([
    ["with what watches rules to a project that has some", [{ a: 1, n: "cta", s: "button", i: 1 }], true],
    ["without what watches rules to a project that has none", [], false],
  ] as const)("GET /js/track.js is served %s", async (_, rules, isWatching) => {
    const { get } = await open({ site: { options: [], rules } });
    const script = await get("/js/track.js?key=shop-key");
    const code = await script.text();
    if (script.status === 503) expect(code).toContain("npm run build");
    else expect(/^window\.siteTrackerRules=\[.*siteTrackerWatch=/s.test(code)).toBe(isWatching);
  });

  it("GET /widget/active marks the installation", async () => {
    const { get, installed } = await open();
    expect((await get("/widget/active/shop-key")).status).toBe(204);
    expect(installed).toEqual([7]);
    expect((await get("/widget/active/nobody")).status).toBe(404);
  });

  it("GET /js/track.js is served compressed and cacheable, and reports a missing project key", async () => {
    const { get } = await open();
    const answer = await get("/js/track.js?key=shop-key", { "accept-encoding": "gzip, br" });
    if (answer.status === 503) expect(await answer.text()).toContain("npm run build");
    else {
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect(answer.headers.get("content-type")).toContain("javascript");
      const etag = answer.headers.get("etag") ?? "";
      expect((await get("/js/optimize.js?key=shop-key", { "if-none-match": etag })).status).toBe(304);
    }
    expect((await get("/js/track.js")).status).toBe(400);
    expect((await get("/js/track.js?key=nobody")).status).toBe(404);
  });
});
