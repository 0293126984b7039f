import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { getGoalResult } from "@sightline/schema/rest/goals/goalResults";
import { createGoal } from "@sightline/schema/rest/goals/goals";
import type { EventFacts } from "#host/analytics/columns.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const START = Date.parse("2026-03-10T10:00:00Z");
const range = { startDate: "2026-03-10", endDate: "2026-03-10" };
/** Paths are stored without query and slash at the end, elements with an id as this id. */
const address = (path: string) => ({ path: path.replace(/(?<=.)\/?(\?.*)?$/, ""), url: `https://shop.example${path}` });
const BUY = { selector: "#buy", text: "Buy now" };

/** What happened in each session between its first page, / of the shop, and its last one, /end. */
const happened: readonly (EventFacts & { type: string })[] = [
  { type: "pageview", ...address("/cart") },
  { type: "pageview", ...address("/cart/") },
  { type: "pageview", ...address("/cart?step=2") },
  { type: "pageview", ...address("/cart/address") },
  { type: "event", name: "coupon", ...address("/cart") },
  { type: "event", name: "voucher", ...address("/cart") },
  { type: "event", name: "coupon", ...address("/") },
  { type: "rage", ...BUY, ...address("/cart") },
  { type: "click", ...BUY, ...address("/cart") },
  { type: "click", selector: "main>a.link", text: " buy NOW ", ...address("/") },
  { type: "click", selector: "main>a.link", text: "Buy now and save", ...address("/") },
  { type: "form_submit", selector: "#order", ...address("/cart") },
  { type: "form_submit", selector: "form.search", ...address("/") },
  { type: "form_submit", selector: `form[action="/login"]`, ...address("/") },
];

describe("steps of a funnel", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    const rows = happened.flatMap((facts, session) =>
      [{ type: "pageview", ...address("/") }, facts, { type: "pageview", ...address("/end") }].map((each, n) =>
        eventRow({
          ...{ widgetId: widget_id, at: new Date(START + session * 60_000 + n * 1000).toISOString(), session },
          ...{ entry_path: `/landing-${session}`, ...each },
        }),
      ),
    );
    const seen = (session: number, second: number, variant_id: string) =>
      eventRow({
        ...{ widgetId: widget_id, at: new Date(START + session * 60_000 + second * 10).toISOString(), session },
        ...{ type: "exposure", test_id: 7, variant_id },
      });
    const refused = eventRow({
      ...{ widgetId: widget_id, at: new Date(START + 500).toISOString(), session: 0, type: "form_submit" },
      ...{ selector: "#order", field_errors: 1, ...address("/cart") },
    });
    await host.events.insert("event", [
      ...rows,
      refused,
      seen(0, 1, "b"),
      seen(1, 2, "a"),
      seen(1, 1, "b"),
      seen(2, 1, "a"),
    ]);
    await host.entities
      .insertInto("event_name")
      .values({
        widget_id,
        event_name: "voucher",
        merged_into: "coupon",
        changed_by: host.members.user.userId,
        changed_at: new Date(START),
      })
      .execute();
  });
  afterAll(() => host.close());

  const result = async (step: object, more: object = {}) => {
    const definition = { mode: "session", steps: [{ kind: "page", value: "/" }, step] };
    const body = { widget_id, ...range, definition, ...more };
    return (await host.request(getFunnelResult, { as: "viewer", body })).answer;
  };

  it.each<[what: string, step: object, sessions: number]>([
    ["a page without its query", { kind: "page", value: "/cart" }, 3],
    ["pages by a pattern", { kind: "page", value: "/cart*" }, 4],
    ["a page with its query", { kind: "page", match: "exact", value: "/cart?step=2" }, 1],
    ["pages that contain a text", { kind: "page", match: "contain", value: "ADDRESS" }, 1],
    ["pages by a regular expression", { kind: "page", match: "regex", value: "/cart/[a-z]+$" }, 1],
    ["any page", { kind: "page" }, 14],
    ["an event and those merged with it", { kind: "event", value: "coupon" }, 3],
    ["an event on a page", { kind: "event", value: "coupon", page: "/cart" }, 2],
    ["an event of the tracker", { kind: "event", value: "rage" }, 1],
    ["any click", { kind: "click" }, 3],
    ["a click on a text", { kind: "click", value: "Buy now" }, 2],
    ["a click on a text with any end", { kind: "click", value: "Buy now*" }, 3],
    ["a click on exactly a text", { kind: "click", match: "exact", value: "Buy now" }, 2],
    ["a click on a part of a text", { kind: "click", match: "contain", value: "SAVE" }, 1],
    ["a click on a text by a regular expression", { kind: "click", match: "regex", value: "^Buy now$" }, 1],
    ["a click on a selector", { kind: "click", match: "selector", value: "a.link" }, 2],
    // the browser refused another attempt
    ["any submitted form", { kind: "submit" }, 3],
    ["a submitted form by its selector", { kind: "submit", match: "selector", value: "#order" }, 1],
    ["a submitted form by its class", { kind: "submit", match: "selector", value: "form.search" }, 1],
    ["a submitted form by its action", { kind: "submit", match: "selector", value: `form[action="/login"]` }, 1],
  ])("count %s", async (_what, step, sessions) => {
    expect((await result(step)).totals).toMatchObject({ entered: 14, converted: sessions });
  });

  it.each<[type: string, value: string]>([
    ["pageviewWildcard", "/cart*"],
    ["event", "coupon"],
    ["clickOnText", "Buy now"],
  ])("have the number of the goal: %s", async (goal_type, goal_value) => {
    const body = { widget_id, goal_name: goal_value, goal_type, goal_value };
    const { goal_profile_id } = (await host.request(createGoal, { as: "user", body })).answer;
    const goal = await host.request(getGoalResult, { as: "viewer", body: { widget_id, ...range, goal_profile_id } });
    const { conversions } = goal.answer.totals;
    expect(conversions).toBeGreaterThan(1);
    expect((await result({ kind: "goal", goal_profile_id })).totals.converted).toBe(conversions);
  });

  it("are broken down by ten values and the others together", async () => {
    const { groups, totals } = await result({ kind: "page", value: "/end" }, { by: "landing_page" });
    expect(groups).toHaveLength(11);
    expect(groups.map(({ is_other }) => is_other)).toEqual([...Array.from({ length: 10 }, () => false), true]);
    expect(groups.at(-1)).toMatchObject({ value: "", totals: { entered: 4, converted: 4 } });
    expect(totals).toMatchObject({ entered: 14, converted: 14 });
  });

  it("are broken down by the first variant that the visitor saw", async () => {
    const variants = { by: "variant", test_id: 7 };
    const { groups } = await result({ kind: "page", match: "contain", value: "step=2" }, variants);
    expect(groups.map(({ value, totals: { entered, converted } }) => [value, entered, converted])).toEqual([
      ["", 11, 0],
      ["b", 2, 0],
      ["a", 1, 1],
    ]);
    const body = { widget_id, ...range, by: "variant", definition: { steps: [{ kind: "page" }, { kind: "page" }] } };
    const { failure } = await host.request(getFunnelResult, { as: "viewer", body });
    expect(failure).toMatchObject({ reason: "funnels.testMissing", field: "test_id" });
  });
});
