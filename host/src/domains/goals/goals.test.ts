import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/goals/goals";
import { getGoalResult, previewGoal } from "@sightline/schema/rest/goals/goalResults";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "user" | "viewer" | "stranger";

describe.each(entityBackends)("goals ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
  });
  afterAll(() => host.close());

  const thanks = { goal_name: "Reached thank you", goal_type: "pageview", goal_value: "/thank-you" };
  const make = (given: object = {}, as: As = "user") =>
    host.request(contract.createGoal, { as, body: { widget_id, ...thanks, ...given } });
  const list = (as: As = "viewer", more: object = {}) =>
    host.request(contract.getGoals, { as, body: { widget_id, ...more } });
  const change = (body: object, as: As = "user") => host.request(contract.updateGoal, { as, body });
  const remove = (goal_profile_id: number, as: As = "user") =>
    host.request(contract.deleteGoal, { as, body: { goal_profile_id } });
  const one = (goal_profile_id: number, as: As = "viewer") =>
    host.request(contract.getGoal, { as, params: { goal_profile_id } });

  it("are created with a key derived from the name, listed, changed, archived and restored", async () => {
    const first = (await make()).answer;
    expect(first).toMatchObject({ goal_key: "reached_thank_you", goal_purpose: "sell", archived: false, used_in: [] });
    expect((await make()).answer.goal_key).toBe("reached_thank_you_2");
    const { rows } = (await list()).answer;
    expect(rows.map(({ goal_name }) => goal_name)).toEqual([thanks.goal_name, thanks.goal_name]);
    const id = first.goal_profile_id;
    expect((await change({ goal_profile_id: id, goal_name: "Thanks", goal_value: "/thanks" })).answer).toMatchObject({
      goal_name: "Thanks",
      goal_value: "/thanks",
      goal_key: "reached_thank_you",
    });
    expect((await remove(id)).answer.archived).toBe(true);
    expect((await one(id)).answer.archived).toBe(true);
    expect((await change({ goal_profile_id: id, goal_name: "No" })).status).toBe(409);
    expect((await change({ goal_profile_id: id, archived: false })).answer.archived).toBe(false);
  });

  it("have one default, which counts where none is chosen", async () => {
    const a = (await make({ goal_name: "A", is_default: true })).answer;
    const b = (await make({ goal_name: "B", is_default: true })).answer;
    const defaults = async () => (await list()).answer.rows.filter((row) => row.is_default).map((row) => row.goal_name);
    expect(await defaults()).toEqual(["B"]);
    await change({ goal_profile_id: a.goal_profile_id, is_default: true });
    expect(await defaults()).toEqual(["A"]);
    await remove(a.goal_profile_id);
    expect(await defaults()).toEqual([]);
    expect(b.is_default).toBe(true);
  });

  it("list the funnels and other objects that use them", async () => {
    const { goal_profile_id, goal_key } = (await make({ goal_name: "Used" })).answer;
    const steps = JSON.stringify([{ kind: "goal", goal_key }]);
    await host.entities.insertInto("funnel").values({ widget_id, id_name: "Checkout", steps }).execute();
    const custom_filter = JSON.stringify([[{ criteria: "goal", operator: "==", value: goal_key }]]);
    const user_id = host.members.user.userId;
    const segment = { widget_id, name: "Not yet", custom_filter, user_id, created_at: new Date(host.clock.now()) };
    await host.entities.insertInto("segment").values(segment).execute();
    expect((await one(goal_profile_id)).answer.used_in).toEqual([
      { kind: "funnel", name: "Checkout" },
      { kind: "segment", name: "Not yet" },
    ]);
  });

  it("report since when they count if only the tracker can detect them", async () => {
    const form = { goal_name: "Sent", goal_type: "formSubmit", goal_value: "form#signup" };
    const { goal_profile_id, counts_since, created_at } = (await make(form)).answer;
    expect(counts_since).toBe(created_at);
    host.clock.move(60_000);
    expect((await change({ goal_profile_id, goal_name: "Signed up" })).answer.counts_since).toBe(created_at);
    const changed = (await change({ goal_profile_id, goal_value: "form.signup" })).answer;
    expect(changed.counts_since).toBe(new Date(host.clock.now()).toISOString());
    const past = { goal_profile_id, goal_type: "pageview", goal_value: "/welcome" };
    expect((await change(past)).answer.counts_since).toBeNull();
  });

  it.each([
    [{ goal_name: " " }, "goal_name"],
    [{ goal_key: "Not A Key" }, "goal_key"],
    [{ goal_key: "reached_thank_you" }, "goal_key"],
    [{ goal_type: "hover" }, "goal_type"],
    [{ goal_value: "" }, "goal_value"],
    [{ goal_type: "pageviewWildcard", goal_value: "/thanks" }, "goal_value"],
    [{ goal_type: "pageviewRegex", goal_value: "(" }, "goal_value"],
    [{ goal_type: "pageviewRegex", goal_value: "a(?=b)" }, "goal_value"],
    [{ goal_type: "pageviewRegex", goal_value: "(a)\\1" }, "goal_value"],
    [{ goal_type: "scrolling", goal_value: "101" }, "goal_value"],
    [{ goal_type: "duration", goal_value: "soon" }, "goal_value"],
  ])("are refused for %j: %s", async (given, field) => {
    expect((await make(given)).failure.field).toBe(field);
  });

  it("are told of in the audit log with what they were before", async () => {
    const { goal_profile_id: id } = (await make({ goal_name: "Order" })).answer;
    await change({ goal_profile_id: id, goal_name: "Orders", goal_purpose: "engage" });
    const logged = host.entities.selectFrom("audit_log").select("change").where("action_id", "=", String(id));
    expect((await logged.where("module", "=", "goals").orderBy("audit_id").execute()).at(-1)?.change).toContainEqual({
      ...{ field: "goal_name", before: "Order", after: "Orders" },
    });
    await remove(id);
  });

  it("require write permission and the same company", async () => {
    const { goal_profile_id: id } = (await make({ goal_name: "Ours" })).answer;
    expect((await make({}, "viewer")).status).toBe(403);
    expect((await change({ goal_profile_id: id, goal_name: "x" }, "viewer")).status).toBe(403);
    expect((await remove(id, "viewer")).status).toBe(403);
    for (const answer of [
      await list("stranger"),
      await make({}, "stranger"),
      await one(id, "stranger"),
      await change({ goal_profile_id: id, goal_name: "Mine" }, "stranger"),
      await remove(id, "stranger"),
      await host.request(previewGoal, { as: "stranger", body: { widget_id, goal_type: "event", goal_value: "x" } }),
      await one(999_999),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await one(id, "stranger")).failure).toEqual((await one(999_999, "stranger")).failure);
    const range = { startDate: "2026-03-01", endDate: "2026-03-02" };
    const body = { widget_id, goal_profile_id: id, ...range };
    expect((await host.request(getGoalResult, { as: "stranger", body })).status).toBe(404);
    expect((await list("viewer", { startDate: "2026-03-01" })).failure.field).toBe("endDate");
    expect((await list("viewer", range)).answer.range).toEqual({ ...range, timezone: "UTC" });
    expect((await list("viewer")).answer).not.toHaveProperty("range");
    const logged = await host.entities.selectFrom("audit_log").select("action").where("module", "=", "goals").execute();
    expect(new Set(logged.map(({ action }) => action))).toEqual(
      new Set(["goal_created", "goal_changed", "goal_archived", "goal_restored"]),
    );
  });
});
