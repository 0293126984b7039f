import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPerformance } from "@sightline/schema/rest/behavior/performance";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS } from "#host/domains/traffic/testing/visits.ts";

describe("page performance report", () => {
  let host: TestHost;
  const ask = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getPerformance, { as, body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...body } });

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const vital = (vital_name: string, vital_value: number, columns: object = {}) =>
      eventRow({
        widgetId,
        session: 1,
        at: "2026-03-16T09:00:00Z",
        type: "vital",
        vital_name,
        vital_value,
        ...columns,
      });
    const lcp = Array.from({ length: 10 }, (_, n) => 1000 + 500 * n);
    await host.events.insert("event", [
      ...lcp.map((value) => vital("LCP", value, { path: "/slow", device: "mobile" })),
      // few: they count in the total, but are too few for their page
      vital("LCP", 500, { path: "/rare", at: "2026-03-17T09:00:00Z", device: "desktop" }),
      vital("CLS", 0.1, { path: "/rare", device: "desktop" }),
      vital("CLS", 0.3, { path: "/rare", device: "desktop" }),
      ...[3000, 5000].map((value) => vital("LOAD", value, { path: "/rare", device: "desktop" })),
      // the previous days
      vital("LCP", 800, { at: "2026-03-14T09:00:00Z" }),
      vital("LCP", 99_000, { is_bot: 1 }),
    ]);
  });
  afterAll(() => host.close());

  it("has exact percentiles, and shares by threshold", async () => {
    const { vitals } = (await ask({ compare: "previous" })).answer;
    expect(vitals.map(({ name }) => name)).toEqual(["LCP", "INP", "CLS", "FCP", "TTFB", "LOAD"]);
    // 500 and 1000 to 5500 in steps of 500
    expect(vitals[0]).toEqual({
      name: "LCP",
      measured: 11,
      p50: 3000,
      p75: 4250,
      p95: 5250,
      good_to: 2500,
      poor_from: 4000,
      good: 5 / 11,
      needs_work: 3 / 11,
      poor: 3 / 11,
      previous_p75: 800,
    });
    expect(vitals[1]).toMatchObject({ name: "INP", measured: 0, p75: null, good: null, previous_p75: null });
    // the limit itself counts as good
    expect(vitals[2]).toMatchObject({ measured: 2, good: 0.5, needs_work: 0, poor: 0.5 });
  });

  it("has the load time, which has no thresholds", async () => {
    const { vitals } = (await ask({ compare: "previous" })).answer;
    expect(vitals[5]).toEqual({
      name: "LOAD",
      measured: 2,
      p50: 4000,
      p75: 4500,
      p95: 4900,
      good_to: null,
      poor_from: null,
      good: null,
      needs_work: null,
      poor: null,
      previous_p75: null,
    });
    expect((await ask({ vital: "LOAD" })).answer.series[9]).toMatchObject({ p50: 4000, p75: 4500 });
  });

  it("splits the values, without pages that have few measurements", async () => {
    const { rows, total } = (await ask()).answer;
    expect(total).toBe(2);
    expect(rows).toEqual([
      { name: "/slow", loads: 10, lcp: 4375, inp: null, cls: null, fcp: null, ttfb: null, load: null },
      { name: "/rare", loads: 2, lcp: null, inp: null, cls: null, fcp: null, ttfb: null, load: null },
    ]);
    expect((await ask({ dimension: "device" })).answer.rows.map(({ name }) => name)).toEqual(["mobile", "desktop"]);
    const filtered = (await ask({ filter_by: "desktop" })).answer;
    expect(filtered.vitals[0]).toMatchObject({ measured: 1, p75: 500 });
    expect((await ask({ dimension: "os" })).failure.field).toBe("dimension");
  });

  it("returns values by hour", async () => {
    const { series, interval } = (await ask()).answer;
    expect(interval).toBe("hour");
    expect(series).toHaveLength(48);
    expect(series[9]).toEqual({ t: "2026-03-16T09:00", p50: 3250, p75: 4375, partial: false });
    expect(series[10]).toMatchObject({ p50: null, p75: null });
    const cls = (await ask({ vital: "CLS" })).answer.series[9];
    expect(cls?.p50).toBeCloseTo(0.2, 9);
  });

  it("is available only to members of the project", async () => {
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
  });
});
