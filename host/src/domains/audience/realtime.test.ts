import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { sendChunk } from "#host/testing/recordedChunk.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Wednesday 18 March 2026, 10:00:20; each test runs five minutes later than the previous one */
let NOW = Date.parse("2026-03-18T10:00:20.000Z");

describe("realtime report", () => {
  let host: TestHost;
  let widgetId: number;
  const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
  const happened = (session: number, seconds: number, columns: object = {}) =>
    eventRow({
      widgetId,
      session,
      at: ago(seconds),
      session_start: ago(600),
      path: "/",
      channel: "Direct",
      country: "DE",
      device: "desktop",
      ...columns,
    });
  const realtime = async () =>
    (await host.request(getRealtime, { as: "viewer", headers: { widgetid: String(widgetId) } })).answer;
  const store = (...rows: object[]) => host.events.insert("event", rows);

  beforeAll(async () => {
    host = await openTestHost({ at: NOW });
    widgetId = host.acme.shop.widgetId;
  });
  beforeEach(async () => {
    await host.events.command("TRUNCATE TABLE event");
    host.clock.set((NOW += 5 * MINUTE));
  });
  afterAll(() => host.close());

  it("is empty without traffic", async () => {
    const answer = await realtime();
    expect(answer).toMatchObject({
      active: 0,
      idle: 0,
      bots: 0,
      pageviews_today: 0,
      last_event_at: null,
      visitors: [],
      events: [],
      pages: [],
    });
    expect(answer.per_minute).toHaveLength(30);
    expect(answer.per_minute[0]).toEqual({
      t: "2026-03-18T09:36:00.000Z",
      pageviews: 0,
      visitors: 0,
      bots: 0,
      usual_min: null,
      usual_max: null,
    });
    expect(answer.per_minute.at(-1)?.t).toBe("2026-03-18T10:05:00.000Z");
  });

  it("distinguishes active, idle and departed visitors", async () => {
    await store(
      // active
      happened(1, 20, { title: "Home" }),
      // only the heartbeat of a page that is not in use
      happened(2, 300, { title: "Home", device: "mobile" }),
      happened(2, 10, { type: "ping", device: "mobile" }),
      // the heartbeat of a page in use
      happened(3, 200),
      happened(3, 25, { type: "ping", engaged_ms: 9000, country: "FR" }),
      // left, with the browser's last web vitals afterwards
      happened(4, 60),
      happened(4, 12, { type: "ping", engaged_ms: 5000 }),
      happened(4, 5, { type: "leave" }),
      happened(4, 4, { type: "vital", vital_name: "CLS" }),
      // left one page for the next one
      happened(5, 40),
      happened(5, 6, { type: "leave" }),
      happened(5, 6, { path: "/next", title: "Next", channel: "Email" }),
      // last event 31 seconds ago
      happened(6, 31),
      // not human
      happened(7, 5, { is_bot: 1 }),
      happened(8, 5, { is_internal: 1 }),
    );
    const answer = await realtime();
    expect(answer).toMatchObject({ active: 2, idle: 1, bots: 1 });
    expect(answer.visitors.map(({ visitor_id, state }) => [visitor_id, state])).toEqual([
      [visitorId(2), "idle"],
      [visitorId(1), "active"],
      [visitorId(3), "active"],
    ]);
  });

  it("says which visitors are recorded, and can be watched live", async () => {
    await sendChunk(host, "acme-shop", { session: 1, at: ago(5) });
    await store(happened(1, 10), happened(2, 10));
    const { visitors } = await realtime();
    expect(visitors.map(({ session_id, is_recorded }) => [session_id, is_recorded])).toEqual([
      [sessionId(1), true],
      [sessionId(2), false],
    ]);
  });

  it("counts a visitor who left one page and arrived on the next as present", async () => {
    await store(
      happened(5, 40),
      happened(5, 7, { type: "leave" }),
      happened(5, 6, { path: "/next", title: "Next", channel: "Email" }),
    );
    const answer = await realtime();
    expect(answer.visitors).toEqual([
      {
        visitor_id: visitorId(5),
        session_id: sessionId(5),
        state: "active",
        path: "/next",
        title: "Next",
        since: ago(600),
        last_seen: ago(6),
        pageviews: 2,
        channel: "Email",
        country: "DE",
        device: "desktop",
        browser: "",
        is_recorded: false,
      },
    ]);
  });

  it("counts a visitor once, at the newest page", async () => {
    await store(
      happened(1, 25, { path: "/a" }),
      happened(1, 15, { path: "/b" }),
      happened(2, 10, { path: "/b", channel: "Email", country: "" }),
      happened(3, 9, { path: "/a", device: "mobile" }),
      // the same visitor in another session
      happened(4, 8, { visitor: 3, path: "/b" }),
    );
    const answer = await realtime();
    expect(answer.pages).toEqual([{ name: "/b", visitors: 3 }]);
    expect(answer.sources).toEqual([
      { name: "Direct", visitors: 2 },
      { name: "Email", visitors: 1 },
    ]);
    expect(answer.countries).toEqual([
      { name: "DE", visitors: 2 },
      { name: "", visitors: 1 },
    ]);
    expect(answer.devices).toEqual([{ name: "desktop", visitors: 3 }]);
  });

  it("counts minutes and today, with bots separately", async () => {
    await store(
      happened(1, 5),
      happened(1, 15),
      happened(2, 25, { path: "/x" }),
      happened(2, 26, { type: "click" }),
      happened(3, 29 * 60),
      happened(4, 30 * 60),
      happened(5, 9 * 3600),
      happened(6, 11 * 3600),
      happened(7, 70, { is_bot: 1 }),
    );
    const { per_minute, pageviews_today, bots } = await realtime();
    const counts = per_minute.flatMap(({ pageviews, visitors, bots: robots }, minute) =>
      pageviews + robots ? [[minute, pageviews, visitors, robots]] : [],
    );
    expect(counts).toEqual([
      [0, 1, 1, 0],
      [28, 1, 1, 1],
      [29, 2, 1, 0],
    ]);
    expect(bots).toBe(1);
    // all except yesterday evening's
    expect(pageviews_today).toBe(6);
  });

  it("counts today in the project's time zone", async () => {
    await store(happened(1, 10 * 3600), happened(1, 11 * 3600), happened(1, 12 * 3600));
    await host.entities
      .updateTable("widget")
      .set({ timezone: "Europe/Berlin" })
      .where("widget_id", "=", widgetId)
      .execute();
    expect((await realtime()).pageviews_today).toBe(2);
    await host.entities.updateTable("widget").set({ timezone: "UTC" }).where("widget_id", "=", widgetId).execute();
  });

  it("compares with the same minutes of other weeks, and caches the comparison for the minute", async () => {
    const week = (n: number, seconds: number) => happened(100 + n, (n * 7 * DAY) / 1000 + seconds);
    // the third week is before the project's first event; the first has two in the current minute, the second none
    await store(week(1, 5), week(1, 6), week(1, 50), week(2, 51), happened(99, (20 * DAY) / 1000));
    host.clock.set(NOW + MINUTE);
    const after = await realtime();
    const band = after.per_minute.slice(-3).map(({ usual_min, usual_max }) => [usual_min, usual_max]);
    expect(band).toEqual([
      [1, 1],
      [0, 2],
      [0, 0],
    ]);
    await store(week(1, 4));
    expect((await realtime()).per_minute.at(-2)?.usual_max).toBe(2);
    host.clock.set(NOW);
    expect((await realtime()).per_minute.at(-1)?.usual_max).toBe(3);
  });

  it("streams the newest fifty human events and the time of the last one", async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      happened(1, 100 + index, { type: "click", text: `n${index}` }),
    );
    await store(
      ...many,
      happened(1, 2, { type: "event", name: "purchase" }),
      happened(1, 3, { title: "Home", region: "Bavaria", city: "Munich", lat: 48.1, lon: 11.6 }),
      happened(1, 1, { type: "ping" }),
    );
    await store({ ...happened(9, 3600), received_at: ago(0.5) });
    const { events, last_event_at } = await realtime();
    expect(events).toHaveLength(50);
    expect(events.slice(0, 3).map(({ type, name }) => [type, name])).toEqual([
      ["event", "purchase"],
      ["pageview", "Home"],
      ["click", "n0"],
    ]);
    expect(events.slice(0, 2).map(({ region, city, lat, lon }) => [region, city, lat, lon])).toEqual([
      ["", "", null, null],
      ["Bavaria", "Munich", 48.1, 11.6],
    ]);
    expect(last_event_at).toBe(ago(0.5));
  });

  it("requires a member of the company", async () => {
    const ask = async (sent: object) => (await host.request(getRealtime, sent)).status;
    expect(await ask({ as: "stranger", headers: { widgetid: String(widgetId) } })).toBe(404);
    expect(await ask({ as: "viewer" })).toBe(404);
    expect(await ask({ headers: { widgetid: String(widgetId) } })).toBe(401);
    expect(await ask({ as: "viewer", headers: { widgetid: "shop" } })).toBe(400);
    const link = { modules: "dashboard", startDate: "2026-03-18", endDate: "2026-03-18", free_range: true } as const;
    expect(await ask({ as: { jwt: await shareJwt(host, link) }, headers: { widgetid: String(widgetId) } })).toBe(403);
  });
});
