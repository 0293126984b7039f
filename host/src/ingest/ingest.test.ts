import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batchOf, chrome, customEvent, manyPageviews, pageview } from "./testing/batches.ts";
import { openTestIngest, project, type TestIngest } from "#host/site/testing/testIngest.ts";

let testIngest: TestIngest;
beforeEach(async () => {
  testIngest = await openTestIngest();
});
afterEach(() => testIngest.close());

const submit = (body: unknown, more: object = {}) =>
  testIngest.ingest.submit({ project, ip: "8.8.8.8", userAgent: chrome, body, ...more });

const failing = (message: string) => async () => {
  throw new Error(message);
};

describe("what is stored", () => {
  it("carries the session's attribution and what the sender's address and agent tell", async () => {
    const view = pageview("https://shop.example:8443/cart?token=abc&x=1", Date.now() - 10);
    await submit(batchOf([view, customEvent("add_to_cart")], { utc_offset: 0 }));
    const [first, second] = await testIngest.rows(
      "widget_id, company_id, type, name, host, path, url, is_entry, channel, channel_rule, ref_host, country, browser, browser_version, os, device, lang, screen_w, utc_offset, props, is_bot, entry_path",
    );
    expect(first).toMatchObject({
      widget_id: 7,
      company_id: 3,
      type: "pageview",
      host: "shop.example",
      path: "/cart",
      url: "https://shop.example:8443/cart?token=***&x=1",
      is_entry: 1,
      channel: "Organic Search",
      channel_rule: "organic search",
      ref_host: "google.com",
      country: "US",
      browser: "Chrome",
      browser_version: "141",
      os: "Windows",
      device: "desktop",
      lang: "en-GB",
      screen_w: 1920,
      utc_offset: 0,
      is_bot: 0,
      entry_path: "/",
    });
    expect(second).toMatchObject({
      type: "event",
      name: "add_to_cart",
      props: '{"size":"M"}',
      channel: "Organic Search",
    });
  });

  it("keeps an honest clock's times to the millisecond and never puts anything in the future", async () => {
    const now = Date.now();
    await submit(batchOf([pageview("https://shop.example/a", now - 1234)]));
    await submit(batchOf([pageview("https://shop.example/b", now + 3_600_000)], { sent_at: now + 3_600_000 }));
    const rows = await testIngest.rows(
      "path, toUnixTimestamp64Milli(ts) AS ts, toUnixTimestamp64Milli(received_at) AS at",
    );
    const [a, b] = rows.toSorted((x, y) => String(x["path"]).localeCompare(String(y["path"])));
    expect(Number(a?.["ts"])).toBe(now - 1234);
    expect(Number(b?.["ts"])).toBeLessThanOrEqual(Number(b?.["at"]));
    expect(Number(b?.["ts"])).toBeGreaterThan(now - 60_000);
  });

  it("marks bots by name", async () => {
    await submit(batchOf([pageview()]), {
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    expect(await testIngest.rows("is_bot, bot_name")).toEqual([{ is_bot: 1, bot_name: "Googlebot" }]);
  });

  it("says once per project that its first page view came", async () => {
    await submit(batchOf([customEvent("x")]));
    await submit(batchOf([pageview()]));
    await submit(batchOf([pageview()]));
    expect(testIngest.installed).toEqual([7]);
  });
});

describe("what is refused or dropped", () => {
  it("refuses a bad event by index and field and stores the good ones", async () => {
    const result = await submit(batchOf([pageview(), { ...pageview(), url: "nowhere" }, { type: "magic" }, null]));
    expect(result.accepted).toBe(1);
    expect(result.refused).toEqual([
      { index: 1, field: "url", message: "must be a whole address that starts with http:// or https://" },
      { index: 2, field: "type", message: expect.any(String) },
      { index: 3, field: "body", message: expect.any(String) },
    ]);
    expect(await testIngest.rows("type")).toHaveLength(1);
    expect(testIngest.ingest.stats().refused).toMatchObject({ url: 1, type: 1 });
  });

  it("refuses a clock that is nowhere, with the field and the remedy", async () => {
    const odd = submit(batchOf([pageview()], { utc_offset: 841 }));
    await expect(odd).rejects.toMatchObject({
      message: expect.stringMatching(/^utc_offset: must be minutes from UTC/),
    });
  });

  it("refuses what is older than 7 days", async () => {
    const { refused } = await submit(batchOf([pageview("https://shop.example/", Date.now() - 8 * 86_400_000)]));
    expect(refused).toMatchObject([{ index: 0, field: "ts" }]);
  });
});

describe("each event once", () => {
  it("when the same batch comes three times, at once and after a restart", async () => {
    const batch = manyPageviews(20);
    await Promise.all([submit(batch), submit(batch)]);
    await submit(batch);
    await testIngest.reopen();
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(20);
    expect(testIngest.ingest.stats()).toMatchObject({ accepted: 0, duplicates: 20 });
  });

  it("when it is older than what is known by heart", async () => {
    const batch = batchOf([pageview("https://shop.example/", Date.now() - 3 * 3_600_000)]);
    await submit(batch);
    await testIngest.ingest.flush();
    await testIngest.reopen({ now: () => Date.now() + 3_600_000 });
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(1);
  });

  it("but the same id in another project is another event", async () => {
    const batch = manyPageviews(1);
    await submit(batch);
    await submit(batch, { project: { ...project, widgetId: 8 } });
    expect(await testIngest.rows("widget_id")).toHaveLength(2);
  });
});

describe("when something is broken", () => {
  it("the log takes events while the store is away, and they are there afterwards", async () => {
    const events = { ...testIngest.events };
    await testIngest.reopen({ events });
    Object.assign(events, { insert: failing("away"), query: failing("away") });
    const batch = manyPageviews(5);
    await submit(batch);
    expect(await testIngest.events.query({}, "SELECT 1 FROM event")).toEqual([]);
    await testIngest.reopen();
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(5);
  });

  it("an old event waits with a 503 while nobody can say whether it is there already", async () => {
    await testIngest.reopen({ events: { ...testIngest.events, insert: failing("away"), query: failing("away") } });
    const old = batchOf([pageview("https://shop.example/", Date.now() - 3_600_000)]);
    await expect(submit(old)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 10 });
  });

  it("a log that has grown to its limit says 503 and takes nothing", async () => {
    const events = { ...testIngest.events, insert: failing("away") };
    await testIngest.reopen({ events, limits: { maxLogBytes: 100 } });
    await submit(manyPageviews(1));
    const refused = async () => {
      for (let n = 0; n < 1000; n++) await submit(manyPageviews(1));
    };
    await expect(refused()).rejects.toMatchObject({ status: 503, retryAfter: 10 });
    expect(testIngest.ingest.stats().unavailable).toBe(1);
  });

  it("a disk that takes nothing says 503, and what comes again is stored when it does", async () => {
    await submit(manyPageviews(1));
    await testIngest.reopen();
    const blocked = path.join(testIngest.dataDir, "ingest", "000000000002.log");
    mkdirSync(blocked);
    const batch = manyPageviews(3);
    await expect(submit(batch)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    rmSync(blocked, { recursive: true });
    await submit(batch);
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(4);
  });

  it.each([{ event_id: "no uuid" }, { name: "half a \ud800" }])(
    "puts aside what the store cannot read, and loads what comes behind it: %j",
    async (poison) => {
      const poisoned = {
        ...testIngest.events,
        insert: (table: string, rows: readonly object[], options?: { dedupToken?: string }) =>
          testIngest.events.insert(
            table,
            rows.map((row) => ("path" in row && row.path === "/p/3" ? { ...row, ...poison } : row)),
            options,
          ),
      };
      await testIngest.reopen({ events: poisoned });
      await submit(manyPageviews(10));
      expect(await testIngest.rows("path")).toHaveLength(9);
      expect(testIngest.ingest.stats().rejectedByStore).toBe(1);
    },
  );
});

describe("texts that pages have cut badly", () => {
  it("are stored without half characters and NUL, wherever they stand, and stop nothing", async () => {
    const half = "caf\u00e9 \ud83d";
    const url = "https://shop.example/";
    await submit(
      batchOf(
        [
          { ...pageview(), title: half, url: `${url}${half}` },
          { ...customEvent(`a\0b ${half}`), props: { [half]: half } },
          { type: "click", event_id: crypto.randomUUID(), ts: Date.now(), url, selector: half, text: half },
        ],
        {
          lang: half,
          session: { id: crypto.randomUUID(), start: Date.now(), entry_url: url, ref: half, utm_source: half },
        },
      ),
    );
    const rows = await testIngest.rows("type, title, name, text, utm_source");
    expect(rows).toHaveLength(3);
    expect(rows.find(({ type }) => type === "event")).toMatchObject({ name: "ab caf\u00e9 \ufffd" });
    expect(rows.find(({ type }) => type === "click")).toMatchObject({ text: "caf\u00e9 \ufffd" });
    expect(testIngest.ingest.stats().rejectedByStore).toBe(0);
  });
});

describe("history of our own", () => {
  it("keeps its times, however old, and is stored once", async () => {
    const long = Date.now() - 80 * 86_400_000;
    const batches = Array.from({ length: 30 }, () => ({
      project,
      ip: "8.8.8.8",
      userAgent: chrome,
      body: batchOf([pageview("https://shop.example/", long), customEvent("buy", long + 1000)], {
        sent_at: long,
        session: { id: crypto.randomUUID(), start: long, entry_url: "https://shop.example/?utm_source=x" },
      }),
    }));
    expect(await testIngest.ingest.submitRows(batches)).toMatchObject({ accepted: 60, refused: [] });
    await testIngest.ingest.submitRows(batches);
    const rows = await testIngest.rows(
      "toUnixTimestamp64Milli(ts) AS ts, toUnixTimestamp64Milli(session_start) AS start",
    );
    expect(rows).toHaveLength(60);
    expect(Number(rows[0]?.["ts"])).toBe(long);
    expect(Number(rows[0]?.["start"])).toBe(long);
  });
});
