import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTrafficSeries } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { visits } from "./testing/visits.ts";

describe("time series of a metric", () => {
  let host: TestHost;
  const series = async (body: object, widget_id = host.acme.shop.widgetId) =>
    (
      await host.request(getTrafficSeries, {
        as: "viewer",
        body: { widget_id, metric: "visitors", interval: "day", ...body },
      })
    ).answer.rows;

  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", visits(host.acme.shop.widgetId));
    const { widgetId } = host.acme.blog;
    await host.entities
      .updateTable("widget")
      .set({ timezone: "Europe/Berlin" })
      .where("widget_id", "=", widgetId)
      .execute();
    // the clock in Berlin goes from 02:00 to 03:00 at 01:00 UTC on 30 March 2025, and back on 26 October
    const at = [
      "2025-03-29T22:59:00Z",
      "2025-03-29T23:01:00Z",
      "2025-03-30T00:59:00Z",
      "2025-03-30T01:01:00Z",
      "2025-03-30T21:59:00Z",
    ];
    const autumn = [
      "2025-10-25T22:00:00Z",
      "2025-10-26T00:30:00Z",
      "2025-10-26T01:30:00Z",
      "2025-10-26T22:59:00Z",
      "2025-10-26T23:00:00Z",
    ];
    await host.events.insert(
      "event",
      [...at, ...autumn].map((moment, index) => eventRow({ widgetId, session: 100 + index, at: moment })),
    );
  });
  afterAll(() => host.close());

  it("has every day, with the current one marked and future ones empty", async () => {
    expect(await series({ startDate: "2026-03-14", endDate: "2026-03-19" })).toEqual([
      { t: "2026-03-14", value: 0, partial: false },
      { t: "2026-03-15", value: 1, partial: false },
      { t: "2026-03-16", value: 2, partial: false },
      { t: "2026-03-17", value: 2, partial: false },
      { t: "2026-03-18", value: 1, partial: true },
      { t: "2026-03-19", value: null, partial: true },
    ]);
  });

  it("aligns the compared range by its first interval", async () => {
    const rows = await series({
      startDate: "2026-03-16",
      endDate: "2026-03-17",
      metric: "pageviews",
      compare: "previous",
    });
    expect(rows).toEqual([
      { t: "2026-03-16", value: 3, previous: 0, partial: false },
      { t: "2026-03-17", value: 2, previous: 1, partial: false },
    ]);
  });

  it.each([
    ["sessions", [2, 2]],
    ["pages_per_session", [1.5, 1]],
    ["average_duration", [77.5, 30]],
    ["engaged_time", [32, 7.5]],
    ["bounce_rate", [0.5, 0]],
    ["conversions", [1, 0]],
    ["conversion_rate", [0.5, 0]],
  ])("counts %s", async (metric, expected) => {
    const rows = await series({ startDate: "2026-03-16", endDate: "2026-03-17", metric, goal: "purchase" });
    expect(rows.map(({ value }) => value)).toEqual(expected);
  });

  it("starts weeks on Mondays and months on the first", async () => {
    const weeks = await series({ startDate: "2026-03-11", endDate: "2026-03-17", interval: "week" });
    expect(weeks).toEqual([
      { t: "2026-03-09", value: 1, partial: false },
      { t: "2026-03-16", value: 3, partial: true },
    ]);
    const months = await series({ startDate: "2026-01-31", endDate: "2026-03-17", interval: "month" });
    expect(months.map(({ t, value }) => [t, value])).toEqual([
      ["2026-01-01", 0],
      ["2026-02-01", 0],
      ["2026-03-01", 3],
    ]);
  });

  it("has the local days and hours of the project when daylight saving begins", async () => {
    const blog = host.acme.blog.widgetId;
    const days = await series({ startDate: "2025-03-29", endDate: "2025-03-30" }, blog);
    expect(days.map(({ value }) => value)).toEqual([1, 4]);
    const hours = await series({ startDate: "2025-03-30", endDate: "2025-03-30", interval: "hour" }, blog);
    expect(hours).toHaveLength(23);
    expect(hours.slice(0, 3).map(({ t, value }) => [t, value])).toEqual([
      ["2025-03-30T00:00", 1],
      ["2025-03-30T01:00", 1],
      ["2025-03-30T03:00", 1],
    ]);
    expect(hours.at(-1)).toMatchObject({ t: "2025-03-30T23:00", value: 1 });
  });

  it("counts both hours labeled two o'clock when daylight saving ends", async () => {
    const hours = await series(
      { startDate: "2025-10-26", endDate: "2025-10-26", interval: "hour" },
      host.acme.blog.widgetId,
    );
    expect(hours).toHaveLength(24);
    expect(hours.filter(({ value }) => value !== 0).map(({ t, value }) => [t, value])).toEqual([
      ["2025-10-26T00:00", 1],
      ["2025-10-26T02:00", 2],
      ["2025-10-26T23:00", 1],
    ]);
  });

  it("uses the caller's UTC offset when the project has no time zone", async () => {
    const { widgetId: widget_id } = host.acme.shop;
    await host.entities.updateTable("widget").set({ timezone: null }).where("widget_id", "=", widget_id).execute();
    const body = { widget_id, metric: "pageviews", interval: "day", startDate: "2026-03-17", endDate: "2026-03-18" };
    const { answer } = await host.request(getTrafficSeries, { as: "viewer", body, headers: { tz: "-5.5" } });
    // 23:59:50 and 00:00:30 UTC are both on the 17th there
    expect(answer.rows.map(({ value }) => value)).toEqual([3, 0]);
    expect(answer.range.timezone).toBe("Fixed/UTC-05:30:00");
  });

  it("refuses a series with too many points", async () => {
    const body = {
      widget_id: host.acme.shop.widgetId,
      metric: "visitors",
      interval: "hour",
      startDate: "2025-01-01",
      endDate: "2025-12-31",
    };
    expect((await host.request(getTrafficSeries, { as: "viewer", body })).failure).toMatchObject({
      code: "INVALID",
      field: "interval",
    });
    expect(
      (await host.request(getTrafficSeries, { as: "viewer", body: { ...body, metric: "love" } })).failure.field,
    ).toBe("metric");
    expect(
      (await host.request(getTrafficSeries, { as: "stranger", body: { ...body, interval: "month" } })).status,
    ).toBe(404);
  });
});
