// Queries without a filter read quarter hours, all others read events: a filter that matches every event must return
// the same numbers.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getRetention } from "@sightline/schema/rest/retention/retention";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import * as monthly from "@sightline/schema/rest/traffic/monthly";
import { getEngagement } from "@sightline/schema/rest/behavior/engagement";
import * as reports from "@sightline/schema/rest/traffic/reports";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const NO_MATCH = [[{ criteria: "country", operator: "!=", value: "ZZ" }]];
const range = { startDate: "2026-03-09", endDate: "2026-03-17", compare: "previous" };

/** 300 visits over 20 days: many cross a quarter hour, some an hour, some midnight, and their visitors return. */
const rows = (widgetId: number) =>
  Array.from({ length: 300 }, (_, session) => {
    const start = Date.parse("2026-02-26T05:00:00Z") + session * 5_750_000 + (session % 17) * 61_000;
    const length = 1 + (session % 5);
    return Array.from({ length }, (__, place) =>
      eventRow({
        widgetId,
        at: new Date(start + place * (((session * 7) % 11) * 240_000 + 3000)).toISOString(),
        session,
        visitor: session % 41,
        session_start: new Date(start).toISOString(),
        type: ["pageview", "click", "pageview", "event", "pageview"][(session + place) % 5],
        name: place === 3 ? "purchase" : "",
        path: `/page/${(session * place) % 13}`,
        entry_path: `/page/${session % 4}`,
        country: ["DE", "FR", ""][session % 3],
        region: ["Saxony", "", "Lot"][session % 7] ?? "",
        city: ["Halle", "Paris", "Halle"][session % 4] ?? "",
        device: ["desktop", "mobile"][session % 2],
        channel: "Direct",
        engaged_ms: place * 700,
        is_bot: session % 29 === 3 ? 1 : 0,
      }),
    );
  }).flat();

describe.each(["UTC", "Asia/Kathmandu", "America/St_Johns"])("counting in %s", (timezone) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", rows(host.acme.shop.widgetId));
    await host.entities
      .updateTable("widget")
      .set({ timezone })
      .where("widget_id", "=", host.acme.shop.widgetId)
      .execute();
  });
  afterAll(() => host.close());

  const both = async (endpoint: Endpoint, body: object) => {
    const ask = (more: object) =>
      host.request(endpoint, {
        as: "owner",
        body: { widget_id: host.acme.shop.widgetId, ...body, ...more },
      });
    const [fast, slow] = [await ask({}), await ask({ custom_filter: NO_MATCH })];
    expect(fast.status).toBe(200);
    return [fast.answer, slow.answer];
  };

  it.each<[string, Endpoint, object]>([
    ["summary", traffic.getTrafficSummary, range],
    ["summary with a goal", traffic.getTrafficSummary, { ...range, goal: "purchase" }],
    ["summary of hours", traffic.getTrafficSummary, { startDate: "2026-03-16T07:00", endDate: "2026-03-16T18:00" }],
    ...(["visitors", "sessions", "pageviews", "bounce_rate", "average_duration"] as const).flatMap((metric) =>
      (["hour", "day", "week", "month"] as const).map((interval): [string, Endpoint, object] => [
        `${metric} by ${interval}`,
        traffic.getTrafficSeries,
        { ...range, metric, interval },
      ]),
    ),
    ...(
      ["page", "entry", "exit", "country", "region", "city", "device", "hour", "weekday", "channel", "screen"] as const
    ).map((dimension): [string, Endpoint, object] => [
      `by ${dimension}`,
      traffic.getTrafficBreakdown,
      { ...range, dimension, limit: 50, goal: "purchase" },
    ]),
    ["active hours", traffic.getActiveHours, { ...range, metric: "sessions" }],
    ["months", monthly.getMonthlyChart, { months: 12 }],
    ["hours of the day", reports.getHourlyTraffic, range],
    ["engagement", getEngagement, range],
    ...(["day", "week", "month"] as const).map((period): [string, Endpoint, object] => [
      `retention by ${period}`,
      getRetention,
      { ...range, period, columns: 6, start: { kind: "visit" }, return: { kind: "visit" } },
    ]),
  ])("%s", async (_, endpoint, body) => {
    const [fast, slow] = await both(endpoint, body);
    expect(fast).toEqual(slow);
  });
});
