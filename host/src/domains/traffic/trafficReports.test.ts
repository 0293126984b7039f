import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getActiveHours, getFilterValues, getMonthlyReport } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "./testing/visits.ts";

describe("active hours, monthly report and filter values", () => {
  let host: TestHost;
  let shop: { widget_id: number };

  beforeAll(async () => {
    host = await openTestHost();
    shop = { widget_id: host.acme.shop.widgetId };
    const yearAgo = eventRow({ widgetId: shop.widget_id, session: 50, at: "2025-03-31T23:30:00Z", path: "/old" });
    const longAgo = eventRow({ widgetId: shop.widget_id, session: 51, at: "2025-02-28T23:30:00Z", path: "/older" });
    await host.events.insert("event", [...visits(shop.widget_id), yearAgo, longAgo]);
  });
  afterAll(() => host.close());

  it("count each hour of each weekday, with totals", async () => {
    const { answer } = await host.request(getActiveHours, { as: "viewer", body: { ...shop, ...TWO_DAYS } });
    expect(answer.grid).toHaveLength(7);
    expect(answer.grid.every((row) => row.length === 24)).toBe(true);
    const busy = answer.grid.flatMap((row, day) =>
      row.flatMap((value, hour) => (value > 0 ? [[day, hour, value]] : [])),
    );
    expect(busy).toEqual([
      [0, 9, 1],
      [0, 14, 1],
      [1, 9, 1],
      [1, 23, 1],
    ]);
    expect(answer.weekdays).toEqual([2, 2, 0, 0, 0, 0, 0]);
    // visitor 1 was active at nine on both days and counts as one visitor
    expect([answer.hours[9], answer.hours[14], answer.hours[23]]).toEqual([1, 1, 1]);
    expect(answer.total).toBe(3);
    const views = await host.request(getActiveHours, {
      as: "viewer",
      body: { ...shop, ...TWO_DAYS, metric: "pageviews" },
    });
    expect([views.answer.hours[9], views.answer.total]).toEqual([3, 5]);
    const sessions = await host.request(getActiveHours, {
      as: "viewer",
      body: { ...shop, ...TWO_DAYS, metric: "sessions", filter_by: "desktop" },
    });
    expect([sessions.answer.hours[9], sessions.answer.total]).toEqual([2, 2]);
  });

  it("return the last thirteen months, empty ones included", async () => {
    const { rows } = (await host.request(getMonthlyReport, { as: "viewer", body: shop })).answer;
    expect(rows).toHaveLength(13);
    expect(rows[0]).toEqual({ month: "2025-03", visitors: 1, sessions: 1, pageviews: 1 });
    expect(rows[1]).toEqual({ month: "2025-04", visitors: 0, sessions: 0, pageviews: 0 });
    expect(rows.at(-1)).toEqual({ month: "2026-03", visitors: 3, sessions: 5, pageviews: 7 });
  });

  it("count months in the project's time zone", async () => {
    const inZone = (timezone: string) =>
      host.entities.updateTable("widget").set({ timezone }).where("widget_id", "=", shop.widget_id).execute();
    await inZone("Europe/Berlin");
    const { rows } = (await host.request(getMonthlyReport, { as: "viewer", body: shop })).answer;
    expect(rows.slice(0, 2)).toMatchObject([
      { month: "2025-03", pageviews: 1 },
      { month: "2025-04", pageviews: 1 },
    ]);
    await inZone("UTC");
  });

  it("suggest values, most visitors first", async () => {
    const values = async (criteria: string, q = "") => {
      const { rows } = (await host.request(getFilterValues, { as: "viewer", body: { ...shop, criteria, q } })).answer;
      return rows.map(({ value, visitors }) => [value, visitors]);
    };
    expect(await values("page")).toEqual([
      ["/", 3],
      ["/product/a", 2],
    ]);
    expect(await values("page", "PROD")).toEqual([["/product/a", 2]]);
    expect(await values("page", "%")).toEqual([]);
    expect(await values("exit_page")).toEqual([
      ["/product/a", 2],
      ["/", 1],
    ]);
    expect(await values("landing_page")).toEqual([
      ["/", 3],
      ["/product/a", 1],
    ]);
    expect(await values("utm_source")).toEqual([["news", 1]]);
    expect(await values("event")).toEqual([
      ["click", 1],
      ["purchase", 1],
    ]);
    // visitors 1 and 2 have two visits
    expect(await values("visitor_type")).toEqual([
      ["new", 3],
      ["returning", 2],
    ]);
    expect(await values("dayofweek")).toEqual([
      ["1", 2],
      ["2", 2],
      ["3", 1],
      ["7", 1],
    ]);
    expect(await values("hourofday", "9")).toEqual([["9", 1]]);
    expect(await values("visitor_hourofday", "9")).toEqual([["9", 1]]);
    expect(await values("visitor_dayofweek")).toEqual(await values("dayofweek"));
    expect(await values("session_pageviews")).toEqual([
      ["1", 2],
      ["2", 2],
    ]);
    expect(await values("visitor_sessions")).toEqual([
      ["2", 2],
      ["1", 1],
    ]);
    expect(await values("scroll_depth")).toEqual([
      ["20", 1],
      ["40", 1],
      ["80", 1],
    ]);
    expect(await values("page_time")).toEqual([
      ["15", 1],
      ["4", 1],
      ["60", 1],
    ]);
  });

  it("limit a share link to its range unless the range is free", async () => {
    const viaLink = { jwt: await shareJwt(host, { modules: "dashboard", ...TWO_DAYS, free_range: false }) };
    const free = { jwt: await shareJwt(host, { modules: "dashboard", ...TWO_DAYS, free_range: true }) };
    const hours = (body: object) =>
      host.request(getActiveHours, { as: viaLink, body: { ...shop, ...TWO_DAYS, ...body } });
    expect((await hours({})).answer.total).toBe(3);
    expect((await hours({ startDate: "2026-03-15" })).failure.code).toBe("ROLE");
    for (const [call, more] of [
      [getMonthlyReport, {}],
      [getFilterValues, { criteria: "page" }],
    ] as const) {
      expect((await host.request(call, { as: viaLink, body: { ...shop, ...more } })).failure.code).toBe("ROLE");
      expect((await host.request(call, { as: free, body: { ...shop, ...more } })).status).toBe(200);
    }
  });

  it("refuse unknown arguments and other companies' projects", async () => {
    for (const [call, more] of [
      [getActiveHours, TWO_DAYS],
      [getMonthlyReport, {}],
      [getFilterValues, { criteria: "page" }],
    ] as const) {
      const foreign = await host.request(call, { as: "stranger", body: { ...shop, ...more } });
      expect(foreign.failure.code).toBe("NOT_FOUND");
      expect((await host.request(call, { body: { ...shop, ...more } })).status).toBe(401);
      expect((await host.request(call, { as: "viewer", body: { ...more, widget_id: "x" } })).failure.field).toBe(
        "widget_id",
      );
    }
    const body = { ...shop, ...TWO_DAYS, metric: "bounce_rate" };
    expect((await host.request(getActiveHours, { as: "viewer", body })).failure.field).toBe("metric");
    expect(
      (await host.request(getFilterValues, { as: "viewer", body: { ...shop, criteria: "mood" } })).failure.field,
    ).toBe("criteria");
  });
});
