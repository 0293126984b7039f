import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEngagement } from "@sightline/schema/rest/behavior/engagement";
import { getDailyTraffic, getHourlyTraffic } from "@sightline/schema/rest/traffic/reports";
import { getActiveHours } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "../testing/visits.ts";

describe("hourly, daily and engagement reports", () => {
  let host: TestHost;
  const ofShop = (body: object = {}) => ({
    as: "viewer" as const,
    body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...body },
  });

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const stuck = (type: string, session: number, path: string, at: string) =>
      eventRow({ widgetId, type, session, visitor: session, path, at });
    // eight Mondays with 2 or 3 visitors, one with 6, and a Tuesday without visitors; one earlier visit marks the
    // project's first day
    const blog = host.acme.blog.widgetId;
    const mondays = [2, 3, 2, 3, 2, 3, 2, 3, 6].flatMap((visitors, week) =>
      Array.from({ length: visitors }, (_, n) =>
        eventRow({
          widgetId: blog,
          session: 100 + week * 10 + n,
          at: new Date(Date.UTC(2026, 0, 19 + 7 * week, 9)).toISOString(),
        }),
      ),
    );
    await host.events.insert("event", [
      ...visits(widgetId),
      stuck("rage", 2, "/", "2026-03-16T14:00:02Z"),
      stuck("dead", 2, "/", "2026-03-16T14:00:03Z"),
      stuck("dead", 2, "/", "2026-03-16T14:00:04Z"),
      { ...stuck("dead", 1, "/product/a", "2026-03-16T09:01:30Z") },
      eventRow({ widgetId: blog, session: 99, at: "2026-01-15T09:00:00Z" }),
      // a Monday with local times of 0:30 and 1:30 on Tuesday, 18:30 and 12:00, and one visitor without a time zone
      eventRow({ widgetId: blog, session: 201, at: "2025-12-01T23:30:00Z", utc_offset: 60 }),
      eventRow({ widgetId: blog, session: 202, at: "2025-12-01T20:00:00Z", utc_offset: 330 }),
      eventRow({ widgetId: blog, session: 203, at: "2025-12-01T23:30:00Z", utc_offset: -300 }),
      eventRow({ widgetId: blog, session: 204, at: "2025-12-01T12:00:00Z", utc_offset: 0 }),
      eventRow({ widgetId: blog, session: 205, at: "2025-12-01T12:10:00Z" }),
      ...mondays,
    ]);
  });
  afterAll(() => host.close());

  it("sum the hours of all days", async () => {
    const { answer } = await host.request(getHourlyTraffic, ofShop({ goal: "purchase", compare: "previous" }));
    expect(answer.rows).toHaveLength(24);
    const counts = (visitors: number, sessions: number, pageviews: number, conversions = 0) => ({
      visitors,
      sessions,
      pageviews,
      conversions,
    });
    expect(answer.rows[9]).toEqual({ hour: 9, ...counts(1, 2, 3, 1), previous: counts(0, 0, 0) });
    expect(answer.rows[10]).toEqual({ hour: 10, ...counts(0, 0, 0), previous: counts(1, 1, 1) });
    expect(answer.rows[14]).toMatchObject(counts(1, 1, 1));
    expect(answer.rows[23]).toMatchObject(counts(1, 1, 1));
    expect([answer.totals, answer.previous]).toEqual([counts(3, 4, 5, 1), counts(1, 1, 1)]);
    const monday = (await host.request(getHourlyTraffic, ofShop({ weekday: 1 }))).answer;
    expect(monday.rows[9]).toEqual({ hour: 9, ...counts(1, 1, 2) });
    expect(monday.totals).toEqual(counts(2, 2, 3));
    expect((await host.request(getHourlyTraffic, ofShop({ weekday: 8 }))).failure.field).toBe("weekday");
    expect((await host.request(getHourlyTraffic, ofShop({ clock: "server" }))).failure.field).toBe("clock");
  });

  it("use each visitor's own time zone for hours and weekdays when known", async () => {
    const requested = { widget_id: host.acme.blog.widgetId, startDate: "2025-12-01", endDate: "2025-12-02" };
    const hours = async (body: object) => {
      const { answer } = await host.request(getHourlyTraffic, { as: "viewer", body: { ...requested, ...body } });
      const { rows, totals, unknown_clocks } = answer;
      const seen = rows.filter(({ pageviews }) => pageviews > 0).map(({ hour, sessions }) => [hour, sessions]);
      return { seen, sessions: totals.sessions, unknown_clocks };
    };
    const byProject = [
      [12, 2],
      [20, 1],
      [23, 2],
    ];
    expect(await hours({})).toEqual({ seen: byProject, sessions: 5, unknown_clocks: null });
    const byVisitors = [
      [0, 1],
      [1, 1],
      [12, 2],
      [18, 1],
    ];
    expect(await hours({ clock: "visitor" })).toEqual({ seen: byVisitors, sessions: 5, unknown_clocks: 1 });
    const tuesday = await hours({ clock: "visitor", weekday: 2 });
    expect(tuesday).toEqual({ seen: byVisitors.slice(0, 2), sessions: 2, unknown_clocks: 0 });

    const grid = await host.request(getActiveHours, { as: "viewer", body: { ...requested, clock: "visitor" } });
    expect(grid.answer).toMatchObject({ total: 5, weekdays: [3, 2, 0, 0, 0, 0, 0] });
    expect([grid.answer.grid[1]?.[0], grid.answer.grid[0]?.[18], grid.answer.grid[0]?.[12]]).toEqual([1, 1, 2]);
  });

  it("distinguish new and returning visitors by day", async () => {
    const { answer } = await host.request(getDailyTraffic, ofShop({ startDate: "2026-03-14", endDate: "2026-03-31" }));
    expect(
      answer.rows.map((row) => [row.day, row.visitors, row.new_visitors, row.returning_visitors, row.pageviews]),
    ).toEqual([
      ["2026-03-14", 0, 0, 0, 0],
      ["2026-03-15", 1, 1, 0, 1],
      ["2026-03-16", 2, 1, 1, 3],
      ["2026-03-17", 2, 1, 1, 2],
      ["2026-03-18", 1, 1, 0, 1],
    ]);
    expect(answer.rows[2]).toMatchObject({ sessions: 2, bounce_rate: 0.5, average_duration: 77.5, partial: false });
    expect(answer.rows[4]).toMatchObject({ partial: true, usual: null, anomaly: null });
    expect(answer.totals).toMatchObject({ visitors: 3, sessions: 5 });
  });

  it("mark a day with unusual traffic for its weekday", async () => {
    const body = { widget_id: host.acme.blog.widgetId, startDate: "2026-03-09", endDate: "2026-03-18" };
    const { rows } = (await host.request(getDailyTraffic, { as: "viewer", body })).answer;
    const high = rows.find(({ day }) => day === "2026-03-16");
    // mean 2.5, sample standard deviation 0.5345
    expect(high).toMatchObject({ visitors: 6, anomaly: "high", usual: { mean: 2.5, weeks: 8 } });
    expect(high?.usual?.high).toBeCloseTo(4.1036, 4);
    expect(high?.usual?.low).toBeCloseTo(0.8964, 4);
    // there are seven weeks before this Monday, because there were no visitors before 15 January
    expect(rows[0]).toMatchObject({ visitors: 3, anomaly: null, usual: { weeks: 7 } });
  });

  it("report engagement and friction", async () => {
    const { answer } = await host.request(getEngagement, ofShop({ compare: "previous" }));
    expect(answer.totals).toEqual({
      sessions: 4,
      // the first by its duration and pages, the third by its 20 s, the fourth by its page after the range
      engaged_sessions: 3,
      engagement_rate: 0.75,
      pages_per_session: 1.25,
      engaged_time: (60 + 4 + 15) / 4,
      scroll_depth: expect.closeTo((80 + 20 + 40) / 300, 6),
      returning_share: expect.closeTo(1 / 3, 6),
    });
    expect(answer.previous).toMatchObject({ sessions: 1, engaged_sessions: 0, scroll_depth: null, returning_share: 0 });
    const reached = (steps: { from: number; count: number }[]) =>
      steps.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]);
    expect(reached(answer.scroll)).toEqual([[20, 1], [40, 1], [80, 1]]); // prettier-ignore
    expect(reached(answer.time)).toEqual([[0, 1], [10, 1], [60, 1]]); // prettier-ignore
    expect(reached(answer.pages)).toEqual([[1, 3], [2, 1]]); // prettier-ignore
    expect(reached(answer.returns)).toEqual([[1, 2], [2, 1]]); // prettier-ignore
    expect(answer.top_pages).toEqual([
      { path: "/product/a", pageviews: 2, engaged_time: 37.5, scroll_depth: 0.6 },
      { path: "/", pageviews: 1, engaged_time: 4, scroll_depth: 0.2 },
    ]);
    expect(answer.friction).toEqual([
      { path: "/", rage: 1, dead: 2, sessions: 1 },
      { path: "/product/a", rage: 0, dead: 1, sessions: 1 },
    ]);
  });

  it("return null instead of dividing by zero without traffic", async () => {
    const { answer } = await host.request(getEngagement, ofShop({ startDate: "2026-01-01", endDate: "2026-01-02" }));
    expect(answer.totals).toMatchObject({ sessions: 0, engagement_rate: null, scroll_depth: null });
    expect(answer.pages.every(({ count }) => count === 0)).toBe(true);
  });

  it("require a member of the project", async () => {
    const jwt = await shareJwt(host, { modules: "dashboard", free_range: true, ...TWO_DAYS });
    for (const call of [getHourlyTraffic, getDailyTraffic, getEngagement]) {
      expect((await host.request(call, { ...ofShop(), as: "stranger" })).failure.code).toBe("NOT_FOUND");
      expect((await host.request(call, { ...ofShop(), as: { jwt } })).status).toBe(403);
    }
  });
});
