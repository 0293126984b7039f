import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createForm, deleteForm, updateForm, type FormSuccess } from "@sightline/schema/rest/forms/forms";
import { getFormResult } from "@sightline/schema/rest/forms/results";
import { getGoalResult, getGoalVisits, previewGoal } from "@sightline/schema/rest/goals/goalResults";
import {
  createGoal,
  deleteGoal,
  getGoal,
  getGoals,
  updateGoal,
  type GoalType,
} from "@sightline/schema/rest/goals/goals";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { counts, DAYS, openCheckout, rule } from "./testing/checkoutSessions.ts";

const AUTOMATIC = "/checkout #checkout";

describe("a goal on a form", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    ({ host, widget_id } = await openCheckout());
    // only sessions with a page view convert
    const views = [1, 2, 3, 4, 5, 6, 9].map((session) =>
      eventRow({
        ...{ widgetId: widget_id, session, at: "2026-03-16T08:59:59Z", path: "/checkout" },
        url: "https://shop.example/checkout",
      }),
    );
    await host.events.insert("event", views);
  });
  afterAll(() => host.close());

  let names = 0;
  const add = (goal_type: GoalType, goal_value: string, more: object = {}) => {
    const body = { widget_id, goal_name: `Form ${++names}`, goal_type, goal_value, ...more };
    return host.request(createGoal, { as: "user", body });
  };
  const sessionsOf = async (goal_profile_id: number) => {
    const body = { widget_id, goal_profile_id, ...DAYS };
    const { rows } = (await host.request(getGoalVisits, { as: "viewer", body })).answer;
    return rows.map(({ session_id }) => session_id).toSorted((a, b) => a.localeCompare(b));
  };
  const reached = async (...given: Parameters<typeof add>) => {
    const { goal_profile_id } = (await add(...given)).answer;
    const sessions = await sessionsOf(goal_profile_id);
    await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    return sessions;
  };
  const save = async (success: FormSuccess = { kind: "none" }) => {
    const body = { widget_id, name: "Checkout", rule, success };
    return (await host.request(createForm, { as: "user", body })).answer.form_profile_id;
  };

  it("counts the sessions that completed it, as the form's report does", async () => {
    expect(await reached("formCompleted", AUTOMATIC)).toEqual([1, 2].map(sessionId));
    expect(await reached("formCompleted", "/login #login")).toEqual([]);
    const page = await save({ kind: "page", page: { match: "wildcard", value: "/thank*" } });
    expect(await reached("formCompleted", String(page))).toEqual([sessionId(1)]);
    const bought = await save({ kind: "event", name: "purchase" });
    expect(await reached("formCompleted", String(bought))).toEqual([sessionId(2)]);
    expect(await reached("formAbandoned", String(bought))).toEqual([1, 3, 4, 6].map(sessionId));
  });

  it("counts the sessions that abandoned it, at any field or at one", async () => {
    expect(await reached("formAbandoned", AUTOMATIC)).toEqual([3, 4, 6].map(sessionId));
    const of = async (form_field: string) => reached("formAbandoned", AUTOMATIC, { form_field });
    const { fields, totals } = (await host.request(getFormResult, { as: "viewer", body: { widget_id, ...DAYS, rule } }))
      .answer;
    expect(totals).toMatchObject(counts);
    for (const { field, abandons } of fields) expect([field, (await of(field)).length]).toEqual([field, abandons]);
    expect(await of("email")).toEqual([sessionId(3)]);
    expect(await of("phone")).toEqual([sessionId(4)]);
    expect(await of("' OR 1=1 --")).toEqual([]);
  });

  it("has the time and the page of the event that completed or ended it", async () => {
    const body = (goal_profile_id: number) => ({ widget_id, goal_profile_id, ...DAYS });
    const completed = (await add("formCompleted", AUTOMATIC)).answer.goal_profile_id;
    const visits = (await host.request(getGoalVisits, { as: "viewer", body: body(completed) })).answer.rows;
    expect(visits.map(({ at, path }) => [at, path])).toEqual([
      ["2026-03-16T09:00:40.000Z", "/checkout"],
      ["2026-03-16T09:00:30.000Z", "/checkout"],
    ]);
    const abandoned = (await add("formAbandoned", AUTOMATIC, { form_field: "phone" })).answer.goal_profile_id;
    const [left] = (await host.request(getGoalVisits, { as: "viewer", body: body(abandoned) })).answer.rows;
    expect(left?.at).toBe("2026-03-16T09:01:00.000Z");
    const { totals } = (await host.request(getGoalResult, { as: "viewer", body: body(abandoned) })).answer;
    expect(totals).toMatchObject({ sessions: 7, conversions: 1, converted_visitors: 1 });
  });

  it("describes its form, and keeps it from being deleted", async () => {
    const id = await save();
    const { goal_profile_id, goal_name, form_field } = (await add("formAbandoned", String(id), { form_field: "email" }))
      .answer;
    expect(form_field).toBe("email");
    const params = { goal_profile_id };
    const subject = async () => (await host.request(getGoal, { as: "viewer", params })).answer.subject;
    expect(await subject()).toEqual({ name: "Checkout", step: null, state: "active" });
    const form = { widget_id, form_profile_id: id };
    const { failure } = await host.request(deleteForm, { as: "user", body: form });
    expect([failure.reason, failure.params]).toEqual(["forms.usedByGoal", { name: goal_name }]);
    await host.request(updateForm, { as: "user", body: { ...form, status: "ignored" } });
    expect((await subject())?.state).toBe("archived");
    expect(await sessionsOf(goal_profile_id)).toEqual([sessionId(3)]);
    await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    expect((await host.request(deleteForm, { as: "user", body: form })).status).toBe(200);
    expect((await subject())?.state).toBe("deleted");
    expect(await sessionsOf(goal_profile_id)).toEqual([sessionId(3)]);
    expect((await add("formCompleted", AUTOMATIC)).answer.subject?.name).toBe(AUTOMATIC);
  });

  it("is refused for another company's form, a deleted one and text that names none", async () => {
    const gone = await save();
    await host.request(deleteForm, { as: "user", body: { widget_id, form_profile_id: gone } });
    const others = host.other.site.widgetId;
    const body = { widget_id: others, name: "Theirs", rule, success: { kind: "none" as const } };
    const theirs = (await host.request(createForm, { as: "stranger", body })).answer.form_profile_id;
    for (const value of [String(theirs), String(gone), "999999999", "0", "#checkout", "checkout #checkout", ""]) {
      for (const type of ["formCompleted", "formAbandoned"] as const) {
        const { failure } = await add(type, value);
        expect([value, failure.reason, failure.field]).toEqual([value, "goals.formKey", "goal_value"]);
      }
    }
    const preview = { widget_id, goal_type: "formCompleted" as const, goal_value: String(theirs) };
    expect((await host.request(previewGoal, { as: "viewer", body: preview })).failure.reason).toBe("goals.formKey");
  });

  it("has a field only if it counts abandons", async () => {
    const { goal_profile_id, form_field } = (await add("formCompleted", AUTOMATIC, { form_field: "email" })).answer;
    expect(form_field).toBe("");
    const change = async (more: object) =>
      (await host.request(updateGoal, { as: "user", body: { goal_profile_id, ...more } })).answer.form_field;
    expect(await change({ form_field: "email" })).toBe("");
    expect(await change({ goal_type: "formAbandoned", form_field: "email" })).toBe("email");
    expect(await change({ goal_name: "Renamed" })).toBe("email");
    expect(await change({ goal_type: "formCompleted" })).toBe("");
  });

  it("is one of at most 20 goals on funnels and forms", async () => {
    const answers: Awaited<ReturnType<typeof add>>[] = [];
    while (answers.at(-1)?.status !== 409 && answers.length < 25) answers.push(await add("formCompleted", AUTOMATIC));
    const { failure } = answers.at(-1) ?? {};
    expect([failure?.reason, failure?.params]).toEqual(["goals.tooManyComputed", { max: 20 }]);
    const { rows } = (await host.request(getGoals, { as: "viewer", body: { widget_id } })).answer;
    expect(rows.filter(({ archived }) => !archived)).toHaveLength(20);
    const archived = rows.find((row) => row.archived && row.goal_value === AUTOMATIC)?.goal_profile_id ?? 0;
    const back = { goal_profile_id: archived, archived: false as const };
    const restored = await host.request(updateGoal, { as: "user", body: back });
    expect(restored.failure.reason).toBe("goals.tooManyComputed");
    const plain = { widget_id, goal_name: "Plain", goal_type: "event" as const, goal_value: "signup" };
    const { goal_profile_id } = (await host.request(createGoal, { as: "user", body: plain })).answer;
    const turned = { goal_profile_id, goal_type: "formCompleted" as const, goal_value: AUTOMATIC };
    expect((await host.request(updateGoal, { as: "user", body: turned })).failure.reason).toBe("goals.tooManyComputed");
    for (const row of rows.filter((each) => !each.archived)) {
      await host.request(deleteGoal, { as: "user", body: { goal_profile_id: row.goal_profile_id } });
    }
    expect((await host.request(updateGoal, { as: "user", body: back })).status).toBe(200);
  });

  it("counts nothing while form analytics is turned off", async () => {
    const { goal_profile_id } = (await add("formCompleted", AUTOMATIC)).answer;
    const { features } = await host.entities
      .selectFrom("widget")
      .select("features")
      .where("widget_id", "=", widget_id)
      .executeTakeFirstOrThrow();
    const turn = (list: typeof features) =>
      host.entities
        .updateTable("widget")
        .set({ features: JSON.stringify(list) })
        .where("widget_id", "=", widget_id)
        .execute();
    await turn(features.filter((feature) => feature !== "formanalytic"));
    expect(await sessionsOf(goal_profile_id)).toEqual([]);
    const { failure } = await add("formCompleted", AUTOMATIC);
    expect([failure.reason, failure.field]).toEqual(["forms.notIncluded", "goal_type"]);
    await turn(features);
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2].map(sessionId));
  });
});
