import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/funnels/funnels";
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { createGoal, getGoal, updateGoal } from "@sightline/schema/rest/goals/goals";
import { getWidgets, setWidget } from "@sightline/schema/rest/projects/projects";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "user" | "viewer" | "stranger";

describe.each(entityBackends)("building funnels ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
  });
  afterAll(() => host.close());

  const page = (value: string, more: object = {}) => ({ kind: "page", value, ...more });
  const steps = [page("/cart"), page("/thanks")];
  const create = (given: object = {}, as: As = "user") =>
    host.request(contract.createFunnel, { as, body: { widget_id, id_name: "Checkout", steps, ...given } });
  const update = (body: object, as: As = "user") => host.request(contract.updateFunnel, { as, body });
  const remove = (id: number, as: As = "user") => host.request(contract.deleteFunnel, { as, body: { id } });
  const one = (id: number, as: As = "viewer") => host.request(contract.getFunnel, { as, params: { id } });

  it("are created, changed, archived, restored and deleted, each with an audit log entry", async () => {
    const created = (await create({ exclusions: [page("/help")], window: 3600, order: "strict" })).answer;
    expect(created).toMatchObject({
      ...{ id_name: "Checkout", window: 3600, order: "strict", mode: "visitor", archived: false, author: "Uma User" },
      steps: [
        { kind: "page", match: "simple", value: "/cart", page: "", optional: false },
        { kind: "page", value: "/thanks" },
      ],
      exclusions: [{ value: "/help", custom_filter: [] }],
    });
    const { id } = created;
    expect((await one(id)).answer).toEqual({ ...created, goals: [] });
    const steps = [
      { kind: "page", value: "/cart" },
      { kind: "event", value: "purchase", page: "/thanks" },
    ] as const;
    const changed = (await update({ id, id_name: "Orders", window: 7200, steps })).answer;
    expect(changed).toMatchObject({ ...created, id_name: "Orders", window: 7200, steps });
    expect((await update({ id, archived: true })).answer.archived).toBe(true);
    expect((await update({ id, archived: false })).answer.archived).toBe(false);
    expect((await remove(id)).answer).toEqual({ id });
    expect((await one(id)).failure.reason).toBe("funnels.notFound");
    const entries = await host.entities
      .selectFrom("audit_log")
      .select(["action", "description", "change"])
      .where("module", "=", "funnel")
      .where("action_id", "=", String(id))
      .orderBy("audit_id")
      .execute();
    expect(entries.map(({ action, description }) => `${action} ${description}`)).toEqual([
      "funnel_created Checkout",
      "funnel_changed Orders",
      "funnel_archived Orders",
      "funnel_restored Orders",
      "funnel_deleted Orders",
    ]);
    expect(entries[1]?.change).toEqual([
      { field: "id_name", before: "Checkout", after: "Orders" },
      { field: "window", before: "3600", after: "7200" },
      { field: "steps", before: "page /cart, page /thanks", after: "page /cart, event purchase /thanks" },
    ]);
  });

  it("name the goals that their steps and exclusions count, archived ones too", async () => {
    const body = { widget_id, goal_type: "event" as const, goal_value: "paid", goal_name: "Paid" };
    const { goal_profile_id } = (await host.request(createGoal, { as: "user", body })).answer;
    const goal = { kind: "goal", goal_profile_id };
    const { id } = (await create({ steps: [page("/cart"), goal], exclusions: [goal] })).answer;
    await host.request(updateGoal, { as: "user", body: { goal_profile_id, archived: true } });
    expect((await one(id)).answer.goals).toEqual([{ id: goal_profile_id, name: "Paid" }]);
    await remove(id);
  });

  it("are not changed by viewers and other companies", async () => {
    const { id } = (await create()).answer;
    expect((await create({}, "viewer")).failure.code).toBe("ROLE");
    expect((await update({ id, id_name: "No" }, "viewer")).failure.code).toBe("ROLE");
    expect((await remove(id, "viewer")).failure.code).toBe("ROLE");
    expect((await create({}, "stranger")).failure.code).toBe("NOT_FOUND");
    for (const refused of [await one(id, "stranger"), await update({ id, id_name: "No" }, "stranger")]) {
      expect(refused.failure.code).toBe("NOT_FOUND");
    }
    expect((await remove(id, "stranger")).failure.code).toBe("NOT_FOUND");
    // ids of other companies look like unused ones
    expect((await one(id, "stranger")).failure).toEqual((await one(999_999, "stranger")).failure);
  });

  it("are named among the uses of a goal that is a step", async () => {
    const goal = { widget_id, goal_name: "Paid", goal_type: "event", goal_value: "purchase" };
    const { goal_profile_id } = (await host.request(createGoal, { as: "user", body: goal })).answer;
    await create({ id_name: "To the goal", steps: [page("/cart"), { kind: "goal", goal_profile_id }] });
    const { used_in } = (await host.request(getGoal, { as: "viewer", params: { goal_profile_id } })).answer;
    expect(used_in).toEqual([{ kind: "funnel", name: "To the goal" }]);
  });

  it.each<[what: string, given: object, reason: string | undefined, field: string]>([
    ["one step", { steps: [page("/cart")] }, undefined, "steps"],
    ["eleven steps", { steps: Array.from({ length: 11 }, () => page("/cart")) }, undefined, "steps"],
    ["a window of less than a minute", { window: 59 }, undefined, "window"],
    ["a window of more than 90 days", { window: 7_776_001 }, undefined, "window"],
    ["an optional first step", { steps: [page("/", { optional: true }), ...steps] }, "optionalEnd", "steps.0.optional"],
    ["an optional last step", { steps: [...steps, page("/", { optional: true })] }, "optionalEnd", "steps.2.optional"],
    ["an event without a name", { steps: [{ kind: "event" }, ...steps] }, "valueMissing", "steps.0.value"],
    ["a goal that is missing", { steps: [{ kind: "goal" }, ...steps] }, "goalMissing", "steps.0.goal_profile_id"],
    [
      "a goal of another project",
      { steps: [{ kind: "goal", goal_profile_id: 999_999 }, ...steps] },
      "goalMissing",
      "steps.0.goal_profile_id",
    ],
    [
      "a goal whose number no project can have",
      { steps: [{ kind: "goal", goal_profile_id: 3_000_000_000 }, ...steps] },
      "goalMissing",
      "steps.0.goal_profile_id",
    ],
    [
      "a page with a goal",
      { steps: [page("/", { goal_profile_id: 1 }), ...steps] },
      "unexpectedGoal",
      "steps.0.goal_profile_id",
    ],
    ["a page by a selector", { steps: [page("#a", { match: "selector" }), ...steps] }, "unfitMatch", "steps.0.match"],
    [
      "a selector that stored clicks don't have",
      { steps: [{ kind: "click", match: "selector", value: "a[href]" }, ...steps] },
      "unreadableSelector",
      "steps.0.value",
    ],
    [
      "an unreadable regular expression",
      { steps: [page("(", { match: "regex" }), ...steps] },
      "notARegex",
      "steps.0.value",
    ],
    [
      "a long regular expression",
      { steps: [page("a".repeat(201), { match: "regex" }), ...steps] },
      "regexLength",
      "steps.0.value",
    ],
    [
      "an exclusion that ends where it begins",
      { exclusions: [page("/", { from: 2, to: 2 })] },
      "exclusionRange",
      "exclusions.0.to",
    ],
    [
      "an exclusion that ends after the last step",
      { exclusions: [page("/", { from: 1, to: 3 })] },
      "exclusionRange",
      "exclusions.0.to",
    ],
  ])("refuses %s", async (_what, given, reason, field) => {
    const { failure } = await create(given);
    expect(failure).toMatchObject({ code: "INVALID", field });
    if (reason) expect(failure.reason).toBe(`funnels.${reason}`);
  });

  it("refuses a change of nothing", async () => {
    const { id } = (await create()).answer;
    expect((await update({ id })).failure.reason).toBe("funnels.nothingToChange");
  });

  it("are refused in a project without funnels, saved or not", async () => {
    const { id } = (await create()).answer;
    const switchTo = (feature_acl: readonly string[]) =>
      host.request(setWidget, { as: "owner", body: { widget_id, feature_acl } });
    const { feature_acl = [] } = (await host.request(getWidgets, { as: "owner", body: { widget_id } })).answer[0] ?? {};
    await switchTo(feature_acl.filter((feature) => feature !== "funnel"));
    const range = { widget_id, startDate: "2026-03-01", endDate: "2026-03-02" };
    const result = (body: object) => host.request(getFunnelResult, { as: "viewer", body: { ...range, ...body } });
    const list = () => host.request(contract.getFunnels, { as: "viewer", body: { widget_id } });
    for (const { status, failure } of [
      await create(),
      await one(id),
      await update({ id, id_name: "Orders" }),
      await remove(id),
      await list(),
      await result({ id }),
      await result({ definition: { steps } }),
    ])
      expect([status, failure.code, failure.reason]).toEqual([403, "PLAN", "funnels.notIncluded"]);
    await switchTo(feature_acl);
    expect((await list()).answer.rows.map((row) => row.id)).toContain(id);
  });

  it("allows three funnels on a free plan, of which deleted ones don't count, even at the same moment", async () => {
    const site = host.other.site.widgetId;
    const add = () => create({ widget_id: site }, "stranger");
    const made = await Promise.all([add(), add(), add(), add(), add()]);
    const [first, ...others] = made.filter(({ status }) => status === 200);
    expect(others).toHaveLength(2);
    expect(made.find(({ status }) => status !== 200)?.status).toBe(403);
    expect((await add()).failure).toMatchObject({
      code: "PLAN_LIMIT",
      err: "You hit the maximum 3 funnels. Upgrade your plan to create unlimited funnels",
    });
    await update({ id: others[0]?.answer.id, archived: true }, "stranger");
    expect((await add()).failure.code).toBe("PLAN_LIMIT");
    await remove(first?.answer.id ?? 0, "stranger");
    expect((await add()).status).toBe(200);
  });
});
