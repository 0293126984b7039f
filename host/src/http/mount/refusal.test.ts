// A refusal names its sentence and the values in it, so that an app can say it in its own language.
import { getUsers } from "@sightline/schema/rest/account/account";
import { createGoal, getGoal } from "@sightline/schema/rest/goals/goals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it("answers what a domain refuses with its reason, beside the sentence and the code", async () => {
  const { status, failure } = await host.request(getGoal, { as: "owner", params: { goal_profile_id: 99_999 } });
  expect(status).toBe(404);
  expect(failure).toEqual({
    err: "The goal was not found",
    code: "NOT_FOUND",
    reason: "goals.notFound",
    params: {},
  });
});

it("answers an input of the wrong type with the reason and the values of the sentence", async () => {
  expect((await host.request(getUsers, { as: "owner", body: '{"user_id":"1"}' })).failure).toEqual({
    err: '"user_id" must be a number',
    code: "INVALID",
    field: "user_id",
    reason: "request.otherType",
    params: { field: '"user_id"', type: "a number" },
  });
});

it("answers what the contract requires beyond a type with the table's words", async () => {
  const body = { widget_id: host.acme.shop.widgetId, goal_name: " ", goal_type: "event", goal_value: "a" };
  expect((await host.request(createGoal, { as: "owner", body })).failure).toMatchObject({
    err: '"goal_name" must be the name of the goal',
    reason: "request.unmet",
    params: { field: '"goal_name"', requirement: "must be the name of the goal" },
  });
});
