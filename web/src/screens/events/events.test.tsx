// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReportState } from "#web/reports/url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const event = (name: string, count: number, visitors: number, more: object = {}) => ({
  ...{ name, displayName: null, isHidden: false, mergedNames: [], source: "CODE", count, visitors, trend: [1, 2] },
  ...{ firstSeen: "2026-10-01T10:00:00Z", lastSeen: "2026-11-20T10:00:00Z", previous: null },
  ...more,
});
const compared = [
  event("cart", 30, 10, { previous: { count: 20, visitors: 20 } }),
  event("sale now", 5, 5, { previous: { count: 1, visitors: 1 } }),
  event("click", 4, 4, { previous: { count: 0, visitors: 0 } }),
  event("click", 3, 3, { source: "TRACKER", previous: { count: 6, visitors: 3 } }),
];
const types = (rows: object[], range: object = {}) => ({
  ...member({ role: "OWNER" }),
  ActiveHours: () => ({ grid: [[1]], weekdays: [1], hours: [1], total: 1 }),
  GoalConnection: () => ({ currency: "EUR" }),
  GoalReport: () => ({ currency: "EUR" }),
  EventList: () => ({ rows, totalCount: rows.length }),
  ReportRange: () => ({
    ...{ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" },
    ...{ previousStartDate: null, previousEndDate: null },
    ...range,
  }),
});
const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector('[role="rowheader"]')?.textContent);
const cells = (name: RegExp) =>
  screen.getAllByRole("row", { name }).map((row) =>
    within(row)
      .getAllByRole("gridcell")
      .map(({ textContent }) => textContent),
  );
const stateOf = (href: string | null | undefined) => readReportState(new URL(href ?? "", "http://x").searchParams);

const ADDRESS = "/events?project=1&range=last_7_days&compare=year&f=device:is:mobile&live=0&hidden=1";
const mobile = [{ criteria: "DEVICE", operator: "IS", value: "mobile" }];

it("requests the events described by the URL, and shows them next to the compared range", async () => {
  const { sentAs } = renderRoute(ADDRESS, { types: types(compared) });
  await screen.findByRole("row", { name: /^cart/ });
  const [requested] = sentAs("EventsScreenQuery");
  expect(requested).toMatchObject({ range: { preset: "LAST_7_DAYS" }, compare: "PREVIOUS_YEAR", hidden: true });
  expect(requested).toMatchObject({ filters: { conditions: [mobile] } });
  expect(screen.getByText("Device is Mobile")).toBeTruthy();
  expect(screen.getByText(/^23 Oct – 21 Nov 2026, Europe\/Berlin time$/)).toBeTruthy();
  expect(cells(/^cart/)[0]?.slice(1, 6)).toEqual(["30", "+50.0%", "10", "−50.0%", "3.0"]);
  // no previous value to compare with
  expect(cells(/^click/).map((row) => row.slice(0, 3))).toEqual([
    ["Your code", "4", "–"],
    ["Tracker", "3", "−50.0%"],
  ]);

  const user = userEvent.setup();
  const [ofCount] = screen.getAllByRole("columnheader", { name: /^Change/ });
  await user.click(ofCount as HTMLElement);
  expect(rowNames()).toEqual(["sale now", "cart", "click", "click"]);
});

it("has no visitor links with filters on single events, as the visitor list would match whole sessions", async () => {
  renderRoute("/events?project=1&f=page:contains:product", { types: types(compared) });
  const row = await screen.findByRole("row", { name: /^sale now/ });
  expect(within(row).queryByRole("link", { name: /^sale now: 5/ })).toBeNull();
});

it("links to one event and to its visitors, with the same days and filters", async () => {
  const { router } = renderRoute(ADDRESS, { types: types(compared) });
  const row = await screen.findByRole("row", { name: /^sale now/ });
  const visitors = within(row).getByRole("link", { name: /^sale now: 5/ });
  expect(stateOf(visitors.getAttribute("href")).filters).toEqual([
    [{ criteria: "EVENT", operator: "IS", value: "sale now" }],
    mobile,
  ]);
  // the name alone doesn't distinguish the tracker's click from the site's
  const [site] = screen.getAllByRole("row", { name: /^click/ });
  expect(within(site as HTMLElement).queryByRole("link", { name: /^click: / })).toBeNull();
  await userEvent.setup().click(row);
  await waitFor(() => expect(router.state.location.pathname).toBe("/events/name/sale%20now"));
  const state = stateOf(router.state.location.search);
  expect(state).toMatchObject({ range: { preset: "LAST_7_DAYS" }, compare: "PREVIOUS_YEAR", filters: [mobile] });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).not.toHaveProperty("hidden");
});

it.each([
  ["/events/name/purchas?project=1", "No event named “purchas” yet"],
  ["/events/plan/gold?project=1", "No event with plan = “gold” yet"],
])("%s explains that the project never received the event", async (path, title) => {
  renderRoute(path, { types: { ...types([]), EventFacts: () => ({ isKnown: false }) } });
  await screen.findByRole("heading", { level: 1, name: title });
  const list = screen.getByRole("link", { name: "Show all events" });
  expect(new URL(list.getAttribute("href") ?? "", "http://x").pathname).toBe("/events");
  expect(screen.queryByText("Per visitor")).toBeNull();
});

it("has no change column without a comparison", async () => {
  renderRoute("/events?compare=none", { types: types([event("cart", 3, 2)]) });
  await screen.findByRole("row", { name: /^cart/ });
  expect(screen.queryByRole("columnheader", { name: /^Change/ })).toBeNull();
});

it("shows the next step when there are no events, with filters and without", async () => {
  const { router } = renderRoute("/events", { types: types([]) });
  await screen.findByText("No events in this range");
  expect(screen.getByRole("link", { name: "Go to event rules" })).toBeTruthy();
  await router.navigate("/events?f=device:is:mobile");
  await screen.findByText("No events match these filters");
  expect(screen.queryByRole("link", { name: "Go to event rules" })).toBeNull();
});

it("exports the event list as shown: page by page, filtered and compared", async () => {
  const sent: unknown[] = [];
  const refuse = async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ errors: [{ message: "Not today" }] }, { status: 503 });
  };
  renderRoute(ADDRESS, { types: types(compared) });
  const save = await screen.findByRole("button", { name: "Download CSV of all rows" });
  vi.stubGlobal("fetch", refuse);
  await userEvent.setup().click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  const filters = { conditions: [mobile] };
  expect(sent[0]).toMatchObject({
    variables: {
      range: { preset: "LAST_7_DAYS" },
      compare: "PREVIOUS_YEAR",
      filters,
      hidden: true,
    },
    pageSize: 1000,
    rows: "viewer.project.events.list.rows",
  });
  const { columns } = sent[0] as { columns: { title: string }[] };
  expect(columns.map(({ title }) => title)).toContain("Count (previous period)");
});

const DOWNLOAD_ALL = "Download CSV of all rows";
it.each([
  ["/events", "EventsScreenQuery", DOWNLOAD_ALL],
  ["/report/hourly-traffic", "HourlyTrafficScreenQuery", DOWNLOAD_ALL],
  ["/report/daily-traffic", "DailyTrafficScreenQuery", "Download chart"],
])("offers no export of %s while other days are loading", async (path, query, name) => {
  let answer = () => {};
  const later = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  const delayed = ({ range }: Record<string, unknown>) =>
    (range as { preset?: string }).preset === "YESTERDAY" ? later : undefined;
  const { router } = renderRoute(path, { types: types([event("cart", 3, 2)]), answers: { [query]: delayed } });
  const button = () => screen.findByRole<HTMLButtonElement>("button", { name });
  expect((await button()).disabled).toBe(false);
  await router.navigate(`${path}?range=yesterday`);
  // the previous days stay visible, dimmed
  await waitFor(async () => expect((await button()).disabled).toBe(true));
  answer();
  await waitFor(async () => expect((await button()).disabled).toBe(false));
});

it.each([
  ["/goals", "Goals", "23 Oct – 21 Nov 2026, UTC-05:00 time"],
  ["/goals/view/1", "Bought", "23 Oct – 21 Nov 2026, UTC-05:00 time"],
  ["/events/name/cart", "cart", "23 Oct – 21 Nov 2026, UTC-05:00 time"],
  ["/visitor/monthly-chart", "Monthly chart", "UTC-05:00 time"],
])("%s shows its time zone in a readable format", async (path, heading, text) => {
  const zone = "Fixed/UTC-05:00:00";
  renderRoute(path, {
    types: {
      ...types([], { timezone: zone }),
      Goal: () => ({ name: "Bought", type: "EVENT" }),
      EventNaming: () => ({ name: "cart", displayName: null, mergedNames: [] }),
      MonthlyChart: () => ({ timezone: zone, months: [] }),
    },
  });
  const title = await screen.findByRole("heading", { level: 1, name: heading });
  expect(within(title.closest("header") as HTMLElement).getByText(text)).toBeTruthy();
});
