import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEffect } from "@sightline/schema/rest/traffic/effect";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

describe("effect of a day's change", () => {
  let host: TestHost;
  const ask = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getEffect, {
      as,
      body: { widget_id: host.acme.shop.widgetId, date: "2026-03-10T14:00", days: 7, ...body },
    });

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    // 3 to 9 March: 1 and 2 visitors alternately; the day itself 9; 11 to 17 March: 4 and 5 alternately, who all stay
    // longer and do more
    const counts = [1, 2, 1, 2, 1, 2, 1, 9, 4, 5, 4, 5, 4, 5, 4];
    await host.events.insert(
      "event",
      counts.flatMap((visitors, n) =>
        Array.from({ length: visitors }, (_, v) => {
          const session = 100 + n * 10 + v;
          const at = new Date(Date.UTC(2026, 2, 3 + n, 9)).toISOString();
          const later = new Date(Date.UTC(2026, 2, 3 + n, 9, 1)).toISOString();
          const view = eventRow({ widgetId, session, at });
          return n > 7 ? [view, eventRow({ widgetId, session, at: later, type: "event", name: "buy" })] : [view];
        }).flat(),
      ),
    );
  });
  afterAll(() => host.close());

  it("compares means over full days, excluding the day itself", async () => {
    const { answer } = await ask();
    expect(answer.before).toEqual({ startDate: "2026-03-03", endDate: "2026-03-09", days: 7, value: 10 / 7 });
    expect(answer.after).toEqual({ startDate: "2026-03-11", endDate: "2026-03-17", days: 7, value: 31 / 7 });
    // both variances are 2/7, so the standard error is the root of 4/49 with 12 degrees of freedom: t 10.5
    const { value, low, high, p } = answer.difference ?? { value: 0, low: 0, high: 0, p: 1 };
    expect(value).toBeCloseTo(3, 12);
    expect(high - value).toBeCloseTo(2.17881283 * (2 / 7), 6);
    expect(value - low).toBeCloseTo(high - value, 12);
    expect(p).toBeLessThan(1e-6);
    expect(answer.series.map((one) => one.value)).toEqual([1, 2, 1, 2, 1, 2, 1, 9, 4, 5, 4, 5, 4, 5, 4]);
  });

  it("compares rates over all sessions of each period", async () => {
    const bounces = (await ask({ metric: "bounce_rate" })).answer;
    expect([bounces.before.value, bounces.after.value, bounces.difference?.value]).toEqual([1, 0, -1]);
    const bought = (await ask({ metric: "conversion_rate", goal: "buy" })).answer;
    expect([bought.before.value, bought.after.value]).toEqual([0, 1]);
  });

  it("excludes every day of a multi-day change from both periods", async () => {
    const { answer } = await ask({ end_date: "2026-03-12" });
    expect(answer.before).toMatchObject({ endDate: "2026-03-09", days: 7 });
    // five days of the following week are complete: 5, 4, 5, 4 and none before now
    expect(answer.after).toMatchObject({ startDate: "2026-03-13", endDate: "2026-03-17", days: 5, value: 22 / 5 });
    expect(answer.series).toHaveLength(17);
    const refused = async (end_date: string) => (await ask({ end_date })).failure.field;
    expect([await refused("2026-03-09"), await refused("2027-03-12")]).toEqual(["end_date", "end_date"]);
  });

  it("excludes days that are not over, and returns null for too few days", async () => {
    // now is 18 March, 10:00
    const { answer } = await ask({ date: "2026-03-16" });
    expect(answer.after).toMatchObject({ days: 1, value: 4 });
    expect(answer.difference).toBeNull();
    expect(answer.series.at(-1)).toEqual({ day: "2026-03-23", value: null });
    expect((await ask({ days: 10 })).failure.field).toBe("days");
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
  });
});
