import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { createGoal, getGoals, type GoalType } from "@sightline/schema/rest/goals/goals";
import { getGoalResult } from "@sightline/schema/rest/goals/goalResults";
import type { CustomFilter } from "@sightline/schema/rest/range";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { createSegment } from "@sightline/schema/rest/segments/segments";
import { getFilterValues, getTrafficBreakdown, getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-16", endDate: "2026-03-17" };

/** Five visits by four visitors: 1 and 5 are Anna's; 4 has no page view of its own, so it never converts. */
function visits(widgetId: number) {
  const row = (session: number, at: string, more: object = {}) =>
    eventRow({
      ...{ widgetId, session, visitor: session === 5 ? 1 : session, at: `2026-03-${at}:00Z`, path: "/" },
      ...{ session_start: `2026-03-${at.slice(0, 5)}:00:00.000Z`, channel: session === 2 ? "Email" : "Direct" },
      ...{ entry_path: "/", url: "https://shop.example/", ...more },
    });
  const thanks = { path: "/thanks", url: "https://shop.example/thanks" };
  return [
    row(1, "16T09:00"),
    row(1, "16T09:01", thanks),
    row(1, "16T09:02", { type: "event", name: "purchase", value: 30 }),
    row(2, "16T10:00"),
    row(2, "16T10:05", { type: "click", selector: "main>a.buy", text: "Buy" }),
    row(3, "17T11:00"),
    row(3, "17T11:02", { type: "leave", scroll_depth: 90 }),
    row(4, "17T12:00", { type: "event", name: "purchase", value: 10 }),
    row(5, "17T13:00", thanks),
  ];
}

describe("filter by goal conversions", () => {
  let host: TestHost;
  let widget_id: number;
  let requested: { widget_id: number; startDate: string; endDate: string };
  const ids = new Map<string, number>();
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    requested = { widget_id, ...RANGE };
    await host.events.insert("event", visits(widget_id));
    const make = async (goal_key: string, goal_type: GoalType, goal_value: string) => {
      const body = { widget_id, goal_key, goal_name: `Goal ${goal_key}`, goal_type, goal_value };
      ids.set(goal_key, (await host.request(createGoal, { as: "user", body })).answer.goal_profile_id);
    };
    await make("thanks", "pageviewExact", "/thanks");
    await make("bought", "revenue", "purchase");
    await make("deep", "scrolling", "75");
    await make("clicked", "clickOnText", "buy");
    await make("stayed", "duration", "100");
    await make("never", "event", "nothing");
  });
  afterAll(() => host.close());

  const reached = (value: string, operator: "==" | "!=" = "=="): CustomFilter => [
    [{ criteria: "goal", operator, value }],
  ];
  const visitorsOf = async (custom_filter: CustomFilter) =>
    (await host.request(listVisitors, { as: "viewer", body: { ...requested, custom_filter } })).answer;

  it.each([
    ["thanks", 2, 1],
    ["bought", 1, 1],
    ["deep", 1, 1],
    ["clicked", 1, 1],
    ["stayed", 3, 3],
    ["never", 0, 0],
    // no goal has this key: an event of that name
    ["purchase", 1, 1],
  ])("matches for %s the sessions that every report counts as conversions", async (goal, conversions, visitors) => {
    const custom_filter = reached(goal);
    const list = await visitorsOf(custom_filter);
    const reaching = list.rows.filter(({ numbers }) => numbers.sessions > 0);
    expect([list.sessions, reaching.length]).toEqual([conversions, visitors]);
    expect((await visitorsOf(reached(goal, "!="))).sessions).toBe(4 - conversions);

    const counted = { ...requested, goal };
    const summary = (await host.request(getTrafficSummary, { as: "viewer", body: counted })).answer.totals;
    expect(summary.conversions).toBe(conversions);
    const filtered = { ...requested, custom_filter };
    const chosen = (await host.request(getTrafficSummary, { as: "viewer", body: filtered })).answer.totals;
    expect(chosen.sessions).toBe(conversions);
    const channels = { ...counted, dimension: "channel" as const };
    for (const { name, conversions: each } of (
      await host.request(getTrafficBreakdown, { as: "viewer", body: channels })
    ).answer.rows)
      expect(
        (await visitorsOf([...custom_filter, [{ criteria: "source", operator: "==", value: name }]])).sessions,
      ).toBe(each);
    const { totals } = (await host.request(getAcquisition, { as: "viewer", body: { ...counted, within: {} } })).answer;
    expect(totals.conversions).toBe(conversions);

    const id = ids.get(goal);
    if (id === undefined) return;
    const result = { ...requested, goal_profile_id: id };
    expect((await host.request(getGoalResult, { as: "viewer", body: result })).answer.totals.conversions).toBe(
      conversions,
    );
    const { rows } = (await host.request(getGoals, { as: "viewer", body: requested })).answer;
    expect(rows.find(({ goal_key }) => goal_key === goal)?.standing?.conversions).toBe(conversions);
  });

  it("lists goals by name, most conversions first", async () => {
    const values = async (q = "", as: "viewer" | "stranger" = "viewer") =>
      (await host.request(getFilterValues, { as, body: { widget_id, criteria: "goal", q } })).answer.rows;
    expect((await values()).map(({ value, label, visitors }) => [value, label, visitors])).toEqual([
      ["stayed", "Goal stayed", 3],
      ["bought", "Goal bought", 2],
      ["clicked", "Goal clicked", 1],
      ["deep", "Goal deep", 1],
      ["thanks", "Goal thanks", 1],
      ["never", "Goal never", 0],
    ]);
    expect((await values("goal DEEP")).map(({ value }) => value)).toEqual(["deep"]);
  });

  it("can be saved in segments, and refuses unknown goals", async () => {
    const save = (name: string, custom_filter: CustomFilter) =>
      host.request(createSegment, { as: "user", body: { widget_id, name, custom_filter } });
    expect((await save("Buyers", reached("bought"))).answer.custom_filter).toEqual(reached("bought"));
    const refused = async (custom_filter: CustomFilter) => (await save("No", custom_filter)).failure;
    expect(await refused(reached(""))).toMatchObject({ code: "INVALID", field: "custom_filter.0.0.value" });
    const contains: CustomFilter = [[{ criteria: "goal", operator: "**", value: "bought" }]];
    expect(await refused(contains)).toMatchObject({ code: "INVALID", field: "custom_filter.0.0.operator" });
    const { startDate, endDate } = RANGE;
    const elsewhere = { widget_id: host.other.site.widgetId, startDate, endDate, custom_filter: reached("bought") };
    // another company's goals are unknown here: treated as an event that never occurred
    expect((await host.request(listVisitors, { as: "stranger", body: elsewhere })).answer.total).toBe(0);
  });
});
