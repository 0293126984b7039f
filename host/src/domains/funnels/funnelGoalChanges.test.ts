import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createFunnel, deleteFunnel, updateFunnel } from "@sightline/schema/rest/funnels/funnels";
import { createGoal, deleteGoal, getGoal, updateGoal } from "@sightline/schema/rest/goals/goals";
import { sessionId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { definitionOf, insertSessions, page } from "./testing/checkoutSessions.ts";
import { funnelGoalRequests } from "./testing/funnelGoalRequests.ts";

describe("a goal on the step of a funnel that changes", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
  });
  afterAll(() => host.close());
  // a project can have 20 of them
  afterEach(() => host.entities.updateTable("goal_profile").set({ archived_at: new Date() }).execute());

  const { funnel, add, goal, visits, sessionsOf, features } = funnelGoalRequests(() => host);

  it("keeps its funnel from being deleted or shortened, but not from being archived", async () => {
    const id = await funnel();
    const { goal_profile_id, goal_name } = await goal(`${id}:3`);
    const refused = (await host.request(deleteFunnel, { as: "user", body: { id } })).failure;
    expect([refused.code, refused.reason, refused.params]).toEqual([
      "CONFLICT",
      "funnels.usedByGoal",
      { name: goal_name },
    ]);
    const steps = [page("/cart"), page("/checkout")];
    const shortened = (await host.request(updateFunnel, { as: "user", body: { id, steps } })).failure;
    expect([shortened.reason, shortened.field]).toEqual(["funnels.stepUsedByGoal", "steps"]);
    await host.request(updateFunnel, { as: "user", body: { id, archived: true } });
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2].map(sessionId));
    const params = { goal_profile_id };
    const state = async () => (await host.request(getGoal, { as: "viewer", params })).answer.subject?.state;
    expect(await state()).toBe("archived");
    // the past results of an archived goal remain readable after its funnel was deleted, but it can't be restored
    await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    expect((await host.request(deleteFunnel, { as: "user", body: { id } })).status).toBe(200);
    expect(await state()).toBe("deleted");
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2].map(sessionId));
    const back = { goal_profile_id, archived: false as const };
    expect((await host.request(updateGoal, { as: "user", body: back })).failure.reason).toBe("goals.funnelStep");
  });

  it("keeps counting its step when the steps of the funnel change", async () => {
    const id = await funnel();
    const { goal_profile_id, goal_name } = await goal(`${id}:2`);
    const change = (steps: ReturnType<typeof page>[]) =>
      host.request(updateFunnel, { as: "user", body: { id, steps } });
    const counted = async () =>
      (await host.request(getGoal, { as: "viewer", params: { goal_profile_id } })).answer.goal_value;
    expect((await change([page("/cart"), page("/help"), page("/checkout"), page("/thanks")])).status).toBe(200);
    expect(await counted()).toBe(`${id}:3`);
    expect((await change([page("/checkout", { name: "Pay" }), page("/thanks")])).status).toBe(200);
    expect(await counted()).toBe(`${id}:1`);
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2, 3, 5, 6].map(sessionId));
    const { failure } = await change([page("/cart"), page("/help"), page("/thanks")]);
    expect([failure.code, failure.reason, failure.field]).toEqual(["CONFLICT", "funnels.stepUsedByGoal", "steps"]);
    expect(failure.params).toMatchObject({ name: goal_name, step: 1 });
    // the step itself was edited
    expect((await change([page("/cart"), page("/thanks")])).status).toBe(200);
    expect(await counted()).toBe(`${id}:1`);
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2, 3, 4, 6].map(sessionId));
  });

  it("counts the same step after it was archived while the steps changed, and restored", async () => {
    const id = await funnel();
    const { goal_profile_id } = await goal(`${id}:2`);
    await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    const change = (steps: ReturnType<typeof page>[]) =>
      host.request(updateFunnel, { as: "user", body: { id, steps } });
    expect((await change([page("/cart"), page("/help"), page("/checkout"), page("/thanks")])).status).toBe(200);
    const back = { goal_profile_id, archived: false as const };
    const restored = (await host.request(updateGoal, { as: "user", body: back })).answer;
    expect(restored.goal_value).toBe(`${id}:3`);
    // an archived goal keeps no step from being removed
    await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    expect((await change([page("/cart"), page("/help"), page("/thanks")])).status).toBe(200);
  });

  it("can't be a step or an exclusion of a funnel, nor become one", async () => {
    const id = await funnel();
    const { goal_profile_id, goal_key } = await goal(`${id}:2`);
    const asStep = { kind: "goal" as const, goal_profile_id };
    const create = (more: object) =>
      host.request(createFunnel, { as: "user", body: { widget_id, id_name: "Circle", ...definitionOf(more) } });
    const step = (await create({ steps: [page("/cart"), asStep] })).failure;
    expect([step.reason, step.field]).toEqual(["funnels.sequenceGoal", "steps.1.goal_profile_id"]);
    const custom_filter = [[{ criteria: "goal", operator: "==", value: goal_key }]];
    const exclusion = (await create({ exclusions: [page("/help", { custom_filter })] })).failure;
    expect(exclusion.reason).toBe("funnels.sequenceGoal");
    const plain = { widget_id, goal_name: "Thanks", goal_type: "pageview", goal_value: "/thanks" };
    const { goal_profile_id: plainId } = (await host.request(createGoal, { as: "user", body: plain })).answer;
    const steps = [page("/cart"), { kind: "goal" as const, goal_profile_id: plainId }];
    expect((await create({ steps })).status).toBe(200);
    const change = { goal_profile_id: plainId, goal_type: "funnelStep" as const, goal_value: `${id}:2` };
    expect((await host.request(updateGoal, { as: "user", body: change })).failure.reason).toBe("goals.stepUsed");
  });

  it("counts nothing while funnels are turned off, and can still be renamed", async () => {
    const id = await funnel();
    const { goal_profile_id } = await goal(`${id}:3`);
    const before = await host.entities
      .selectFrom("widget")
      .select("features")
      .where("widget_id", "=", widget_id)
      .executeTakeFirstOrThrow();
    await features(before.features.filter((feature) => feature !== "funnel"));
    expect(await visits(goal_profile_id)).toEqual([]);
    const renamed = { goal_profile_id, goal_name: "Paid" };
    const { subject } = (await host.request(updateGoal, { as: "user", body: renamed })).answer;
    expect(subject).toMatchObject({ name: "Checkout", state: "off" });
    const { failure } = await add(`${id}:3`);
    expect([failure.reason, failure.field]).toEqual(["funnels.notIncluded", "goal_type"]);
    await features(before.features);
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2].map(sessionId));
  });
});
