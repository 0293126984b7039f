import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFriction } from "@sightline/schema/rest/behavior/friction";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS } from "#host/domains/traffic/testing/visits.ts";

describe("friction report", () => {
  let host: TestHost;
  const ask = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getFriction, { as, body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...body } });

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const row = (type: string, session: number, columns: object = {}) =>
      eventRow({ widgetId, type, session, at: "2026-03-16T09:00:00Z", path: "/", ...columns });
    const loads = (path: string, count: number, vital_value: number) =>
      Array.from({ length: count }, () => row("vital", 1, { path, vital_name: "LCP", vital_value }));
    await host.events.insert("event", [
      row("rage", 1),
      row("rage", 1),
      row("rage", 2, { device: "mobile" }),
      row("dead", 2, { device: "mobile" }),
      row("error", 3, { error_hash: "aaaaaaaaaaaaaaaa" }),
      // no group, so not in the error log either
      row("error", 3),
      row("rage", 4, { is_bot: 1 }),
      // one page is slow, one is exactly at the limit, one has too few measurements
      ...loads("/slow", 10, 2501),
      ...loads("/good", 10, 2500),
      ...loads("/rare", 9, 9000),
      row("vital", 1, { vital_name: "CLS", vital_value: 3000 }),
      row("dead", 5, { at: "2026-03-14T09:00:00Z" }),
    ]);
  });
  afterAll(() => host.close());

  const none = { count: 0, sessions: 0 };

  it("counts friction signals and compares them", async () => {
    const { now, previous, range } = (await ask({ compare: "previous" })).answer;
    expect(now).toEqual({
      rage: { count: 3, sessions: 2 },
      dead: { count: 1, sessions: 1 },
      errors: { count: 1, sessions: 1 },
      slow_pages: 1,
      measured_pages: 2,
      // of 10 at 2500, 10 at 2501 and 9 at 9000, the 22nd of 29
      lcp: 9000,
    });
    expect(previous).toEqual({
      ...{ rage: none, errors: none, slow_pages: 0, measured_pages: 0, lcp: null },
      dead: { count: 1, sessions: 1 },
    });
    expect(range).toMatchObject(TWO_DAYS);
  });

  it("is filtered like every report", async () => {
    const { now } = (await ask({ filter_by: "mobile" })).answer;
    expect(now).toMatchObject({ rage: { count: 1, sessions: 1 }, errors: none, lcp: null });
  });

  it("is available to the company and to dashboard share links within their range", async () => {
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
    const by = async (modules: "dashboard" | "map", body: object = {}) => {
      const jwt = await shareJwt(host, { modules, free_range: false, ...TWO_DAYS });
      const requested = { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...body };
      return host.request(getFriction, { as: { jwt }, body: requested });
    };
    const shared = (await by("dashboard", { compare: "previous" })).answer;
    expect([shared.now.rage.count, shared.previous]).toEqual([3, undefined]);
    expect((await by("dashboard", { startDate: "2026-03-15" })).failure.field).toBe("startDate");
    expect((await by("map")).failure.code).toBe("ROLE");
  });
});
