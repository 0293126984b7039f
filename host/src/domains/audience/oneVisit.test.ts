// One hand-made visit, and every place that reports when it began and ended, and when its visitor was last seen.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { getVisitor, getVisitorSessions } from "@sightline/schema/rest/audience/profile";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { getAcquisitionVisits } from "@sightline/schema/rest/acquisition/acquisition";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const BEGAN = "2026-03-18T09:58:00.000Z";
const LAST = "2026-03-18T09:59:55.000Z";
const NO_SESSION = "00000000-0000-0000-0000-000000000000";

describe("single session", () => {
  let host: TestHost;
  let headers: { widgetid: string };
  let body: { widget_id: number; visitor_id: string; startDate: string; endDate: string };

  beforeAll(async () => {
    host = await openTestHost({ at: "2026-03-18T10:00:00.000Z" });
    const { widgetId } = host.acme.shop;
    headers = { widgetid: String(widgetId) };
    body = { widget_id: widgetId, visitor_id: visitorId(1), startDate: "2026-03-18", endDate: "2026-03-18" };
    const of = (at: string, type: string, more: object = {}) =>
      eventRow({
        widgetId,
        session: 1,
        session_start: BEGAN,
        channel: "Direct",
        channel_rule: "none",
        at,
        type,
        ...more,
      });
    await host.events.insert("event", [
      of(BEGAN, "pageview", { path: "/" }),
      of("2026-03-18T09:59:30.000Z", "leave", { path: "/" }),
      of("2026-03-18T09:59:30.000Z", "pageview", { path: "/next" }),
      of("2026-03-18T09:59:45.000Z", "ping", { path: "/next", engaged_ms: 15_000 }),
      // a web vital is part of the visit but not an activity of the visitor
      of(LAST, "vital", { path: "/next", vital_name: "LCP", vital_value: 1 }),
      // server data about the visitor is not part of it
      of("2026-03-18T09:59:59.000Z", "identify", { session_id: NO_SESSION, name: "customer-1" }),
    ]);
  });
  afterAll(() => host.close());

  it("begins and ends at the same instants on the profile, in lists, in acquisition and in realtime", async () => {
    const realtime = (await host.request(getRealtime, { as: "viewer", headers })).answer;
    const profile = (await host.request(getVisitor, { as: "viewer", headers, params: body })).answer;
    const sessions = (await host.request(getVisitorSessions, { as: "viewer", body })).answer;
    const list = (await host.request(listVisitors, { as: "viewer", body })).answer;
    const traced = (await host.request(getAcquisitionVisits, { as: "viewer", body: { ...body, within: {} } })).answer;
    const [visit] = sessions.rows;
    expect([visit?.started_at, visit?.ended_at]).toEqual([BEGAN, LAST]);
    expect([profile.visitor.first_seen, profile.visitor.last_seen]).toEqual([BEGAN, LAST]);
    expect(list.rows.map(({ visitor, numbers }) => [visitor.first_seen, visitor.last_seen, numbers.last_seen])).toEqual(
      [[BEGAN, LAST, LAST]],
    );
    expect(realtime.visitors.map(({ since, last_seen, state }) => [since, last_seen, state])).toEqual([
      [BEGAN, LAST, "active"],
    ]);
    expect(traced.rows.map(({ started }) => started)).toEqual([BEGAN]);
  });

  it("has the same duration on the profile as in the average of reports", async () => {
    const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body })).answer;
    expect(totals).toMatchObject({
      sessions: 1,
      pageviews: 2,
      average_duration: 115,
      engaged_time: 15,
      bounce_rate: 0,
    });
    const sessions = (await host.request(getVisitorSessions, { as: "viewer", body })).answer;
    const [visit] = sessions.rows;
    expect(Date.parse(visit?.ended_at ?? "") - Date.parse(visit?.started_at ?? "")).toBe(115_000);
    expect(visit?.engaged).toBe(15);
  });

  it("ends in realtime when the page is left, at the instant that the profile shows", async () => {
    const at = "2026-03-18T09:59:58.000Z";
    const { widgetId } = host.acme.shop;
    await host.events.insert("event", [eventRow({ widgetId, session: 1, session_start: BEGAN, at, type: "leave" })]);
    const realtime = (await host.request(getRealtime, { as: "viewer", headers })).answer;
    expect([realtime.active, realtime.idle, realtime.visitors]).toEqual([0, 0, []]);
    const profile = (await host.request(getVisitor, { as: "viewer", headers, params: body })).answer;
    expect(profile.visitor.last_seen).toBe(at);
  });
});
