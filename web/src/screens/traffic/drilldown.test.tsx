// @vitest-environment jsdom
import type { GraphCriteria, GraphOperator } from "@sightline/schema/rest/filterLanguage";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { readReportState, type Group } from "#web/reports/url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const is = (criteria: GraphCriteria, value: string, operator: GraphOperator = "IS"): Group => [
  { criteria, operator, value },
];
const search = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", "http://x").searchParams;
const filtersOf = (link: HTMLElement) => readReportState(search(link)).filters;
const counts = (n: number) => ({ visitors: n, sessions: n * 2, pageviews: n * 3, conversions: n });
const grid = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_none, hour) => (hour < 3 ? 0 : day + hour)),
);

const types = {
  ...member({ role: "VIEWER" }),
  HourlyTraffic: () => ({
    rows: Array.from({ length: 24 }, (_, hour) => ({ hour, ...counts(hour), previous: null })),
    totals: counts(9),
    goal: { key: "buy", name: "Buy" },
    unknownClocks: null,
  }),
  ActiveHours: () => ({
    grid,
    weekdays: grid.map(() => 70),
    hours: grid[0]?.map(() => 1500) ?? [],
    total: 999,
    timezone: "UTC",
  }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
};

describe("hourly report", () => {
  const cells = async (address: string) => {
    renderRoute(address, { types });
    const table = await screen.findByRole("grid", { name: "Hour by hour" });
    return within(within(table).getByRole("row", { name: /^09:00/ }));
  };

  it("links each count to its visitors, with the filters of the screen", async () => {
    const row = await cells("/report/hourly-traffic?range=last_7_days&f=country:is:DE");
    const visitors = row.getByRole("link", { name: "Visitors: 9, view visitors" });
    expect(filtersOf(visitors)).toEqual([is("HOUROFDAY", "9"), is("COUNTRY", "DE")]);
    expect(search(visitors).get("range")).toBe("last_7_days");
    expect(search(row.getByRole("link", { name: /^Sessions: 18/ })).get("sort")).toBe("sessions");
    expect(search(row.getByRole("link", { name: /^Views: 27/ })).get("sort")).toBe("pageviews");
    // the filter can't express a conversion within the hour
    expect(row.getAllByRole("link")).toHaveLength(3);
  });

  it("uses the selected weekday and time zone", async () => {
    const row = await cells("/report/hourly-traffic?weekday=tue&clock=visitor");
    expect(filtersOf(row.getByRole("link", { name: /^Visitors: 9/ }))).toEqual([
      is("VISITOR_DAYOFWEEK", "2"),
      is("VISITOR_HOUROFDAY", "9"),
    ]);
  });

  it("has a week grid with one tab stop, whose arrow keys skip empty cells", async () => {
    renderRoute("/report/hourly-traffic?metric=SESSIONS", { types });
    const table = await screen.findByRole("table", { name: /By weekday and hour/ });
    const link = (name: RegExp) => within(table).getByRole("link", { name });
    const monday = link(/^Mon 03:00: 3, view/);
    expect(filtersOf(monday)).toEqual([is("DAYOFWEEK", "1"), is("HOUROFDAY", "3")]);
    expect(search(monday).get("sort")).toBe("sessions");
    expect(within(table).queryByRole("link", { name: /^Mon 02:00/ })).toBeNull();
    expect(filtersOf(link(/^Sun, all hours: 70/))).toEqual([is("DAYOFWEEK", "7")]);
    // the visible text is part of the accessible name
    expect(filtersOf(link(/^05:00, all days: 1\.5K \(1,500\)/))).toEqual([is("HOUROFDAY", "5")]);
    expect(filtersOf(link(/^All: 999/))).toEqual([]);

    const stops = () =>
      within(table)
        .getAllByRole("link")
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([monday]);
    const user = userEvent.setup();
    monday.focus();
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(document.activeElement).toBe(link(/^Tue 04:00/));
    expect(stops()).toEqual([link(/^Tue 04:00/)]);
    // no visitors before three o'clock: no links to move to
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(link(/^Tue 03:00/));
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(monday);
  });
});

describe("engagement report", () => {
  const steps = (...from: number[]) => from.map((each) => ({ from: each, count: 5 }));
  const engagement = {
    ...member({ role: "VIEWER" }),
    EngagementReport: () => ({
      scroll: steps(0, 10),
      time: steps(0, 30, 600),
      pages: steps(1, 2, 5),
      returns: steps(1, 2, 10),
    }),
    EngagementTotals: () => ({ engagedSessions: 1, pagesPerSession: 2, engagedTime: 9, scrollDepth: 0.5 }),
    ReportRange: types.ReportRange,
  };
  const linkOf = async (list: string, name: RegExp) =>
    within(await screen.findByRole("list", { name: list })).queryByRole("link", { name });

  it("links each step to its visitors or sessions", async () => {
    renderRoute("/report/engagement", { types: engagement });
    const filters = async (list: string, name: RegExp) => {
      const link = await linkOf(list, name);
      return link && filtersOf(link);
    };
    expect(await filters("Scroll depth by page view", /^0 – 10%: 5, view/)).toEqual([
      is("SCROLL_DEPTH", "0", "GREATER_OR_EQUAL"),
      is("SCROLL_DEPTH", "10", "LESS"),
    ]);
    expect(await filters("Engaged time by page view", /^10m \+: 5, view/)).toEqual([
      is("PAGE_TIME", "600", "GREATER_OR_EQUAL"),
    ]);
    expect(await filters("Pages per session", /^1: 5, view/)).toEqual([is("SESSION_PAGEVIEWS", "1")]);
    expect(await filters("Pages per session", /^2 – 4: 5, view/)).toEqual([
      is("SESSION_PAGEVIEWS", "2", "GREATER_OR_EQUAL"),
      is("SESSION_PAGEVIEWS", "5", "LESS"),
    ]);
    expect(await filters("Sessions per visitor", /^10 \+: 5, view/)).toEqual([
      is("VISITOR_SESSIONS", "10", "GREATER_OR_EQUAL"),
    ]);
  });

  it.each<[string, boolean[]]>([
    ["f=country:is:DE", [true, true, true, false]],
    ["f=page:is:/", [true, true, false, false]],
    ["f=hourofday:is:9", [false, false, false, false]],
  ])("with the filter %s has only links whose list shows the same number", async (address, leads) => {
    renderRoute(`/report/engagement?${address}`, { types: engagement });
    const lists = [
      await linkOf("Scroll depth by page view", /^0 – 10%/),
      await linkOf("Engaged time by page view", /^0/),
      await linkOf("Pages per session", /^1:/),
      await linkOf("Sessions per visitor", /^1:/),
    ];
    expect(lists.map((link) => link !== null)).toEqual(leads);
  });
});
