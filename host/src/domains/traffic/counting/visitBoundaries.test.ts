// Visits across the boundaries of hours, days and ranges: to which interval their bounce, duration and pages belong.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as reports from "@sightline/schema/rest/traffic/reports";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

/** True for every event, so that the query reads events instead of quarter hours. */
const EVERYTHING = [[{ criteria: "country", operator: "!=", value: "ZZ" }]];

describe.each([
  ["quarter-hour sums", undefined],
  ["events", EVERYTHING],
])("session across an interval boundary, read from %s", (_, custom_filter) => {
  let host: TestHost;
  const series = async (metric: string, interval: string, [startDate, endDate]: readonly [string, string]) => {
    const body = { widget_id: host.acme.shop.widgetId, startDate, endDate, metric, interval, custom_filter };
    const { rows } = (await host.request(traffic.getTrafficSeries, { as: "viewer", body })).answer;
    return Object.fromEntries(rows.flatMap(({ t, value }) => (value === null ? [] : [[t, value]])));
  };
  const totals = async ([startDate, endDate]: readonly [string, string]) => {
    const body = { widget_id: host.acme.shop.widgetId, startDate, endDate, custom_filter };
    return (await host.request(traffic.getTrafficSummary, { as: "viewer", body })).answer.totals;
  };

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const view = (session: number, at: string, more: object = {}) => eventRow({ widgetId, session, at, ...more });
    await host.events.insert("event", [
      // two pages, one on each side of an hour
      view(1, "2026-03-10T09:59:50Z"),
      view(1, "2026-03-10T10:00:20Z", { path: "/next" }),
      // two pages, one on each side of midnight
      view(2, "2026-03-10T23:59:57Z"),
      view(2, "2026-03-11T00:00:01Z", { path: "/next" }),
      // one page, with the tab closed in the next hour: a bounce of the first hour
      view(3, "2026-03-10T11:59:58Z"),
      view(3, "2026-03-10T12:00:02Z", { type: "leave", engaged_ms: 3000 }),
      // one page, with the tab closed on the next day: a bounce of the first day
      view(4, "2026-03-10T23:59:59Z", { path: "/late" }),
      view(4, "2026-03-11T00:00:03Z", { path: "/late", type: "leave", engaged_ms: 2000 }),
      // within one hour
      view(5, "2026-03-11T09:00:00Z"),
    ]);
  });
  afterAll(() => host.close());

  it("bounces once, in the hour in which it began", async () => {
    expect(await series("bounce_rate", "hour", ["2026-03-10", "2026-03-10"])).toEqual({
      "2026-03-10T09:00": 0,
      "2026-03-10T11:00": 1,
      "2026-03-10T23:00": 0.5,
    });
    expect(await series("bounce_rate", "hour", ["2026-03-11", "2026-03-11"])).toEqual({ "2026-03-11T09:00": 1 });
  });

  it("bounces once, on the day on which it began, in every range that includes that day", async () => {
    const both = { "2026-03-10": 0.5, "2026-03-11": 1 };
    expect(await series("bounce_rate", "day", ["2026-03-10", "2026-03-11"])).toEqual(both);
    expect(await series("bounce_rate", "day", ["2026-03-10", "2026-03-10"])).toEqual({ "2026-03-10": 0.5 });
    expect(await series("bounce_rate", "day", ["2026-03-11", "2026-03-11"])).toEqual({ "2026-03-11": 1 });
    expect(await series("bounce_rate", "week", ["2026-03-10", "2026-03-11"])).toEqual({ "2026-03-09": 0.6 });
    expect(await series("bounce_rate", "month", ["2026-03-01", "2026-03-31"])).toEqual({ "2026-03-01": 0.6 });
  });

  it("has its whole duration in the interval in which it began, and none in the next one", async () => {
    expect(await series("average_duration", "hour", ["2026-03-10", "2026-03-10"])).toEqual({
      "2026-03-10T09:00": 30,
      "2026-03-10T11:00": 4,
      "2026-03-10T23:00": 4,
    });
    expect(await series("average_duration", "day", ["2026-03-10", "2026-03-11"])).toEqual({
      "2026-03-10": (30 + 4 + 4 + 4) / 4,
      "2026-03-11": 0,
    });
    expect(await series("engaged_time", "day", ["2026-03-10", "2026-03-11"])).toEqual({
      "2026-03-10": 5 / 4,
      "2026-03-11": 0,
    });
  });

  it("counts as a session in each interval with a page view", async () => {
    expect(await series("sessions", "day", ["2026-03-10", "2026-03-11"])).toEqual({ "2026-03-10": 4, "2026-03-11": 2 });
    expect(await totals(["2026-03-10", "2026-03-11"])).toMatchObject({ sessions: 5, pageviews: 7, bounce_rate: 0.6 });
  });

  it("has no bounce and no duration in a range that starts after it began", async () => {
    const after = await totals(["2026-03-11", "2026-03-11"]);
    expect(after).toMatchObject({ visitors: 3, sessions: 2, pageviews: 2, bounce_rate: 1, average_duration: 0 });
    const hour = await totals(["2026-03-11T00:00", "2026-03-11T00:00"]);
    expect(hour).toMatchObject({ visitors: 2, sessions: 1, bounce_rate: null, average_duration: null });
  });

  it("has the same numbers in the report by day as in the series", async () => {
    const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-10", endDate: "2026-03-11", custom_filter };
    const { answer } = await host.request(reports.getDailyTraffic, { as: "viewer", body });
    expect(answer.rows.map(({ day, sessions, bounce_rate }) => [day, sessions, bounce_rate])).toEqual([
      ["2026-03-10", 4, 0.5],
      ["2026-03-11", 2, 1],
    ]);
  });

  it("has one exit page, which the filter by exit page matches too", async () => {
    const body = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-10", endDate: "2026-03-10" };
    const ask = { ...body, dimension: "exit", limit: 10, custom_filter };
    const { rows } = (await host.request(traffic.getTrafficBreakdown, { as: "viewer", body: ask })).answer;
    expect(rows.map(({ name, sessions }) => `${name} ${sessions}`).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      " 1",
      "/late 1",
      "/next 2",
    ]);
    const exit = [[{ criteria: "exit_page", operator: "==", value: "/next" }]];
    const chosen = await host.request(traffic.getTrafficSummary, {
      as: "viewer",
      body: { ...body, custom_filter: exit },
    });
    expect(chosen.answer.totals).toMatchObject({ sessions: 2, bounce_rate: 0 });
  });

  it("moves to the hour of an event that arrives late and occurred first", async () => {
    const { widgetId } = host.acme.shop;
    const of = (session: number, at: string, more: object = {}) => eventRow({ widgetId, session, at, ...more });
    const day = ["2026-03-12", "2026-03-12"] as const;
    await host.events.insert("event", [of(6, "2026-03-12T10:00:04Z", { type: "leave", engaged_ms: 1000 })]);
    await host.events.insert("event", [of(7, "2026-03-12T15:20:00Z", { path: "/second" })]);
    expect(await series("bounce_rate", "hour", day)).toEqual({ "2026-03-12T15:00": 1 });
    await host.events.insert("event", [
      of(6, "2026-03-12T09:59:58Z"),
      of(7, "2026-03-12T14:40:00Z", { path: "/first" }),
    ]);
    expect(await series("bounce_rate", "hour", day)).toEqual({ "2026-03-12T09:00": 1, "2026-03-12T14:00": 0 });
    expect(await series("average_duration", "hour", day)).toEqual({ "2026-03-12T09:00": 6, "2026-03-12T14:00": 2400 });
    expect(await quarterDifference(host.events)).toEqual([]);
  });
});
