// Imports logs into a host with real stores. Tests the outcome of each line, which counts once no matter how often it
// is sent.
import { importLog } from "@sightline/schema/rest/projects/importing";
import { createApiKey } from "@sightline/schema/rest/integrations/developer";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { selectedRows } from "#host/testing/selectedRows.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { chrome, combinedLine, googlebot, numbered } from "./testing/logLines.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

type Sender = NonNullable<NonNullable<Parameters<TestHost["request"]>[1]>["as"]>;

const send = (
  texts: readonly string[],
  { as = "admin", key = "acme-shop", from = 0 }: { as?: Sender; key?: string; from?: number } = {},
) =>
  host.request(importLog, {
    as,
    params: { widget_key: key },
    body: { site: "shop.example", lines: numbered(texts).slice(from) },
  });

async function rows(columns: string, where = "1"): Promise<Record<string, unknown>[]> {
  await host.ingest.flush();
  return await selectedRows(host.events, columns, `FROM event WHERE ${where} ORDER BY ts, url`);
}

const at = (time: string) => `10/Mar/2026:${time} +0000`;

describe("imported log lines", () => {
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
  const log = [
    combinedLine({ time: at("10:00:00"), request: "GET /?utm_source=news&utm_medium=email HTTP/1.1" }),
    combinedLine({ time: at("10:00:00"), request: "GET /style.css HTTP/1.1" }),
    combinedLine({ time: at("10:10:00"), referrer: "https://shop.example/" }),
    combinedLine({ time: at("10:10:00"), referrer: "https://shop.example/" }),
    combinedLine({ time: at("10:10:01"), status: 404 }),
    combinedLine({ time: at("10:10:02"), request: "POST /cart HTTP/1.1" }),
    combinedLine({ time: at("10:10:03"), status: 301 }),
    combinedLine({ time: at("10:10:04"), userAgent: googlebot }),
    "nonsense",
    combinedLine({ time: at("10:45:00"), referrer: "https://www.google.com/" }),
    JSON.stringify({
      ts: "2026-03-10T11:00:00Z",
      url: "https://blog.example/a",
      ip: "8.8.8.8",
      user_agent: phone,
      utc_offset: 0,
    }),
    combinedLine({ ip: "unix:" }),
    combinedLine({ time: "10/Mar/2027:00:00:00 +0000" }),
    combinedLine({ time: "10/Mar/2016:00:00:00 +0000" }),
  ];

  it("become page views, with a result for each line", async () => {
    const { answer } = await send(log);
    expect(answer).toEqual({
      stored: 5,
      known: 0,
      skipped: { bot: 1, asset: 1, method: 1, status: 1, redirect: 1, blocked: 0 },
      refused: [
        { number: 9, field: "line", message: "must be in combined or common log format, or a JSON object" },
        { number: 12, field: "ip", message: "must be an IPv4 or IPv6 address, or a host name" },
        { number: 13, field: "time", message: "must not lie in the future" },
        { number: 14, field: "time", message: "must be at most 5 years ago, or say --any-age" },
      ],
    });
    expect(await rows("ts, url, is_entry, channel, device, is_bot, utc_offset")).toMatchObject([
      {
        ...{ ts: "2026-03-10T10:00:00.000Z", url: "https://shop.example/?utm_source=news&utm_medium=email" },
        ...{ is_entry: 1, utc_offset: -32768 },
      },
      { url: "https://shop.example/prices", is_entry: 0 },
      { url: "https://shop.example/prices", is_entry: 0 },
      { ts: "2026-03-10T10:45:00.000Z", is_entry: 1 },
      { url: "https://blog.example/a", device: "mobile", is_entry: 1, utc_offset: 0 },
    ]);
    const ids = await rows("session_id, visitor_id");
    expect(new Set(ids.map((row) => row["session_id"])).size).toBe(3);
    expect(new Set(ids.map((row) => row["visitor_id"])).size).toBe(2);
    expect(await rows("url, ref_host", "ref_host <> ''")).toEqual([
      { url: "https://shop.example/prices", ref_host: "google.com" },
    ]);
  });

  it("are counted once when sent again completely, in part or in other batches", async () => {
    expect((await send(log)).answer).toMatchObject({ stored: 0, known: 5 });
    expect((await send(log, { from: 3 })).answer).toMatchObject({ stored: 0, known: 3 });
    const grown = [...log, combinedLine({ time: at("11:10:00") })];
    expect((await send(grown)).answer).toMatchObject({ stored: 1, known: 5 });
    expect(await rows("event_id")).toHaveLength(6);
  });

  it("go on with a visit that began in the portion before", async () => {
    const visit = ["09:00:00", "09:20:00", "09:40:00", "10:30:00"].map((time) =>
      combinedLine({ ip: "2001:db8::7", time: `11/Mar/2026:${time} +0000` }),
    );
    await send(visit.slice(0, 1));
    await send(visit.slice(1, 3));
    await send(visit);
    const found = await rows("session_id, is_entry", "toDate(ts) = '2026-03-11'");
    expect(found.map((row) => row["is_entry"])).toEqual([1, 0, 0, 1]);
    expect(new Set(found.map((row) => row["session_id"])).size).toBe(2);
  });

  it("leave no IP address in the store", async () => {
    const all = JSON.stringify(await rows("*"));
    expect(all).toContain("/prices");
    expect(all).not.toMatch(/203\.0\.113\.9|2001:db8::7/);
  });

  it("are separate for another project with the same text", async () => {
    const line = combinedLine({ time: "12/Mar/2026:00:00:00 +0000" });
    expect((await send([line])).answer.stored).toBe(1);
    expect((await send([line], { key: "acme-blog" })).answer.stored).toBe(1);
    const visitors = (await rows("visitor_id", "toDate(ts) = '2026-03-12'")).map((row) => row["visitor_id"]);
    expect(new Set(visitors).size).toBe(2);
  });
});

describe("project settings during an import", () => {
  const update = (set: object) =>
    host.entities.updateTable("widget").set(set).where("widget_id", "=", host.acme.blog.widgetId).execute();

  it("set the host, refuse other hosts and apply block rules", async () => {
    await update({ allowed_websites: JSON.stringify(["blog.example"]) });
    await host.entities
      .insertInto("block_rule")
      .values({
        widget_id: host.acme.blog.widgetId,
        kind: "page",
        value: "/intern/*",
        created_by: host.members.owner.userId,
      })
      .execute();
    const json = { ts: "2026-03-13T11:00:00Z", path: "/a", ip: "8.8.8.8", user_agent: chrome };
    const { answer } = await host.request(importLog, {
      as: "owner",
      params: { widget_key: "acme-blog" },
      body: {
        lines: numbered([
          JSON.stringify(json),
          JSON.stringify({ ...json, host: "other.example" }),
          JSON.stringify({ ...json, path: "/intern/x" }),
        ]),
      },
    });
    expect(answer).toMatchObject({ stored: 1, skipped: { blocked: 1 }, refused: [{ number: 2, field: "host" }] });
    expect(await rows("host", "toDate(ts) = '2026-03-13'")).toEqual([{ host: "blog.example" }]);
  });

  it("can shorten addresses, so that neighbors with one browser are one visitor", async () => {
    await update({ setting: JSON.stringify({ anonymise_ip: true }) });
    const time = "15/Mar/2026:10:00:00 +0000";
    const neighbours = ["198.51.100.1", "198.51.100.2", "198.51.101.1"].map((ip) => combinedLine({ ip, time }));
    const body = { site: "blog.example", lines: numbered(neighbours) };
    const { answer } = await host.request(importLog, { as: "owner", params: { widget_key: "acme-blog" }, body });
    expect(answer.stored).toBe(3);
    const found = await rows("visitor_id, toString(address_hash) AS trace", "toDate(ts) = '2026-03-15'");
    expect(new Set(found.map((row) => row["visitor_id"])).size).toBe(2);
    expect(found.map((row) => row["trace"])).toEqual(["0", "0", "0"]);
  });

  it("refuse everything while it is paused", async () => {
    await update({ status: 0 });
    const { failure, status } = await send([combinedLine()], { key: "acme-blog" });
    expect([status, failure.err]).toEqual([409, expect.stringContaining("paused")]);
  });
});

describe("import permissions", () => {
  const one = [combinedLine({ time: "14/Mar/2026:00:00:00 +0000" })];
  test.each([
    ["nobody", undefined, 401],
    ["a viewer", "viewer", 403],
    ["a user", "user", 403],
    ["another company", "stranger", 404],
  ] as const)("exclude %s", async (_, as, status) => {
    const answered = await host.request(importLog, {
      ...(as ? { as } : {}),
      params: { widget_key: "acme-shop" },
      body: { site: "shop.example", lines: numbered(one) },
    });
    expect(answered.status).toBe(status);
    expect(await rows("event_id", "toDate(ts) = '2026-03-14'")).toEqual([]);
  });

  it("include a key with the write scope for projects, and exclude a read-only key", async () => {
    const keyOf = async (scope: "read:reports" | "write:projects") =>
      (await host.request(createApiKey, { as: "owner", body: { name: scope, scopes: [scope] } })).answer.key;
    expect((await send(one, { as: { jwt: await keyOf("read:reports") } })).status).toBe(403);
    expect((await send(one, { as: { jwt: await keyOf("write:projects") } })).answer.stored).toBe(1);
  });
});

describe("refused import request", () => {
  test.each([
    ["no lines", { lines: [] }, "lines"],
    [
      "too many lines",
      {
        lines: numbered(["a"]).concat(
          Array.from({ length: 4000 }, (_, n) => ({ number: n + 2, text: "a", repeat: 0 })),
        ),
      },
      "lines",
    ],
    ["a site that is none", { site: "a b", lines: numbered(["a"]) }, "site"],
  ])("has %s", async (_, body, field) => {
    const { status, failure } = await host.request(importLog, {
      as: "owner",
      params: { widget_key: "acme-shop" },
      body,
    });
    expect([status, failure.field]).toEqual([400, field]);
  });

  it("has an unknown project, or more than 1 MB", async () => {
    expect((await send([combinedLine()], { key: "nobodys" })).status).toBe(404);
    expect((await send(Array.from({ length: 70 }, () => "x".repeat(16_000)))).status).toBe(413);
  });
});
