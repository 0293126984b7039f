// Queries read quarter hours if these have the columns of the filter and of the goal, otherwise events: an additional
// condition on a column of events that every event meets must return the same numbers.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAcquisition, getAcquisitionSeries } from "@sightline/schema/rest/acquisition/acquisition";
import { getVisitorMap } from "@sightline/schema/rest/places/places";
import { createGoal } from "@sightline/schema/rest/goals/goals";
import { getRetention, getRetentionSplit } from "@sightline/schema/rest/retention/retention";
import { getTrafficReport } from "@sightline/schema/rest/traffic/parts";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import * as monthly from "@sightline/schema/rest/traffic/monthly";
import { getEngagement } from "@sightline/schema/rest/behavior/engagement";
import * as reports from "@sightline/schema/rest/traffic/reports";
import type { CustomFilter } from "@sightline/schema/rest/range";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { parseFilter } from "#host/analytics/filter/filter.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const OF_EVENTS: CustomFilter = [[{ criteria: "ref_page", operator: "!=", value: "https://nowhere.example/" }]];
const filters: [string, CustomFilter][] = [
  ["without a filter", []],
  [
    "of countries",
    [
      [
        { criteria: "country", operator: "==", value: "DE" },
        { criteria: "city", operator: "**", value: "par" },
      ],
    ],
  ],
  [
    "of entry pages on mobiles",
    [
      [{ criteria: "landing_page", operator: "!=", value: "/page/2" }],
      [{ criteria: "device", operator: "==", value: "mobile" }],
    ],
  ],
  ["of new visitors", [[{ criteria: "visitor_type", operator: "==", value: "new" }]]],
  ["of returning visitors", [[{ criteria: "visitor_type", operator: "!=", value: "new" }]]],
  ["of all visitors but one", [[{ criteria: "v.uuid", operator: "!=", value: visitorId(7) }]]],
  [
    "of a source by its tags",
    [
      [{ criteria: "utm", key: "source", operator: "nx", value: "" }],
      [{ criteria: "source_name", operator: "==", value: "Google" }],
    ],
  ],
];
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
        ...(place === 3 && { value: session % 50, currency: "EUR" }),
        path: `/page/${(session * place) % 13}`,
        entry_path: `/page/${session % 4}`,
        country: ["DE", "FR", ""][session % 3],
        region: ["Saxony", "", "Lot"][session % 7] ?? "",
        city: ["Halle", "Paris", "Halle"][session % 4] ?? "",
        device: ["desktop", "mobile"][session % 2],
        channel: "Direct",
        source_name: ["Google", ""][session % 5] ?? "Mail",
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
    const goals = [
      { goal_name: "Page four", goal_key: "page-four", goal_type: "pageviewExact", goal_value: "/page/4" },
      { goal_name: "Paid", goal_key: "paid", goal_type: "revenue", goal_value: "*" },
    ] as const;
    const widget_id = host.acme.shop.widgetId;
    for (const goal of goals) await host.request(createGoal, { as: "user", body: { widget_id, ...goal } });
    await host.entities
      .updateTable("widget")
      .set({ timezone })
      .where("widget_id", "=", host.acme.shop.widgetId)
      .execute();
  });
  afterAll(() => host.close());

  const both = async (endpoint: Endpoint, body: object, filter: CustomFilter) => {
    const ask = (custom_filter: CustomFilter) =>
      host.request(endpoint, {
        as: "owner",
        body: { widget_id: host.acme.shop.widgetId, ...body, custom_filter },
      });
    const [fast, slow] = [await ask(filter), await ask([...filter, ...OF_EVENTS])];
    expect(fast.status).toBe(200);
    return [fast.answer, slow.answer];
  };

  const cases: [string, Endpoint, object][] = [
    ["summary", traffic.getTrafficSummary, range],
    ["summary with a goal", traffic.getTrafficSummary, { ...range, goal: "purchase" }],
    ["summary with a page as its goal", traffic.getTrafficSummary, { ...range, goal: "page-four" }],
    ["summary with a goal that only events can tell", traffic.getTrafficSummary, { ...range, goal: "paid" }],
    [
      "conversions by day",
      traffic.getTrafficSeries,
      { ...range, metric: "conversion_rate", interval: "day", goal: "purchase" },
    ],
    ["conversions by hour of the day", reports.getHourlyTraffic, { ...range, goal: "purchase" }],
    ["days with new visitors", reports.getDailyTraffic, range],
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
    ...(["channel", "source", "landing", "campaign"] as const).flatMap((level): [string, Endpoint, object][] => [
      [`acquisition of each ${level}`, getAcquisition, { ...range, level, within: {}, model: "last" }],
      [
        `acquisition of each ${level} over time`,
        getAcquisitionSeries,
        { ...range, level, within: {}, interval: "hour" },
      ],
    ]),
    [
      "acquisition by a goal",
      getAcquisition,
      { ...range, level: "source", within: { channel: "Direct" }, model: "last", goal: "page-four" },
    ],
    ["countries on the map", getVisitorMap, { ...range, level: "country" }],
    ["cities on the map", getVisitorMap, { ...range, level: "city", country: "DE", goal: "purchase" }],
    [
      "several parts of a report",
      getTrafficReport,
      {
        ...range,
        goal: "purchase",
        summary: true,
        series: [{ metric: "bounce_rate", interval: "day" }],
        breakdowns: [
          { dimension: "city", limit: 3, offset: 1 },
          { dimension: "page", limit: 5, offset: 2 },
          { dimension: "country", limit: 2 },
          { dimension: "screen", offset: 40 },
          { dimension: "exit" },
        ],
        hours: [{ metric: "sessions" }, {}],
      },
    ],
    ["active hours", traffic.getActiveHours, { ...range, metric: "sessions" }],
    ["months", monthly.getMonthlyChart, { months: 12 }],
    ["hours of the day", reports.getHourlyTraffic, range],
    ["engagement", getEngagement, range],
    ...(["day", "week", "month"] as const).map((period): [string, Endpoint, object] => [
      `retention by ${period}`,
      getRetention,
      { ...range, period, columns: 6, start: { kind: "visit" }, return: { kind: "visit" } },
    ]),
    ...(["channel", "country", "lang"] as const).map((by): [string, Endpoint, object] => [
      `retention split by ${by}`,
      getRetentionSplit,
      { ...range, period: "week", columns: 6, start: { kind: "visit" }, return: { kind: "visit" }, by },
    ]),
  ];
  const isOftenRepeated = /(visitors|sessions|pageviews|rate|duration) by (day|week|month)$/;
  const some = cases.filter(([name]) => !isOftenRepeated.test(name));
  // a filter and a case are translated on their own: each case with three of the six filters, each in turn
  const inTurn = (filter: CustomFilter) => {
    const place = filters.findIndex(([, each]) => each === filter);
    return some.filter((_case, number) => (number + place) % 2 === 0);
  };
  // the zone and the filter are independent: all filters in one zone
  const here = timezone === "Asia/Kathmandu" ? filters : filters.slice(0, 1);
  it.each(here)("queries %s read quarter hours", (_, filter) => {
    const of = (custom_filter: CustomFilter) => visitSource(parseFilter({ custom_filter }), { from: 0, to: 0 }).of;
    expect([of(filter), of([...filter, ...OF_EVENTS])]).toEqual(["quarters", "events"]);
  });

  describe.each(here)("%s", (_, filter) => {
    it.each(filter.length === 0 ? cases : inTurn(filter))("%s", async (__, endpoint, body) => {
      const [fast, slow] = await both(endpoint, body, filter);
      expect(fast).toEqual(slow);
    });
  });
});
