import type { Goal } from "@sightline/schema/rest/goals/goals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const bought: Goal = {
  goal_profile_id: 4,
  widget_id: 12,
  goal_name: "Bought",
  goal_key: "bought",
  goal_type: "clickOnText",
  goal_value: "Buy",
  goal_purpose: "sell",
  element_url: "",
  ...{ form_field: "", subject: null },
  is_default: true,
  archived: false,
  used_in: [{ kind: "funnel", name: "Checkout" }],
  author: "The user",
  counts_since: null,
  created_at: "2026-01-05T10:00:00.000Z",
};
const standing = { conversions: 3, conversion_rate: 0.1, revenue: null };
const last_at = "2026-01-30T10:00:00.000Z";
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const visit = {
  ...{ session_id: "s", visitor_id: "v", at: "2026-01-30T10:00:00.000Z", path: "/", entry_path: "/" },
  ...{ channel: "Direct", country: "DE", device: "mobile", pages: 1, revenue: 0 },
};
const totals = { sessions: 30, visitors: 20, conversions: 3, converted_visitors: 2, revenue: 0 };

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12), widget(13)],
    getGoals: {
      rows: [
        { ...bought, standing, last_at },
        { ...bought, goal_profile_id: 5, archived: true },
      ],
      currency: "EUR",
      range,
    },
    getGoal: bought,
    createGoal: bought,
    updateGoal: bought,
    deleteGoal: { ...bought, archived: true },
    getGoalResult: {
      totals,
      before: [{ path: "/cart", conversions: 3 }],
      time: { median: 60, p90: 90, buckets: [{ upTo: 60, visitors: 2 }] },
      visits: [{ upTo: 1, visitors: 2 }],
      detectable: { days: 14, visitors: 20, converted_visitors: 2, change: 0.2 },
      currency: "EUR",
      range,
    },
    getGoalVisits: { rows: [visit] },
    previewGoal: {
      days: 7,
      sessions: 9,
      conversions: 1,
      converted_visitors: 1,
      pages: [{ path: "/", conversions: 1 }],
      newest: [visit],
      reads_past: true,
    },
  });
  gateway.forget();
});

const id = globalId("Goal:4");
const body = (name: string) => gateway.calls(name).at(-1)?.body;

test("lists goals with their state, archived ones separately, and finds them by id and number", async () => {
  const fields = "id goalProfileId name key type value purpose isDefault usedIn { kind name }";
  const { data, errors } = await gateway.execute(
    `query ($id: ID!) { viewer { project(id: "12") {
        goals {
          list(range: { startDate: "2026-01-01", endDate: "2026-01-31" }) { currency totalCount range { timezone } edges {
            node { ${fields} } standing { conversions conversionRate revenue lastAt } } }
          archive: list(archived: true) { edges { node { isArchived } } }
          goal(goalProfileId: 4) { key }
        } }
      other: project(id: "13") { goals { goal(goalProfileId: 4) { key } } } }
      node(id: $id) { ... on Goal { name } } }`,
    { id },
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  const node = { id, goalProfileId: 4, name: "Bought", key: "bought", type: "CLICK_ON_TEXT", value: "Buy" };
  const usedIn = [{ kind: "FUNNEL", name: "Checkout" }];
  expect(data).toEqual({
    viewer: {
      project: {
        goals: {
          list: {
            currency: "EUR",
            totalCount: 1,
            range: { timezone: "Europe/Berlin" },
            edges: [
              {
                node: { ...node, purpose: "SELL", isDefault: true, usedIn },
                standing: { conversions: 3, conversionRate: 0.1, revenue: null, lastAt: last_at },
              },
            ],
          },
          archive: { edges: [{ node: { isArchived: true } }] },
          goal: { key: "bought" },
        },
      },
      other: { goals: { goal: null } },
    },
    node: { name: "Bought" },
  });
});

test("asks when goals were last reached only if it is selected", async () => {
  const ask = async (fields: string) => {
    gateway.forget();
    const range = `range: { startDate: "2026-01-01", endDate: "2026-01-31" }`;
    const document = `{ viewer { project(id: "12") { goals { list(${range}) { edges { standing { ${fields} } } } } } } }`;
    await gateway.execute(document, {}, { as: "viewer" });
    return gateway.calls("getGoals").map(({ body }) => body);
  };
  const counted = { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31" };
  expect(await ask("conversions")).toEqual([counted]);
  expect(await ask("conversions lastAt")).toEqual([counted, { widget_id: 12, last: true }]);
});

test("requests goals once where a list without a range accompanies one with a range, unless that is refused", async () => {
  const ask = async () => {
    gateway.forget();
    const document = `{ viewer { project(id: "12") { goals {
      names: list { range { timezone } edges { node { name } standing { conversions } } }
      list(range: { startDate: "2026-01-01", endDate: "2026-01-31" }) { edges { standing { conversions } } } } } } }`;
    const { data } = await gateway.execute(document, {}, { as: "viewer" });
    return [data, gateway.calls("getGoals").map((call) => call.body)];
  };
  const names = { range: null, edges: [{ node: { name: "Bought" }, standing: null }] };
  const ranged = { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31" };
  const list = { edges: [{ standing: { conversions: 3 } }] };
  expect(await ask()).toEqual([{ viewer: { project: { goals: { names, list } } } }, [ranged]]);
  gateway.answers({
    getGoals: ({ body: sent }: { body: { startDate?: string } }) =>
      sent.startDate === undefined
        ? { rows: [bought], currency: null }
        : new Raw(400, { err: "no such day", code: "INVALID" }),
  });
  const refused = { viewer: { project: { goals: { names, list: null } } } };
  expect(await ask()).toEqual([refused, [ranged, { widget_id: 12 }]]);
});

test("requests a goal report from the host once, whatever fields are selected, and counts this goal in its traffic", async () => {
  const { data, errors } = await gateway.execute(
    `query ($id: ID!) { node(id: $id) { ... on Goal { report(range: { startDate: "2026-01-01", endDate: "2026-01-31" },
        compare: PREVIOUS_PERIOD, filters: { preset: "mobile" }) {
      totals { conversions convertedVisitors } previous { sessions } pagesBefore { path } detectable { change }
      delay { median times { upTo visitors } visits { upTo } } visits { visitorId pages } range { timezone } } } } }`,
    { id },
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    node: {
      report: {
        totals: { conversions: 3, convertedVisitors: 2 },
        previous: null,
        pagesBefore: [{ path: "/cart" }],
        detectable: { change: 0.2 },
        delay: { median: 60, times: [{ upTo: 60, visitors: 2 }], visits: [{ upTo: 1 }] },
        visits: [{ visitorId: "v", pages: 1 }],
      },
    },
  });
  expect(gateway.calls("getGoalResult")).toHaveLength(1);
  expect(body("getGoalResult")).toEqual({
    widget_id: 12,
    goal_profile_id: 4,
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    compare: "previous",
    filter_by: "mobile",
  });
});

test("lets members with write permission create, change and archive goals", async () => {
  const create = `mutation ($input: CreateGoalInput!) { createGoal(input: $input) { goal { id } problem { field } } }`;
  const input = { project: "12", name: "Bought", rule: { type: "CLICK_ON_TEXT", value: " Buy " }, purpose: "SELL" };
  expect((await gateway.execute(create, { input }, { as: "user" })).data).toEqual({
    createGoal: { goal: { id }, problem: null },
  });
  expect(body("createGoal")).toEqual({
    widget_id: 12,
    goal_name: "Bought",
    goal_type: "clickOnText",
    goal_value: "Buy",
    ...{ element_url: "", form_field: "" },
    goal_purpose: "sell",
    is_default: false,
  });
  gateway.answers({ createGoal: new Raw(409, { err: "taken", code: "CONFLICT", field: "goal_key" }) });
  expect((await gateway.execute(create, { input }, { as: "user" })).data).toMatchObject({
    createGoal: { goal: null, problem: { field: "key" } },
  });
  const update = `mutation ($input: UpdateGoalInput!) { updateGoal(input: $input) { goal { id } problem { field } } }`;
  await gateway.execute(update, { input: { id, isArchived: false, name: "B" } }, { as: "user" });
  expect(body("updateGoal")).toEqual({ goal_profile_id: 4, goal_name: "B", archived: false });
  const archive = `mutation ($id: ID!) { archiveGoal(input: { id: $id }) { goal { isArchived } problem { code } } }`;
  expect((await gateway.execute(archive, { id }, { as: "user" })).data).toMatchObject({
    archiveGoal: { goal: { isArchived: true } },
  });
  for (const [document, variables] of [
    [create, { input }],
    [archive, { id }],
  ] as const) {
    expect((await gateway.execute(document, variables, { as: "viewer" })).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
  }
});

test("returns the errors of a rule as data from a preview", async () => {
  const preview = `query ($rule: GoalRuleInput!) { viewer { project(id: "12") { goals { preview(rule: $rule) {
    preview { conversions readsPast visits { path } } problem { field message } } } } } }`;
  const ask = () => gateway.execute(preview, { rule: { type: "SCROLLING", value: "200" } }, { as: "viewer" });
  expect((await ask()).data).toMatchObject({
    viewer: {
      project: { goals: { preview: { preview: { conversions: 1, visits: [{ path: "/" }] }, problem: null } } },
    },
  });
  expect(body("previewGoal")).toEqual({
    widget_id: 12,
    goal_type: "scrolling",
    goal_value: "200",
    element_url: "",
    form_field: "",
  });
  gateway.answers({ previewGoal: new Raw(400, { err: "Say how far", code: "INVALID", field: "goal_value" }) });
  expect((await ask()).data).toMatchObject({
    viewer: { project: { goals: { preview: { preview: null, problem: { field: "value", message: "Say how far" } } } } },
  });
});
