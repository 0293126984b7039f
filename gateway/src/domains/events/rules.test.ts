import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const rule = {
  ...{ event_config_id: 7, widget_id: 12, event_name: "big_cart", url: "", path_name: "cart.total === 0" },
  ...{ action_type: 8, value_from: "", status: "active", author: "Uma", count: 0, last_at: null },
  created_at: "2026-01-31T10:00:00.000Z",
};
const opened = { address: "https://shop.example/#tracker_check=x", expires_at: "2026-01-31T10:10:00.000Z" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)], createEventRule: rule, checkEventRule: opened });
  gateway.forget();
});

const CREATE = `mutation ($input: CreateEventRuleInput!) { createEventRule(input: $input) {
  eventRule { trigger target } problem { field message } } }`;
const CHECK = `mutation ($input: CheckEventRuleInput!) { checkEventRule(input: $input) {
  address expiresAt problem { field message } } }`;
const watched = { project: "12", trigger: "CONDITION", target: "cart.total === 0" };
const check = (as: "user" | "viewer" = "user") =>
  gateway.execute(CHECK, { input: { ...watched, valueFrom: ".total", page: "shop.example" } }, { as });

test("a rule waits for a condition or for a pointer that rests", async () => {
  const create = (trigger: string) =>
    gateway.execute(CREATE, { input: { ...watched, trigger, eventName: "big_cart" } }, { as: "user" });
  const { data } = await create("CONDITION");
  const eventRule = { trigger: "CONDITION", target: "cart.total === 0" };
  expect(data).toEqual({ createEventRule: { eventRule, problem: null } });
  await create("HOVER");
  expect(gateway.calls("createEventRule").map(({ body }) => (body as typeof rule).action_type)).toEqual([8, 7]);
});

test("a rule is seen on a page", async () => {
  const { data } = await check();
  const { address, expires_at: expiresAt } = opened;
  expect(data).toEqual({ checkEventRule: { address, expiresAt, problem: null } });
  expect(gateway.calls("checkEventRule").map(({ body }) => body)).toEqual([
    {
      ...{ widget_id: 12, action_type: 8, path_name: "cart.total === 0" },
      ...{ url: "", value_from: ".total", page: "shop.example" },
    },
  ]);
});

test("what the host refuses stands at its field, and the role Viewer sees nothing on a page", async () => {
  gateway.answers({ checkEventRule: new Raw(400, { err: "Ends too early", code: "INVALID", field: "path_name" }) });
  const { data } = await check();
  const problem = { field: "target", message: "Ends too early" };
  expect(data).toEqual({ checkEventRule: { address: null, expiresAt: null, problem } });
  gateway.forget();
  expect((await check("viewer")).errors).toHaveLength(1);
  expect(gateway.calls("checkEventRule")).toEqual([]);
});
