import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batchOf, chrome, customEvent, manyPageviews, pageview } from "./testing/batches.ts";
import { rowsOfLines } from "./log/backlog.ts";
import { openTestIngest, project, type TestIngest } from "#host/site/testing/testIngest.ts";

let testIngest: TestIngest;
beforeEach(async () => {
  testIngest = await openTestIngest();
});
afterEach(() => testIngest.close());

const submit = (body: unknown, more: object = {}) =>
  testIngest.ingest.receive(1000, () => ({ project, ip: "8.8.8.8", userAgent: chrome, body, ...more }));

const failing = (message: string) => async () => {
  throw new Error(message);
};

describe("stored event", () => {
  it("has the session's attribution and the data derived from the sender's address and user agent", async () => {
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

  it("has the exact time of a correct clock, and never one in the future", async () => {
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

  it("has the name of the bot", async () => {
    await submit(batchOf([pageview()]), {
      userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    expect(await testIngest.rows("is_bot, bot_name")).toEqual([{ is_bot: 1, bot_name: "Googlebot" }]);
  });

  it("reports a project's first page view once", async () => {
    await submit(batchOf([customEvent("x")]));
    await submit(batchOf([pageview()]));
    await submit(batchOf([pageview()]));
    expect(testIngest.installed).toEqual([7]);
  });
});

describe("refused or dropped events", () => {
  it("are reported by index and field, while valid ones are stored", async () => {
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

  it("include an impossible clock, with the field and the remedy", async () => {
    const odd = submit(batchOf([pageview()], { utc_offset: 841 }));
    await expect(odd).rejects.toMatchObject({
      message: expect.stringMatching(/^utc_offset: must be minutes from UTC/),
    });
  });

  it("include events older than 7 days", async () => {
    const { refused } = await submit(batchOf([pageview("https://shop.example/", Date.now() - 8 * 86_400_000)]));
    expect(refused).toMatchObject([{ index: 0, field: "ts" }]);
  });
});

describe("deduplication of events", () => {
  it("stores a batch once that arrives three times, simultaneously and after a restart", async () => {
    const batch = manyPageviews(20);
    await Promise.all([submit(batch), submit(batch)]);
    await submit(batch);
    await testIngest.reopen();
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(20);
    expect(testIngest.ingest.stats()).toMatchObject({ accepted: 0, duplicates: 20 });
  });

  it("stores a batch once that is older than the ids in memory", async () => {
    const batch = batchOf([pageview("https://shop.example/", Date.now() - 3 * 3_600_000)]);
    await submit(batch);
    await testIngest.ingest.flush();
    await testIngest.reopen({ now: () => Date.now() + 3_600_000 });
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(1);
  });

  it("stores the same id in another project as another event", async () => {
    const batch = manyPageviews(1);
    await submit(batch);
    await submit(batch, { project: { ...project, widgetId: 8 } });
    expect(await testIngest.rows("widget_id")).toHaveLength(2);
  });
});

describe("ingest during failures", () => {
  it("accepts events in the log while the store is unavailable, and loads them afterwards", async () => {
    const events = { ...testIngest.events };
    await testIngest.reopen({ events });
    Object.assign(events, { insertLines: failing("away"), query: failing("away") });
    const batch = manyPageviews(5);
    await submit(batch);
    expect(await testIngest.events.query({}, "SELECT 1 FROM event")).toEqual([]);
    await testIngest.reopen();
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(5);
  });

  it("responds 503 to an old event while the store can't be checked for duplicates", async () => {
    await testIngest.reopen({ events: { ...testIngest.events, insertLines: failing("away"), query: failing("away") } });
    const old = batchOf([pageview("https://shop.example/", Date.now() - 3_600_000)]);
    await expect(submit(old)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 10 });
  });

  it("responds 503 when the log has reached its size limit", async () => {
    const events = { ...testIngest.events, insertLines: failing("away") };
    await testIngest.reopen({ events, limits: { maxLogBytes: 100 } });
    await submit(manyPageviews(1));
    const refused = async () => {
      for (let n = 0; n < 1000; n++) await submit(manyPageviews(1));
    };
    await expect(refused()).rejects.toMatchObject({ status: 503, retryAfter: 10 });
    expect(testIngest.ingest.stats().unavailable).toBe(1);
  });

  const unwritable: [string, (file: string) => void][] = [["refuses files", (file) => mkdirSync(file)]];
  if (existsSync("/dev/full")) unwritable.push(["is full", (file) => symlinkSync("/dev/full", file)]);
  it.each(unwritable)("responds 503 while the disk %s, and stores a later retry", async (_, block) => {
    await submit(manyPageviews(1));
    await testIngest.reopen();
    const blocked = path.join(testIngest.dataDir, "ingest", "000000000002.log");
    block(blocked);
    const batch = manyPageviews(3);
    await expect(submit(batch)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    rmSync(blocked, { recursive: true });
    await submit(batch);
    await submit(batch);
    expect(await testIngest.rows("event_id")).toHaveLength(4);
  });

  it.each([{ event_id: "no uuid" }, { name: "half a \ud800" }])(
    "quarantines an event that the store can't read, and loads the following ones: %j",
    async (poison) => {
      const poisoned = {
        ...testIngest.events,
        insertLines: (table: string, lines: Uint8Array, options: { dedupToken: string }) => {
          const rows = rowsOfLines<{ path: string }>(Buffer.from(lines));
          const changed = rows.map((row) => JSON.stringify(row.path === "/p/3" ? { ...row, ...poison } : row));
          return testIngest.events.insertLines(table, Buffer.from(changed.join("\n")), options);
        },
      };
      await testIngest.reopen({ events: poisoned });
      await submit(manyPageviews(10));
      expect(await testIngest.rows("path")).toHaveLength(9);
      expect(testIngest.ingest.stats().rejectedByStore).toBe(1);
    },
  );
});

describe("truncated texts of pages", () => {
  it("are stored without unpaired surrogates and NUL, in every field", async () => {
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

describe("generated history", () => {
  it("has its own times, however old, and is stored once", async () => {
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
