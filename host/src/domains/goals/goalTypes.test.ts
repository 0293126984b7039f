// Each of the 14 types with a few events that can be counted by hand.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getGoals, createGoal, type GoalType } from "@sightline/schema/rest/goals/goals";
import { getGoalResult, getGoalVisits, previewGoal } from "@sightline/schema/rest/goals/goalResults";
import { setWidget } from "@sightline/schema/rest/projects/projects";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { getVisitorMap } from "@sightline/schema/rest/places/places";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const DAYS = { startDate: "2026-03-16", endDate: "2026-03-17" };
const origin = "https://shop.example";
let host: TestHost;
let widget_id: number;

interface Happening extends Record<string, unknown> {
  at: string;
  page: string;
}

/** Visits of Monday 16 March. Every event contains the start of its visit. */
function visit(session: number, start: string, events: Happening[], more: object = {}) {
  return events.map(({ at, page, ...columns }) => {
    const [path = "", query] = page.split("?");
    const url = `${origin}${path}${query === undefined ? "" : `?${query}`}`;
    const when = { at: `2026-03-16T${at}Z`, session_start: `2026-03-16T${start}.000Z` };
    return eventRow({ widgetId: widget_id, session, ...when, path, url, ...more, ...columns });
  });
}

const click = (selector: string, text: string) => ({ type: "click", selector, text });
const event = (name: string, value = 0, currency = "") => ({ type: "event", name, value, currency });

beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  await host.events.insert("event", [
    ...visit(1, "09:00:00", [
      { at: "09:00:00", page: "/?utm_source=x" },
      { at: "09:00:10", page: "/?utm_source=x", ...click("#top>a.btn:nth-of-type(2)", "Start Free  Trial") },
      { at: "09:00:20", page: "/product/chair" },
      { at: "09:00:30", page: "/product/chair", ...click("main>button.buy>span", "Buy now") },
      { at: "09:01:00", page: "/thank-you?plan=pro" },
      { at: "09:01:01", page: "/thank-you?plan=pro", ...event("purchase", 40, "EUR") },
      { at: "09:01:02", page: "/thank-you?plan=pro", ...event("purchase", 2) },
      { at: "09:02:00", page: "/thank-you?plan=pro", type: "leave", scroll_depth: 90, engaged_ms: 9000 },
    ]),
    ...visit(2, "10:00:00", [
      { at: "10:00:00", page: "/product/lamp" },
      { at: "10:00:09", page: "/product/lamp", type: "outbound", name: "https://partner.example/offers" },
      { at: "10:00:20", page: "/product/lamp", type: "scroll", scroll_depth: 50 },
      { at: "10:00:29", page: "/product/lamp", type: "form_submit", selector: "main>form#signup" },
      { at: "10:00:29", page: "/product/lamp", type: "form_submit", selector: "#signup" },
      { at: "10:00:29", page: "/product/lamp", type: "form_submit", selector: "#refused", field_errors: 2 },
    ]),
    ...visit(3, "11:00:00", [
      { at: "11:00:00", page: "/blog/product/old" },
      { at: "11:00:01", page: "/blog/product/old", ...event("signup") },
      { at: "11:00:02", page: "/blog/product/old", type: "goal", name: "seen_offer" },
      { at: "11:00:03", page: "/blog/product/old", type: "goal", name: "signup_completed", value: 7 },
      { at: "11:00:05", page: "/blog/product/old", type: "rage", selector: "main>button.buy", value: 4 },
    ]),
    // bots and internal visits reach no goals
    ...visit(
      8,
      "12:00:00",
      [
        { at: "12:00:00", page: "/thank-you" },
        { at: "12:10:00", page: "/", scroll_depth: 100 },
      ],
      { is_bot: 1 },
    ),
    ...visit(9, "12:00:00", [{ at: "12:00:00", page: "/thank-you" }], { is_internal: 1 }),
  ]);
});
afterAll(() => host.close());

const preview = async (goal_type: GoalType, goal_value: string, element_url = "") => {
  const body = { widget_id, goal_type, goal_value, element_url };
  return (await host.request(previewGoal, { as: "viewer", body })).answer;
};

describe("sessions with a goal conversion", () => {
  it.each<[GoalType, string, number[], string?]>([
    ["pageview", "product", [1, 2, 3]],
    ["pageview", `${origin}/product/CHAIR`, [1]],
    ["pageviewExact", `${origin}/thank-you?plan=pro`, [1]],
    ["pageviewExact", `${origin}/thank-you`, []],
    ["pageviewExact", "/thank-you", [1]],
    ["pageviewWildcard", "/product/*", [1, 2]],
    ["pageviewWildcard", `${origin}/*/old`, [3]],
    ["pageviewWildcard", "*/product/*", [1, 2, 3]],
    ["pageviewRegex", "^https://shop\\.example/(product|blog)/.+$", [1, 2, 3]],
    ["pageviewRegex", "plan=\\w+$", [1]],
    ["clickOnElement", ".buy", [1]],
    ["clickOnElement", "main .buy", [1]],
    ["clickOnElement", "main > button", [1]],
    ["clickOnElement", "#top", [1]],
    ["clickOnElement", ".bu", []],
    ["clickOnElement", ".buy", [], "/thank-you"],
    ["clickOnElement", ".buy, .nothing", [1], "/product/*"],
    ["clickOnText", "start free  trial", [1]],
    ["clickOnText", "buy*", [1]],
    ["clickOnText", "buy", []],
    ["externalLink", "partner.example", [2]],
    ["externalLink", "*", [2]],
    ["externalLink", "partner.example/*/x", []],
    ["formSubmit", "form#signup", [2]],
    ["formSubmit", "#other", []],
    ["formSubmit", "#refused", []],
    ["formSubmit", "#signup", [2]],
    ["elementAppears", ".offer", []],
    ["scrolling", "50", [1, 2]],
    ["scrolling", "51%", [1]],
    ["scrolling", "50", [2], "/product/*"],
    ["duration", "29", [1, 2]],
    ["duration", "30", [1]],
    ["duration", "120", [1]],
    ["duration", "121", []],
    ["event", "signup", [3]],
    ["event", "rage", [3]],
    ["revenue", "purchase", [1]],
    ["revenue", "*", [1]],
    ["revenue", "signup", []],
    ["script", "signup_completed", [3]],
  ])("%s %s", async (type, value, sessions, page) => {
    const { newest, conversions } = await preview(type, value, page);
    const of = newest.map(({ session_id }) => Number(session_id.slice(-12))).toSorted((a, b) => a - b);
    expect([of, conversions]).toEqual([sessions, sessions.length]);
  });

  it("are previewed with their pages, and with whether past data can show them", async () => {
    const { pages, reads_past, sessions, days } = await preview("clickOnElement", ".buy");
    expect({ pages, reads_past, sessions, days }).toEqual({
      pages: [{ path: "/product/chair", conversions: 1 }],
      reads_past: true,
      sessions: 3,
      days: 7,
    });
    expect((await preview("clickOnElement", "[data-x=buy]")).reads_past).toBe(false);
    expect((await preview("elementAppears", ".offer")).reads_past).toBe(false);
  });

  it("are found by the goal key that the tracker reports", async () => {
    const make = (goal_key: string, goal_type: GoalType, goal_value: string) =>
      host.request(createGoal, {
        as: "user",
        body: { widget_id, goal_name: goal_key, goal_key, goal_type, goal_value },
      });
    await make("seen_offer", "elementAppears", ".offer");
    await make("done", "script", "signup_completed");
    const { rows } = (await host.request(getGoals, { as: "viewer", body: { widget_id, ...DAYS, last: true } })).answer;
    // the customer's code may have sent it before the goal was created
    const since = rows.map(({ goal_key, counts_since, created_at }) => [goal_key, counts_since === created_at]);
    expect(since).toEqual([
      ["done", false],
      ["seen_offer", true],
    ]);
    expect(rows.map(({ goal_key, standing, last_at }) => [goal_key, standing, last_at])).toEqual([
      ["done", { conversions: 1, conversion_rate: 1 / 3, revenue: 7 }, "2026-03-16T11:00:03.000Z"],
      ["seen_offer", { conversions: 1, conversion_rate: 1 / 3, revenue: null }, "2026-03-16T11:00:02.000Z"],
    ]);
  });
});

describe("totals of a goal", () => {
  it("are the same in every report", async () => {
    const body = { widget_id, goal_name: "Bought", goal_type: "revenue" as const, goal_value: "purchase" };
    const { goal_profile_id, goal_key } = (await host.request(createGoal, { as: "user", body })).answer;
    const requested = { widget_id, ...DAYS, compare: "previous" as const };
    const result = (await host.request(getGoalResult, { as: "viewer", body: { ...requested, goal_profile_id } }))
      .answer;
    expect(result.totals).toEqual({ sessions: 3, visitors: 3, conversions: 1, converted_visitors: 1, revenue: 42 });
    expect(result.previous).toMatchObject({ sessions: 0, conversions: 0 });
    expect(result.before).toEqual([{ path: "/product/chair", conversions: 1 }]);
    expect(result.currency).toBe("EUR");
    const visits = async (more: object = {}) =>
      (await host.request(getGoalVisits, { as: "viewer", body: { widget_id, ...DAYS, goal_profile_id, ...more } }))
        .answer.rows;
    expect(await visits()).toMatchObject([{ path: "/thank-you", entry_path: "", pages: 3, revenue: 42 }]);
    expect(await visits({ offset: 1 })).toEqual([]);
    expect(
      (await host.request(getGoalVisits, { as: "stranger", body: { widget_id, ...DAYS, goal_profile_id } })).status,
    ).toBe(404);
    expect(result.time).toMatchObject({ median: 61, p90: 61 });
    expect(result.time.buckets.map(({ visitors }) => visitors)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(result.visits.map(({ visitors }) => visitors)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(result.detectable).toEqual({ days: 14, visitors: 3, converted_visitors: 1, change: null });
    const { totals, goal } = (
      await host.request(getTrafficSummary, { as: "viewer", body: { widget_id, ...DAYS, goal: goal_key } })
    ).answer;
    expect([totals.conversions, goal]).toEqual([1, { key: "bought", name: "Bought" }]);
    const filtered = { ...requested, goal_profile_id, filter_by: "mobile" };
    expect((await host.request(getGoalResult, { as: "viewer", body: filtered })).answer.totals.sessions).toBe(0);
  });

  it("are in the project's currency, if one is set, in every report", async () => {
    const money = async () => {
      const body = { widget_id, ...DAYS };
      const goals = (await host.request(getGoals, { as: "viewer", body })).answer;
      const map = (await host.request(getVisitorMap, { as: "viewer", body: { ...body, goal: "bought" } })).answer;
      const acquisition = (await host.request(getAcquisition, { as: "viewer", body: { ...body, goal: "bought" } }))
        .answer;
      const visitors = (await host.request(listVisitors, { as: "viewer", body: { ...body, goal: "bought" } })).answer;
      const bought = goals.rows.find(({ goal_key }) => goal_key === "bought")?.standing?.revenue;
      const paid = visitors.rows.reduce((sum, { numbers }) => sum + numbers.revenue, 0);
      return [
        [goals.currency, bought],
        [map.currency, map.totals.revenue],
        [acquisition.currency, acquisition.totals.revenue],
        [visitors.currency, paid],
      ];
    };
    expect(await money()).toEqual(Array.from({ length: 4 }, () => ["EUR", 42]));
    const setting = { currency: "USD" };
    await host.request(setWidget, { as: "admin", body: { widget_id, setting } });
    expect(await money()).toEqual(Array.from({ length: 4 }, () => ["USD", 2]));
  });
});
