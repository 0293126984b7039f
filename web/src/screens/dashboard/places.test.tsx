// @vitest-environment jsdom
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { readReportState, type Group } from "#web/reports/url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const place = (name: string, region: string | null, country: string | null, visitors: number) => ({
  ...{ name, region, country, visitors, pageviews: visitors, sessions: visitors, bounceRate: 0.5 },
  ...{ conversions: 1, conversionRate: 0.25, scrollDepth: null },
});
const cities = {
  dimension: "CITY",
  totalCount: 5,
  visitors: 40,
  goal: { key: "buy", name: "Buy" },
  rows: [
    place("Birmingham", "England", "GB", 12),
    place("Birmingham", "Alabama", "US", 8),
    place("Birmingham", "Michigan", "US", 7),
    place("Munich", "Bavaria", "DE", 6),
    place("", null, null, 5),
  ],
};
const types = {
  ...member({ role: "VIEWER" }),
  // the other panels render nothing
  TrafficReport: () => ({ summary: null, activeHours: null, series: null }),
  TrafficBreakdown: ({ path }: { path?: readonly string[] | null | undefined }) =>
    path?.includes("places") ? cities : { dimension: "CHANNEL", totalCount: 0, visitors: 0, goal: null, rows: [] },
  PlaceSource: () => ({ hasCities: true, credits: [] }),
};
const is = (criteria: GraphCriteria, value: string): Group => [{ criteria, operator: "IS", value }];

it("lists cities of the same name separately, each with its own country and region", async () => {
  const { router } = renderRoute("/?places=CITY", { types });
  const table = within(await screen.findByRole("grid", { name: "Cities" }));
  const names = table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual([
    "BirminghamUnited Kingdom",
    "BirminghamAlabama, United States",
    "BirminghamMichigan, United States",
    "MunichGermany",
    "Unknown",
  ]);
  const link = table.getByRole("link", { name: /^Birmingham, Alabama, United States, conversions: / });
  const { searchParams } = new URL(link.getAttribute("href") ?? "", "http://x");
  const alabama = [is("COUNTRY", "US"), is("REGION", "Alabama"), is("CITY", "Birmingham")];
  expect(readReportState(searchParams).filters.slice(0, 3)).toEqual(alabama);

  const filters = () => readReportState(new URLSearchParams(router.state.location.search)).filters;
  const user = userEvent.setup();
  await user.click(table.getByText("Alabama, United States"));
  await waitFor(() => expect(filters()).toEqual(alabama));
  await user.click(within(await screen.findByRole("grid", { name: "Cities" })).getByText("Alabama, United States"));
  await waitFor(() => expect(filters()).toEqual([]));
});

it("names the sources briefly in a line of tabs, and in full to screen readers", async () => {
  renderRoute("/", { types });
  const tabs = within(await screen.findByRole("radiogroup", { name: "Sources" })).getAllByRole("radio");
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...["Channels", "Referrers", "Source", "Medium", "Campaign"],
  ]);
  expect(tabs.slice(2).map((tab) => tab.getAttribute("aria-label"))).toEqual([
    ...["UTM source", "UTM medium", "UTM campaign"],
  ]);
});

it("lists the eight countries with the most visitors beside the map", async () => {
  const rows = ["DE", "US", "GB", "FR", "NL", "CH", "AT", "CA", "ES", "IT"].map((name) => ({ name, visitors: 4 }));
  renderRoute("/", { types: { ...types, TrafficBreakdown: () => ({ visitors: 40, rows, goal: null }) } });
  const list = within(await screen.findByRole("list", { name: "Countries with the most visitors" }));
  expect(list.getAllByRole("listitem")).toHaveLength(8);
});
