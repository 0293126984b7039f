// The numbers of the hourly and engagement reports link to the lists of visitors and recordings with these filters: the
// lists must contain exactly the same number.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { listRecordings } from "@sightline/schema/rest/recordings/recordings";
import type { CustomFilter, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { getEngagement } from "@sightline/schema/rest/behavior/engagement";
import { getHourlyTraffic } from "@sightline/schema/rest/traffic/reports";
import { getActiveHours } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { visits } from "../testing/visits.ts";

const is = (criteria: FilterCriteria, value: number, operator: FilterOperator = "=="): CustomFilter[number] => [
  { criteria, operator, value: String(value) },
];
/** At least one bound and less than the next. */
const step = (criteria: FilterCriteria, from: number, next: number | undefined): CustomFilter => [
  is(criteria, from, "gte"),
  ...(next === undefined ? [] : [is(criteria, next, "lt")]),
];
const ofClock = {
  project: { day: "dayofweek", hour: "hourofday" },
  visitor: { day: "visitor_dayofweek", hour: "visitor_hourofday" },
} as const;

describe("drill-down to the visitors of a number", () => {
  let host: TestHost;
  const week = { startDate: "2026-03-12", endDate: "2026-03-18" };
  const body = (more: object) => ({
    as: "viewer" as const,
    body: { widget_id: host.acme.shop.widgetId, ...week, ...more },
  });
  const list = async (custom_filter: CustomFilter) => {
    const { total: visitors, sessions, pageviews } = (await host.request(listVisitors, body({ custom_filter }))).answer;
    return { visitors, sessions, pageviews };
  };
  const lists = new Map<string, ReturnType<typeof list>>();
  /** One request for each filter: several numbers link to the same list, and the events stay the same. */
  const listed = (custom_filter: CustomFilter) => {
    const key = JSON.stringify(custom_filter);
    const known = lists.get(key) ?? list(custom_filter);
    lists.set(key, known);
    return known;
  };

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    await host.entities
      .updateTable("widget")
      .set({ timezone: "Europe/Berlin" })
      .where("widget_id", "=", widgetId)
      .execute();
    const view = (n: number) => `40000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
    // many visitor time zones different from the project's, some with half-hour offsets; sessions continue past
    // midnight
    const clocks = Array.from({ length: 40 }, (_, n) => {
      const shared = {
        widgetId,
        session: 300 + n,
        visitor: 300 + (n % 9),
        utc_offset: [-420, 0, 60, 330, -32768][n % 5],
      };
      const start = Date.UTC(2026, 2, 12, 0, 50) + n * 3 * 3_600_000;
      return Array.from({ length: 1 + (n % 6) }, (_none, page) => {
        const at = start + page * 9 * 60_000;
        const one = { ...shared, path: `/p${page % 2}`, page_view_id: view(n * 10 + page) };
        const reported = {
          type: "leave",
          scroll_depth: (n * 7 + page * 13) % 101,
          engaged_ms: (n * 977 + page * 31_000) % 700_000,
        };
        return [
          eventRow({ ...one, at: new Date(at).toISOString() }),
          eventRow({ ...one, ...reported, at: new Date(at + 500_000).toISOString() }),
        ];
      }).flat();
    }).flat();
    await host.events.insert("event", [
      ...visits(widgetId),
      ...clocks,
      // opened before the first day, read on it
      eventRow({ widgetId, session: 400, at: "2026-03-11T22:59:00Z", page_view_id: view(900) }),
      eventRow({
        widgetId,
        session: 400,
        at: "2026-03-11T23:01:00Z",
        type: "leave",
        scroll_depth: 90,
        page_view_id: view(900),
      }),
    ]);
  });
  afterAll(() => host.close());

  it.each<[string, CustomFilter]>([
    ["no filter", []],
    ["a page", [[{ criteria: "page", operator: "==", value: "/p1" }]]],
    ["a weekday", [is("dayofweek", 1)]],
    ["an hour", [is("hourofday", 10)]],
    ["page views per session", step("session_pageviews", 2, 4)],
  ])("matches the sessions of the recordings list with %s, recorded or not", async (_name, custom_filter) => {
    const { sessions } = await listed(custom_filter);
    expect(sessions).toBeGreaterThan(0);
    // reports leave out the team's own
    const { answer } = await host.request(listRecordings, body({ custom_filter, without_internal: true }));
    expect(answer.sessions).toBe(sessions);
  });

  it.each(["project", "visitor"] as const)("matches an hour of the %s's clock", async (clock) => {
    for (const weekday of [undefined, 1]) {
      const { rows } = (await host.request(getHourlyTraffic, body({ clock, ...(weekday && { weekday }) }))).answer;
      expect(rows.filter(({ visitors }) => visitors > 0).length).toBeGreaterThan(3);
      for (const { hour, visitors, sessions, pageviews } of rows) {
        const day = weekday === undefined ? [] : [is(ofClock[clock].day, weekday)];
        const reported = await listed([is(ofClock[clock].hour, hour), ...day]);
        expect(reported, `${clock} ${weekday} ${hour}`).toEqual({ visitors, sessions, pageviews });
      }
    }
  });

  it.each(["project", "visitor"] as const)(
    "matches a cell, a weekday and an hour of the week of the %s's clock",
    async (clock) => {
      const { day, hour } = ofClock[clock];
      for (const metric of ["visitors", "sessions", "pageviews"] as const) {
        const { grid, weekdays, hours, total } = (await host.request(getActiveHours, body({ metric, clock }))).answer;
        expect((await listed([]))[metric]).toBe(total);
        for (const [at, value] of weekdays.entries()) expect((await listed([is(day, at + 1)]))[metric]).toBe(value);
        for (const [at, value] of hours.entries()) expect((await listed([is(hour, at)]))[metric]).toBe(value);
        // every third combination: there are many, and they only differ in the two values
        for (const [row, values] of grid.entries()) {
          for (const [at, value] of values.entries()) {
            if ((row * 24 + at) % 3 !== 0) continue;
            expect((await listed([is(day, row + 1), is(hour, at)]))[metric], `${row} ${at}`).toBe(value);
          }
        }
      }
    },
  );

  it("matches a step of the engagement report", async () => {
    const { scroll, time, pages, returns } = (await host.request(getEngagement, body({}))).answer;
    const spreads = [
      ["scroll_depth", scroll, "pageviews"],
      ["page_time", time, "pageviews"],
      ["session_pageviews", pages, "sessions"],
      ["visitor_sessions", returns, "visitors"],
    ] as const;
    for (const [criteria, steps, metric] of spreads) {
      expect(steps.filter(({ count }) => count > 0).length, `steps of ${criteria}`).toBeGreaterThan(2);
      for (const [at, { from, count }] of steps.entries()) {
        expect((await listed(step(criteria, from, steps[at + 1]?.from)))[metric], `${criteria} ${from}`).toBe(count);
      }
    }
  });

  it("matches a step of the filtered engagement report", async () => {
    const custom_filter: CustomFilter = [[{ criteria: "page", operator: "==", value: "/p1" }]];
    const { scroll } = (await host.request(getEngagement, body({ custom_filter }))).answer;
    for (const [at, { from, count }] of scroll.entries()) {
      const reported = await listed([...custom_filter, ...step("scroll_depth", from, scroll[at + 1]?.from)]);
      expect(reported.pageviews, `from ${from}`).toBe(count);
    }
    const ofDesktop: CustomFilter = [[{ criteria: "device", operator: "==", value: "desktop" }]];
    const { pages } = (await host.request(getEngagement, body({ custom_filter: ofDesktop }))).answer;
    for (const [at, { from, count }] of pages.entries()) {
      const reported = await listed([...ofDesktop, ...step("session_pageviews", from, pages[at + 1]?.from)]);
      expect(reported.sessions, `from ${from}`).toBe(count);
    }
  });
});
