import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toGlobalId } from "#gateway/graph/globalId.ts";
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
  gateway.answers({
    ...{ getWidgets: [widget(12)], getEventRule: rule },
    ...{ createEventRule: rule, updateEventRule: rule, checkEventRule: opened },
  });
  gateway.forget();
});

const CREATE = `mutation ($input: CreateEventRuleInput!) { createEventRule(input: $input) {
  eventRule { trigger target } problem { field message } } }`;
const CHECK = `mutation ($input: CheckEventRuleInput!) { checkEventRule(input: $input) {
  address expiresAt problem { field message } } }`;
const watched = { project: "12", trigger: "CONDITION", target: "cart.total === 0" };
const UPDATE = `mutation ($input: UpdateEventRuleInput!) { updateEventRule(input: $input) {
  eventRule { target } problem { code field message } } }`;
const check = (as: "owner" | "user" | "viewer" = "owner") =>
  gateway.execute(CHECK, { input: { ...watched, valueFrom: ".total", page: "shop.example" } }, { as });

test("creates rules with the condition and hover triggers", async () => {
  const create = (trigger: string) =>
    gateway.execute(CREATE, { input: { ...watched, trigger, eventName: "big_cart" } }, { as: "owner" });
  const { data } = await create("CONDITION");
  const eventRule = { trigger: "CONDITION", target: "cart.total === 0" };
  expect(data).toEqual({ createEventRule: { eventRule, problem: null } });
  await create("HOVER");
  expect(gateway.calls("createEventRule").map(({ body }) => (body as typeof rule).action_type)).toEqual([8, 7]);
});

test("returns a preview URL of a rule on a page", async () => {
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

test("opens a page to pick an element, for the roles that write", async () => {
  const expires_at = "2026-01-31T10:10:00.000Z";
  gateway.answers({ pickElement: { address: opened.address, pick_id: "p-1", expires_at } });
  const pick = (as: "user" | "viewer") =>
    gateway.execute(
      `mutation ($input: PickElementInput!) { pickElement(input: $input) {
        address pickId expiresAt problem { field message } } }`,
      { input: { project: "12", target: "FORM", page: "shop.example" } },
      { as },
    );
  expect((await pick("user")).data).toEqual({
    pickElement: { address: opened.address, pickId: "p-1", expiresAt: expires_at, problem: null },
  });
  expect(gateway.calls("pickElement").map(({ body }) => body)).toEqual([
    { widget_id: 12, target: "form", page: "shop.example" },
  ]);
  gateway.answers({ pickElement: new Raw(400, { err: "Another website", code: "INVALID", field: "page" }) });
  const problem = { field: "page", message: "Another website" };
  expect((await pick("user")).data).toMatchObject({ pickElement: { address: null, problem } });
  expect((await pick("viewer")).errors).toHaveLength(1);
});

test("returns the host's refusal at its field, and refuses a preview on a page to the role Viewer", async () => {
  gateway.answers({ checkEventRule: new Raw(400, { err: "Ends too early", code: "INVALID", field: "path_name" }) });
  const { data } = await check();
  const problem = { field: "target", message: "Ends too early" };
  expect(data).toEqual({ checkEventRule: { address: null, expiresAt: null, problem } });
  gateway.forget();
  expect((await check("viewer")).errors).toHaveLength(1);
  expect(gateway.calls("checkEventRule")).toEqual([]);
});

test("refuses a condition by the role User before any request to the host, in a rule and in a preview", async () => {
  const problem = {
    field: "target",
    message: "Only owners and admins can set a condition: it runs as code on visitors' pages",
  };
  const input = { ...watched, eventName: "big_cart" };
  expect((await gateway.execute(CREATE, { input }, { as: "user" })).data).toEqual({
    createEventRule: { eventRule: null, problem },
  });
  expect((await check("user")).data).toEqual({ checkEventRule: { address: null, expiresAt: null, problem } });
  expect([gateway.calls("createEventRule"), gateway.calls("checkEventRule")]).toEqual([[], []]);
});

test.each([
  ["another condition", { target: "alert(1)" }, {}, "target"],
  ["another trigger", { trigger: "CLICK" }, {}, "trigger"],
  ["a condition in a rule of clicks", { trigger: "CONDITION" }, { action_type: 1 }, "trigger"],
  ["a paused condition resumed", { isPaused: false }, { status: "paused" }, "trigger"],
])("%s is refused for the role User and saved for an Admin", async (_, change, stored, field) => {
  gateway.answers({ getEventRule: { ...rule, ...stored } });
  const update = (as: "admin" | "user") =>
    gateway.execute(UPDATE, { input: { id: toGlobalId("EventRule", 7), ...change } }, { as });
  expect((await update("user")).data).toMatchObject({ updateEventRule: { problem: { code: "FORBIDDEN", field } } });
  expect(gateway.calls("updateEventRule")).toEqual([]);
  expect((await update("admin")).data).toMatchObject({ updateEventRule: { problem: null } });
});

test("lets the role User change every other field of a rule with a condition, and pause it", async () => {
  const same = { trigger: "CONDITION", target: "cart.total === 0", url: "/cart" };
  for (const change of [same, { eventName: "Cart" }, { isPaused: true }]) {
    const input = { id: toGlobalId("EventRule", 7), ...change };
    const { data } = await gateway.execute(UPDATE, { input }, { as: "user" });
    expect(data).toMatchObject({ updateEventRule: { problem: null } });
  }
  expect(gateway.calls("updateEventRule")).toHaveLength(3);
});
