import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createForm, deleteForm } from "@sightline/schema/rest/forms/forms";
import { createFunnel, getFunnels, updateFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { definitionOf, insertSessions, page, range } from "./testing/checkoutSessions.ts";
import { funnelGoalRequests } from "./testing/funnelGoalRequests.ts";

describe("the filter of a funnel's exclusion", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
    // session 2 abandons the login between the cart and the checkout
    const inForm = { widgetId: widget_id, session: 2, visitor: 2, path: "/help", selector: "#login" };
    await host.events.insert("event", [
      eventRow({ ...inForm, at: "2026-03-10T11:00:31Z", type: "form_view" }),
      eventRow({ ...inForm, at: "2026-03-10T11:00:32Z", type: "form_start", field: "email" }),
    ]);
  });
  afterAll(() => host.close());

  const { funnel, goal, sessionsOf, features } = funnelGoalRequests(() => host);
  const excluding = (custom_filter: object[][]) => ({ exclusions: [page("/help", { custom_filter })] });
  const droppedForm = (key: string) => [[{ criteria: "form_drop", key, operator: "==", value: "email" }]];
  const create = (custom_filter: object[][]) =>
    host.request(createFunnel, {
      as: "user",
      body: { widget_id, id_name: "Checkout", ...definitionOf(excluding(custom_filter)) },
    });
  const list = () => host.request(getFunnels, { as: "viewer", body: { widget_id, ...range } });
  const entered = async (id: number) => {
    const { rows } = (await list()).answer;
    return rows.find((row) => row.id === id)?.standing?.steps;
  };

  it.each<[what: string, custom_filter: object[][], reason: string]>([
    [
      "the step of a funnel",
      [[{ criteria: "funnel_step", key: "7:1", operator: "==", value: "reached" }]],
      "filters.funnelStep",
    ],
    ["a form that doesn't exist", droppedForm("999999"), "filters.formKey"],
    [
      "an operator of another criterion",
      [[{ criteria: "device", operator: "gt", value: "1" }]],
      "filters.textOperators",
    ],
  ])("is refused with %s when the funnel is saved, by the exclusion's field", async (_what, custom_filter, reason) => {
    const { failure } = await create(custom_filter);
    expect([failure.reason, failure.field]).toEqual([reason, "exclusions.0.custom_filter"]);
    const definition = definitionOf(excluding(custom_filter));
    const body = { widget_id, ...range, definition };
    const unsaved = (await host.request(getFunnelResult, { as: "viewer", body })).failure;
    expect([unsaved.reason, unsaved.field]).toEqual([reason, "definition.exclusions.0.custom_filter"]);
    const id = await funnel();
    const change = { id, ...excluding(custom_filter) };
    expect((await host.request(updateFunnel, { as: "user", body: change })).failure.reason).toBe(reason);
  });

  it("still excludes those who abandoned a form after the form was deleted", async () => {
    const rule = { page: { match: "exact" as const, value: "/help" }, selector: "#login" };
    const form = { widget_id, name: "Login", rule, success: { kind: "none" as const } };
    const { form_profile_id } = (await host.request(createForm, { as: "user", body: form })).answer;
    const id = (await create(droppedForm(String(form_profile_id)))).answer.id;
    expect(await entered(id)).toEqual([5, 3, 1]);
    const { goal_profile_id } = await goal(`${id}:3`);
    const converted = await sessionsOf(goal_profile_id);
    await host.request(deleteForm, { as: "user", body: { widget_id, form_profile_id } });
    expect(await entered(id)).toEqual([5, 3, 1]);
    expect(await sessionsOf(goal_profile_id)).toEqual(converted);
    const renamed = await host.request(updateFunnel, { as: "user", body: { id, id_name: "Renamed", archived: true } });
    expect(renamed.answer).toMatchObject({ id_name: "Renamed", archived: true });
  });

  it("excludes nothing, and no report fails, while form analytics are turned off", async () => {
    const id = (await create(droppedForm("/help #login"))).answer.id;
    const { goal_profile_id } = await goal(`${id}:3`);
    const { features: before } = await host.entities
      .selectFrom("widget")
      .select("features")
      .where("widget_id", "=", widget_id)
      .executeTakeFirstOrThrow();
    expect(await entered(id)).toEqual([5, 3, 1]);
    await features(before.filter((feature) => feature !== "formanalytic"));
    expect((await list()).status).toBe(200);
    expect(await entered(id)).toEqual([5, 4, 2]);
    expect(await sessionsOf(goal_profile_id)).toHaveLength(2);
    const reached = { criteria: "funnel_step" as const, key: `${id}:3`, operator: "==" as const, value: "reached" };
    const body = { widget_id, ...range, custom_filter: [[reached]] };
    expect((await host.request(getTrafficSummary, { as: "viewer", body })).answer.totals.sessions).toBe(2);
    await features(before);
    expect(await entered(id)).toEqual([5, 3, 1]);
  });
});
