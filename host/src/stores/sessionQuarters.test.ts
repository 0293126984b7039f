import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import type { OpenedEvents } from "./events.ts";
import { migrateEvents } from "./migrate.ts";
import { number } from "./resultColumns.ts";
import { forgetQuarters, leaveOutOfQuarters } from "./sessionQuarters.ts";

const WIDGET = 7;
const types = ["pageview", "click", "pageview", "scroll", "event", "ping"];

/** 60 visits of 20 visitors over three days, many of them spanning quarter hours, a few by bots, staff and servers. */
const rows = Array.from({ length: 360 }, (_, n) => {
  const session = n % 60;
  const place = Math.floor(n / 60);
  const at = Date.parse("2026-03-16T00:02:00Z") + session * 4_000_000 + place * ((session % 7) * 130_000 + 500);
  return {
    ...eventRow({ widgetId: WIDGET, at: new Date(at).toISOString(), session, visitor: session % 20 }),
    type: types[place] ?? "ping",
    path: `/page/${n % 9}`,
    country: session % 3 === 0 ? "DE" : "FR",
    ...(types[place] === "event" && { name: `event ${n % 4}`, rule_id: n % 2 }),
    source_name: session % 5 === 0 ? "Google" : "",
    engaged_ms: place * 100,
    is_bot: session % 11 === 5 ? 1 : 0,
    is_internal: session % 13 === 6 ? 1 : 0,
    ...(session === 59 && { session_id: "00000000-0000-0000-0000-000000000000" }),
  };
});

describe("sums of session_quarter", () => {
  let events: OpenedEvents;
  const count = async (table: string) =>
    Number((await events.query({ n: number }, `SELECT count() AS n FROM ${table}`))[0]?.n);
  const sums = async () =>
    (await events.query({ views: number }, "SELECT sum(viewed) AS views FROM session_quarter"))[0]?.views;

  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ events, close } = await openEvents());
  });
  afterAll(() => close());

  it("match the events, in whatever blocks and however often they are inserted", async () => {
    for (let at = 0; at < rows.length; at += 50) {
      const block = rows.slice(at, at + 50);
      await events.insert("event", block, { dedupToken: `block-${at}` });
      await events.insert("event", block, { dedupToken: `block-${at}` });
    }
    expect(await count("event")).toBe(rows.length);
    expect(await sums()).toBeGreaterThan(90);
    expect(await quarterDifference(events)).toEqual([]);
    await events.command("OPTIMIZE TABLE session_quarter FINAL");
    expect(await quarterDifference(events)).toEqual([]);
  });

  it("are computed once from existing events, however often the table is created", async () => {
    const before = await sums();
    for (let time = 0; time < 2; time++) {
      await events.command("TRUNCATE TABLE migration");
      await migrateEvents(events);
      expect(await sums()).toBe(before);
    }
    expect(await quarterDifference(events)).toEqual([]);
  });

  it("subtract deleted events of a session and preserve the others, also when repeated", async () => {
    const params = { widget: WIDGET };
    const recent = "widget_id = {widget:UInt32} AND toDate(ts) >= toDate('2026-03-17')";
    const gone = "path = '/page/4'";
    await leaveOutOfQuarters(events, { recent, gone }, params);
    await leaveOutOfQuarters(events, { recent, gone }, params);
    expect(await quarterDifference(events)).not.toEqual([]);
    await events.command(`ALTER TABLE event DELETE WHERE ${recent} AND ${gone} SETTINGS mutations_sync = 1`, params);
    expect(await quarterDifference(events)).toEqual([]);
    expect(await count("event")).toBeLessThan(rows.length);
  });

  it("remove a visitor, and days", async () => {
    const params = { widget: WIDGET, visitor: visitorId(4) };
    await forgetQuarters(events, "widget_id = {widget:UInt32} AND visitor = sipHash64({visitor:UUID})", params);
    await events.command(
      "DELETE FROM event WHERE widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID} SETTINGS lightweight_deletes_sync = 1",
      params,
    );
    expect(await quarterDifference(events)).toEqual([]);
    await forgetQuarters(events, "toDate(ts) < toDate('2026-03-17')", {});
    await events.command(
      "ALTER TABLE event DELETE WHERE toDate(ts) < toDate('2026-03-17') SETTINGS mutations_sync = 1",
    );
    expect(await quarterDifference(events)).toEqual([]);
    expect(await sums()).toBeGreaterThan(20);
  });

  it("include late events", async () => {
    const late = eventRow({ widgetId: WIDGET, at: "2026-03-18T10:00:00Z", session: 30, path: "/late" });
    await events.insert("event", [late]);
    expect(await quarterDifference(events)).toEqual([]);
    expect(sessionId(30)).toBe(late.session_id);
  });
});
