// Goals on a step of a funnel or on a form.
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

const paid: Goal = {
  ...{ goal_profile_id: 4, widget_id: 12, goal_name: "Paid", goal_key: "paid", goal_type: "funnelStep" },
  ...{ goal_value: "7:3", goal_purpose: "sell", element_url: "", form_field: "", is_default: false, archived: false },
  subject: { name: "Checkout", step: { number: 3, of: 3, name: "/thanks" }, state: "archived" },
  ...{ used_in: [], author: "The user", counts_since: null, created_at: "2026-01-05T10:00:00.000Z" },
};
const left: Goal = {
  ...{ ...paid, goal_profile_id: 5, goal_type: "formAbandoned", goal_value: "/checkout #pay", form_field: "card" },
  subject: { name: "/checkout #pay", step: null, state: "off" },
};

beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)], getGoals: { rows: [left, paid], currency: null }, createGoal: left });
  gateway.forget();
});

test("are returned with their funnel or form", async () => {
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { goals { list { edges { node {
        type value formField subject { name step { number of name } state } } } } } } } }`,
    {},
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  const nodes = [
    {
      ...{ type: "FUNNEL_STEP", value: "7:3", formField: "" },
      subject: { name: "Checkout", step: { number: 3, of: 3, name: "/thanks" }, state: "ARCHIVED" },
    },
    {
      ...{ type: "FORM_ABANDONED", value: "/checkout #pay", formField: "card" },
      subject: { name: "/checkout #pay", step: null, state: "OFF" },
    },
  ];
  expect(data).toEqual({
    viewer: { project: { goals: { list: { edges: nodes.map((node) => ({ node })) } } } },
  });
});

test("are created with the field, and refused with the names of the graph's fields", async () => {
  const create = `mutation ($input: CreateGoalInput!) { createGoal(input: $input) { goal { id } problem { field } } }`;
  const rule = { type: "FORM_ABANDONED", value: " /checkout #pay ", formField: " card " };
  const input = { project: "12", name: "Left", rule, purpose: "SELL" };
  expect((await gateway.execute(create, { input }, { as: "user" })).data).toEqual({
    createGoal: { goal: { id: globalId("Goal:5") }, problem: null },
  });
  expect(gateway.calls("createGoal").at(-1)?.body).toMatchObject({
    ...{ goal_type: "formAbandoned", goal_value: "/checkout #pay", form_field: "card" },
  });
  for (const [wire, field] of [
    ["goal_value", "value"],
    ["goal_type", "type"],
    ["form_field", "formField"],
  ]) {
    gateway.answers({ createGoal: new Raw(400, { err: "no", code: "INVALID", field: wire }) });
    expect((await gateway.execute(create, { input }, { as: "user" })).data).toMatchObject({
      createGoal: { goal: null, problem: { field } },
    });
  }
});
