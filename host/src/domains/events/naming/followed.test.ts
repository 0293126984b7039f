// Display names and merges of events apply everywhere in the product.
import { afterAll, beforeAll, expect, it } from "vitest";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { getVisitorTimeline } from "@sightline/schema/rest/audience/profile";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { updateEvent } from "@sightline/schema/rest/events/naming";
import { createGoal, getGoals } from "@sightline/schema/rest/goals/goals";
import type { FilterOperator } from "@sightline/schema/rest/range";
import { getRetention } from "@sightline/schema/rest/retention/retention";
import { getFilterValues, getTrafficBreakdown } from "@sightline/schema/rest/traffic/traffic";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let widget_id: number;
let requested: { widget_id: number; startDate: string; endDate: string };
beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  requested = { widget_id, startDate: "2026-03-18", endDate: "2026-03-18" };
  const row = (session: number, minute: number, columns: object = {}) =>
    eventRow({ widgetId: widget_id, session, at: `2026-03-18T09:${minute}:00Z`, path: "/", ...columns });
  const event = (session: number, minute: number, name: string, value = 0) =>
    row(session, minute, { type: "event", name, value });
  await host.events.insert("event", [
    ...[1, 2, 3, 4].map((session) => row(session, 40)),
    event(1, 41, "signup", 5),
    event(2, 42, "join"),
    event(2, 43, "noise"),
    event(3, 44, "sign-up", 7),
    event(4, 45, "other"),
  ]);
  for (const more of [
    { event_name: "join", merged_into: "signup" },
    { event_name: "sign-up", merged_into: "signup" },
    { event_name: "signup", display_name: "Became a member" },
    { event_name: "noise", hidden: true },
  ])
    await host.request(updateEvent, { as: "user", body: { widget_id, ...more } });
});
afterAll(() => host.close());

const visitors = async (operator: FilterOperator, value: string) => {
  const body = { ...requested, custom_filter: [[{ criteria: "event" as const, operator, value }]] };
  const { rows } = (await host.request(listVisitors, { as: "viewer", body })).answer;
  return [1, 2, 3, 4].filter((n) => rows.some(({ visitor }) => visitor.visitor_id === visitorId(n)));
};
const values = async (q = "") => {
  const { rows } = (await host.request(getFilterValues, { as: "viewer", body: { widget_id, criteria: "event", q } }))
    .answer;
  return rows.map(({ value, label, visitors: count }) => [value, label, count]);
};
const breakdown = async () => {
  const body = { ...requested, dimension: "event" as const };
  const { rows } = (await host.request(getTrafficBreakdown, { as: "viewer", body })).answer;
  return rows.map(({ name, title, sessions }) => [name, title, sessions]);
};
const started = async (value: string, kind: "event" | "goal" = "event") => {
  const acts = { start: { kind, value }, return: { kind: "visit" as const } };
  const body = { ...requested, period: "day" as const, columns: 4, ...acts };
  return (await host.request(getRetention, { as: "viewer", body })).answer.visitors;
};
let made = 0;
const reached = async (goal_type: "event" | "revenue", goal_value: string) => {
  const goal_name = `Goal ${(made += 1)}`;
  await host.request(createGoal, { as: "user", body: { widget_id, goal_name, goal_type, goal_value } });
  const { rows } = (await host.request(getGoals, { as: "viewer", body: requested })).answer;
  return rows.find((row) => row.goal_name === goal_name)?.standing?.conversions;
};
const actions = async (n: number) => {
  const body = { widget_id, visitor_id: visitorId(n), session_id: sessionId(n) };
  const { rows, total } = (await host.request(getVisitorTimeline, { as: "viewer", body })).answer;
  return [total, ...rows.filter(({ type }) => type === "event").map(({ name }) => name)];
};
const feed = async () => {
  const sent = { as: "viewer" as const, headers: { widgetid: String(widget_id) } };
  const { events } = (await host.request(getRealtime, sent)).answer;
  return events.filter(({ type }) => type === "event").map(({ name }) => name);
};

const NAME = "Became a member";
it.each<[string, () => Promise<unknown>, unknown]>([
  ["a filter by the name", () => visitors("==", "signup"), [1, 2, 3]],
  ["a filter by a merged one, as of before", () => visitors("==", "join"), [1, 2, 3]],
  ["a filter by all others", () => visitors("!=", "join"), [4]],
  ["a filter by a part of the name it was given", () => visitors("**", "MEMBER"), [1, 2, 3]],
  ["a filter by a part of the name it came with", () => visitors("**", "signu"), [1, 2, 3]],
  ["a filter by a part that only a merged one has", () => visitors("**", "join"), []],
  ["a filter by a part of another", () => visitors("!*", "oth"), [1, 2, 3]],
  ["a filter by a hidden one, which goes on counting", () => visitors("==", "noise"), [2]],
  ["the values to filter by", () => values(), [["signup", NAME, 3], ["other", undefined, 1]]], // prettier-ignore
  ["the values with a part of the given name", () => values("a MEMB"), [["signup", NAME, 3]]],
  ["a breakdown", breakdown, [["signup", NAME, 3], ["other", undefined, 1]]], // prettier-ignore
  ["retention from an event on", () => started("signup"), 3],
  ["retention from a merged event on", () => started("sign-up"), 3],
  ["retention from the goal of an event on", () => started("join", "goal"), 3],
  ["a goal", () => reached("event", "signup"), 3],
  ["a goal of a merged event, as of before", () => reached("event", "join"), 3],
  ["a goal of what it brings", () => reached("revenue", "signup"), 2],
  ["a visitor's actions", () => actions(3), [2, NAME]],
  ["a visitor's actions, without hidden ones", () => actions(2), [2, NAME]],
  ["the realtime feed", feed, ["other", NAME, NAME, NAME]],
])("%s", async (_, ask, expected) => {
  expect(await ask()).toEqual(expected);
});
