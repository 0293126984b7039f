import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { createFunnel, deleteFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { createSegment } from "@sightline/schema/rest/segments/segments";
import { getFilterValues, getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { visitorId } from "#host/testing/eventRow.ts";
import { definitionOf, insertSessions, page, range } from "./testing/checkoutSessions.ts";

describe("the step of a funnel as a filter", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
  });
  afterAll(() => host.close());

  const save = async (more: object = {}) => {
    const body = { widget_id, id_name: "Checkout", ...definitionOf(more) };
    return (await host.request(createFunnel, { as: "user", body })).answer.id;
  };
  const filter = (key: string, value: string, operator: "==" | "!=" = "==") => ({
    custom_filter: [[{ criteria: "funnel_step" as const, key, operator, value }]],
  });
  const summary = (custom: object) =>
    host.request(getTrafficSummary, { as: "viewer", body: { widget_id, ...range, ...custom } });
  const sessions = async (...condition: Parameters<typeof filter>) =>
    (await summary(filter(...condition))).answer.totals.sessions;

  it.each(["ordered", "strict", "any"] as const)(
    "selects as many sessions as a report on the funnel in the order %s counts at each step",
    async (order) => {
      const id = await save({ order, exclusions: [page("/help", { from: 1, to: 2 })] });
      const body = { widget_id, ...range, id };
      const { steps } = (await host.request(getFunnelResult, { as: "viewer", body })).answer;
      for (const { step, entered, dropped } of steps) {
        expect([step, await sessions(`${id}:${step}`, "reached")]).toEqual([step, entered]);
        expect([step, await sessions(`${id}:${step}`, "reached", "!=")]).toEqual([step, 7 - entered]);
        if (step < steps.length) {
          expect([step, await sessions(`${id}:${step}`, "dropped")]).toEqual([step, dropped]);
        }
      }
    },
  );

  it("selects visitors who reached an optional step, and all of their sessions", async () => {
    const steps = [page("/cart"), page("/help", { optional: true }), page("/checkout"), page("/thanks")];
    const id = await save({ mode: "visitor", steps });
    const visitors = async (...condition: Parameters<typeof filter>) => {
      const body = { widget_id, ...range, ...filter(...condition) };
      const { rows } = (await host.request(listVisitors, { as: "viewer", body })).answer;
      return rows.map(({ visitor }) => visitor.visitor_id).toSorted((one, other) => one.localeCompare(other));
    };
    expect(await visitors(`${id}:2`, "reached")).toEqual([2, 4].map(visitorId));
    expect(await visitors(`${id}:4`, "reached")).toEqual([1, 2, 6].map(visitorId));
    expect(await sessions(`${id}:4`, "reached")).toBe(4);
    expect(await visitors(`${id}:3`, "dropped")).toEqual([visitorId(3)]);
  });

  it("knows what the filter of an exclusion reads after the end of the range, as the funnel's report does", async () => {
    // the visitor starts in the range, and sees a page that is excluded in a session after it
    const once = [[{ criteria: "session_pageviews", operator: "gte", value: "1" }]];
    const left = [[{ criteria: "exit_page", operator: "==", value: "/thanks" }]];
    const day = { startDate: "2026-03-12", endDate: "2026-03-12" };
    for (const custom_filter of [once, left]) {
      const id = await save({ mode: "visitor", exclusions: [page("/", { custom_filter })] });
      const body = { widget_id, ...day, id };
      const { steps } = (await host.request(getFunnelResult, { as: "viewer", body })).answer;
      expect(steps.map(({ entered }) => entered)).toEqual([1, 1, 0]);
      for (const { step, entered } of steps) {
        const { totals } = (await summary({ ...day, ...filter(`${id}:${step}`, "reached") })).answer;
        expect([step, totals.sessions]).toEqual([step, entered]);
      }
    }
  });

  it("is saved in a segment, and combined with others and with another funnel", async () => {
    const [all, short] = [await save(), await save({ steps: [page("/checkout"), page("/thanks")] })];
    const conditionOf = (id: number, step: number) => ({
      ...{ criteria: "funnel_step", key: `${id}:${step}`, operator: "==", value: "reached" },
    });
    const [reached, other] = [conditionOf(all, 1), conditionOf(short, 2)];
    const of = async (custom_filter: object[][]) => (await summary({ custom_filter })).answer.totals.sessions;
    expect(await of([[reached], [other]])).toBe(2);
    expect(await of([[reached, other]])).toBe(6);
    expect(await of([[reached], [{ criteria: "device", operator: "==", value: "mobile" }]])).toBe(2);
    const segment = { widget_id, name: "At the cart", custom_filter: [[reached]] };
    expect((await host.request(createSegment, { as: "user", body: segment })).status).toBe(200);
  });

  it("is offered by name, with what can be said of it", async () => {
    const id = await save({ steps: [page("/cart", { name: "Basket" }), page("/thanks")] });
    const values = async (body: object) =>
      (await host.request(getFilterValues, { as: "viewer", body: { widget_id, criteria: "funnel_step", ...body } }))
        .answer.rows;
    expect((await values({ q: "checkout · " })).filter(({ value }) => value.startsWith(`${id}:`))).toEqual([
      { value: `${id}:1`, label: "Checkout · 1 · Basket", visitors: 0 },
      { value: `${id}:2`, label: "Checkout · 2 · /thanks", visitors: 0 },
    ]);
    expect((await values({ key: `${id}:1` })).map(({ value }) => value)).toEqual(["reached", "dropped"]);
  });

  it("is refused for a step or a value that doesn't exist, a deleted funnel, and within a funnel's exclusion", async () => {
    const id = await save();
    const gone = await save();
    await host.request(deleteFunnel, { as: "user", body: { id: gone } });
    for (const condition of [
      filter(`${id}`, "reached"),
      filter(`${id}:0`, "reached"),
      filter(`${id}:4`, "reached"),
      filter(`${id}:3`, "dropped"),
      filter(`${id}:1`, "left"),
      filter(`${gone}:1`, "reached"),
    ]) {
      const { failure } = await summary(condition);
      expect([condition, failure.reason]).toEqual([condition, "filters.funnelStep"]);
    }
    const exclusions = [page("/help", filter(`${id}:1`, "reached"))];
    const definition = { ...definitionOf(), exclusions };
    const body = { widget_id, ...range, definition };
    expect((await host.request(getFunnelResult, { as: "viewer", body })).failure.reason).toBe("filters.funnelStep");
  });
});
