import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFunnelDropoff } from "@sightline/schema/rest/funnels/drops";
import { createFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getFunnelResult, getFunnelTrend } from "@sightline/schema/rest/funnels/results";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { definitionOf, insertSessions, page, range, type Definition } from "./testing/checkoutSessions.ts";

describe("results of a funnel", () => {
  let host: TestHost;
  let widget_id: number;

  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
  });
  afterAll(() => host.close());

  const result = async (more: Definition = {}, body: object = {}) =>
    (
      await host.request(getFunnelResult, {
        as: "viewer",
        body: { widget_id, ...range, definition: definitionOf(more), ...body },
      })
    ).answer;
  const entered = ({ steps: rows }: { steps: { entered: number }[] }) => rows.map((row) => row.entered);

  it("count each session once, with its furthest attempt", async () => {
    const { totals, steps: rows, times } = await result();
    expect(rows).toEqual([
      {
        step: 1,
        entered: 5,
        converted: 4,
        dropped: 1,
        rate_of_first: 1,
        rate_of_previous: null,
        median_seconds: null,
        p90_seconds: null,
      },
      {
        step: 2,
        entered: 4,
        converted: 2,
        dropped: 2,
        rate_of_first: 0.8,
        rate_of_previous: 0.8,
        median_seconds: 40,
        p90_seconds: 60,
      },
      {
        step: 3,
        entered: 2,
        converted: 2,
        dropped: 0,
        rate_of_first: 0.4,
        rate_of_previous: 0.5,
        median_seconds: 60,
        p90_seconds: 60,
      },
    ]);
    expect(totals).toMatchObject({ entered: 5, converted: 2, rate: 0.4, median_seconds: 100, p90_seconds: 100 });
    // Wilson's interval of 2 of 5
    expect([totals.low?.toFixed(4), totals.high?.toFixed(4)]).toEqual(["0.1176", "0.7693"]);
    expect(times.filter(({ converted }) => converted > 0)).toEqual([
      { up_to: 60, converted: 1 },
      { up_to: 120, converted: 1 },
    ]);
  });

  it("join the sessions of a visitor, if visitors are counted", async () => {
    expect(entered(await result({ mode: "visitor" }))).toEqual([5, 4, 3]);
    expect(entered(await result({ mode: "visitor", window: 80_000 } as Definition))).toEqual([5, 4, 2]);
  });

  it("count later steps after the end of the range, but only starts in it", async () => {
    const visitors = (endDate: string) => result({ mode: "visitor" }, { startDate: "2026-03-12", endDate });
    expect(entered(await visitors("2026-03-12"))).toEqual([1, 1, 1]);
    expect(entered(await result({ mode: "visitor" }, { startDate: "2026-03-13" }))).toEqual([0, 0, 0]);
  });

  it("are empty for a range before 1970", async () => {
    expect(entered(await result({}, { startDate: "1969-12-30", endDate: "1969-12-31" }))).toEqual([0, 0, 0]);
  });

  it("allow no other page between the steps of a strict funnel", async () => {
    expect(entered(await result({ order: "strict" }))).toEqual([5, 3, 1]);
  });

  it("count the number of steps that were done in any order", async () => {
    expect(entered(await result({ order: "any" }))).toEqual([7, 5, 2]);
  });

  it("count an optional step without requiring it", async () => {
    const help = [page("/cart"), page("/help", { optional: true }), page("/checkout"), page("/thanks")];
    const { steps: rows } = await result({ steps: help } as Definition);
    expect(rows.map((row) => [row.entered, row.converted, row.median_seconds])).toEqual([
      [5, 4, null],
      [2, 1, 30],
      [4, 2, 40],
      [2, 2, 60],
    ]);
  });

  it("compare an optional step in any order with the start, from which its time runs", async () => {
    const help = [page("/cart"), page("/checkout"), page("/help", { optional: true }), page("/thanks")];
    const { steps: rows } = await result({ order: "any", steps: help } as Definition);
    expect(rows.map((row) => [row.entered, row.rate_of_previous])).toEqual([
      [7, null],
      [5, 5 / 7],
      [3, 3 / 7],
      [2, 2 / 5],
    ]);
  });

  it("end an attempt at an exclusion, only between its steps and only for events that match its filter", async () => {
    const excluding = (exclusion: object) => result({ exclusions: [{ ...page("/help"), ...exclusion }] } as Definition);
    expect(entered(await excluding({}))).toEqual([5, 3, 1]);
    expect(entered(await excluding({ from: 2, to: 3 }))).toEqual([5, 4, 2]);
    const onDesktop = [[{ criteria: "device", operator: "==", value: "desktop" }]];
    expect(entered(await excluding({ custom_filter: onDesktop }))).toEqual([5, 4, 2]);
  });

  it("are compared with the previous period", async () => {
    const { previous, range: answered } = await result({}, { compare: "previous", startDate: "2026-03-07" });
    expect(previous && entered(previous)).toEqual([1, 1, 0]);
    expect(answered).toMatchObject({ previousStartDate: "2026-02-28", previousEndDate: "2026-03-06" });
  });

  it("are broken down by a property of the session in which the attempt started", async () => {
    const { groups } = await result({}, { by: "device" });
    expect(groups.map((group) => [group.value, group.is_other, ...entered(group)])).toEqual([
      ["desktop", false, 3, 2, 1],
      ["mobile", false, 2, 2, 1],
    ]);
  });

  it("follow the filter of the report", async () => {
    const onMobile = { filter_by: "mobile" };
    expect(entered(await result({}, onMobile))).toEqual([2, 2, 1]);
    const withHelp = [[{ criteria: "page", operator: "==", value: "/help" }]];
    expect(entered(await result({}, { custom_filter: withHelp }))).toEqual([3, 2, 1]);
  });

  it("have a trend by the day of the start", async () => {
    const { points } = (
      await host.request(getFunnelTrend, {
        as: "viewer",
        body: { widget_id, ...range, definition: definitionOf(), interval: "day" },
      })
    ).answer;
    expect(points.map(({ t, entered: starts, converted }) => [t.slice(8), starts, converted])).toEqual([
      ["09", 0, 0],
      ["10", 3, 2],
      ["11", 1, 0],
      ["12", 1, 0],
      ["13", 0, 0],
    ]);
  });

  it("are shown by a share link for its own funnel only, without sessions and variants of tests", async () => {
    const save = async (id_name: string) =>
      (await host.request(createFunnel, { as: "user", body: { widget_id, id_name, ...definitionOf() } })).answer.id;
    const [shared, other] = [await save("Shared"), await save("Other")];
    const jwt = await shareJwt(host, {
      modules: "funnel",
      unique_module_id: String(shared),
      free_range: false,
      ...range,
    });
    const asGuest = (body: object) =>
      host.request(getFunnelResult, { as: { jwt }, body: { widget_id, ...range, ...body } });
    expect(entered((await asGuest({ id: shared })).answer)).toEqual([5, 4, 2]);
    expect((await asGuest({ id: other })).failure.reason).toBe("funnels.otherShared");
    expect((await asGuest({ definition: definitionOf() })).failure.reason).toBe("funnels.otherShared");
    const byVariant = await asGuest({ id: shared, by: "variant", test_id: 1 });
    expect([byVariant.status, byVariant.failure.reason, byVariant.failure.field]).toEqual([
      403,
      "share.notShown",
      "by",
    ]);
    const drops = await host.request(getFunnelDropoff, {
      as: { jwt },
      body: { widget_id, ...range, id: shared, step: 2 },
    });
    expect(drops.answer).toMatchObject({ dropped: 2, newest: [] });
  });
});
