import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/billing/billing";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { START, type TestHost } from "#host/testing/testHost.ts";

const DAY = 86_400_000;

describe.each(entityBackends)("billing endpoints ($name)", ({ openHost }) => {
  let host: TestHost;
  const change = (values: Record<string, unknown>) =>
    host.entities.updateTable("company").set(values).where("company_id", "=", host.acme.companyId).execute();

  beforeAll(async () => {
    host = await openHost();
    const { shop, blog } = host.acme;
    const at = (day: string) => `2026-03-${day}T12:00:00Z`;
    const view = (widgetId: number, session: number, day: string) => eventRow({ widgetId, session, at: at(day) });
    await host.events.insert("event", [
      eventRow({ widgetId: shop.widgetId, session: 1, at: "2026-02-28T23:59:59Z" }),
      view(shop.widgetId, 2, "01"),
      view(shop.widgetId, 2, "01"),
      view(shop.widgetId, 3, "02"),
      view(blog.widgetId, 4, "02"),
      view(blog.widgetId, 5, "04"),
      eventRow({ widgetId: shop.widgetId, session: 6, at: at("05"), is_bot: 1 }),
      eventRow({ widgetId: shop.widgetId, session: 7, at: at("05"), type: "click" }),
      eventRow({ widgetId: host.other.site.widgetId, session: 8, at: at("03") }),
      eventRow({ widgetId: shop.widgetId, session: 2, at: at("01"), type: "exposure", test_id: 9 }),
      eventRow({ widgetId: shop.widgetId, session: 3, visitor: 2, at: at("02"), type: "exposure", test_id: 9 }),
      eventRow({ widgetId: blog.widgetId, session: 4, at: at("02"), type: "exposure", test_id: 8 }),
    ]);
  });
  afterAll(() => host.close());

  it("return the plan, alone and with its additions", async () => {
    await change({ rewarded_session: 50, additional_pageview: 7 });
    const plan = { plan_id: 3, plan_name: "Premium", pageview: null, sessions: 150_000 };
    const own = { ...plan, rewarded_session: 50, additional_pageview: 7 };
    expect((await host.request(contract.getPlanInfo, { as: "user" })).answer).toEqual(own);
    expect((await host.request(contract.getPlanInfoWithAddOns, { as: "user" })).answer).toEqual(own);
    await change({ rewarded_session: 0, additional_pageview: 0 });
    const one = await host.request(contract.getPlanInfoOf, { as: "user", params: { paid_plan: 101 } });
    expect(one.answer).toMatchObject({ plan_id: 101, pageview: 100_000, sessions: null });
    expect((await host.request(contract.getPlanInfoOf, { as: "user", params: { paid_plan: 999 } })).status).toBe(404);
    const odd = await host.request(contract.getPlanInfoOf, { as: "user", params: { paid_plan: "free" } });
    expect(odd.failure).toMatchObject({ code: "INVALID", field: "paid_plan" });
    const sold = async (query: Record<string, string> = {}) =>
      (await host.request(contract.getPlans, { as: "user", query })).answer.map((each) => each.plan_id);
    expect(await sold()).toEqual([4, 1, 2, 5, 3]);
    expect(await sold({ brand: "ab" })).toEqual([300, 301, 302, 303]);
    expect(await sold({ brand: "optimise" })).toEqual([20, 21, 22, 23]);
    const other = await host.request(contract.getPlans, { as: "user", query: { brand: "other" } });
    expect(other.failure).toMatchObject({ code: "INVALID", field: "brand" });
  });

  it("count days until expiry: whole days, none left, no end, lifetime", async () => {
    const days = async () => (await host.request(contract.getTrial, { as: "viewer" })).answer.days_to_expire;
    for (const [values, expected] of [
      [{ plan_ends_at: new Date(START + 14.2 * DAY) }, 15],
      [{ plan_ends_at: new Date(START) }, 0],
      [{ plan_ends_at: new Date(START - 3 * DAY) }, -3],
      [{ plan_ends_at: new Date(START + 4000 * DAY) }, 999],
      [{ plan_ends_at: null }, 1000],
      [{ lifetimedeal: true }, 1001],
    ] as const) {
      await change(values);
      expect(await days()).toBe(expected);
    }
    await change({ lifetimedeal: false, plan_ends_at: null });
  });

  it("count human sessions and page views since the first of the month", async () => {
    expect((await host.request(contract.getUsage, { as: "viewer" })).answer).toEqual({ session: 4, pageview: 5 });
    expect((await host.request(contract.getUsage, { as: "stranger" })).answer).toEqual({ session: 1, pageview: 1 });
    expect((await host.request(contract.getUsage)).status).toBe(401);
  });

  it("are read once a minute where there are many sessions, and otherwise always", async () => {
    const { widgetId } = host.other.site;
    const sessions = async () => (await host.request(contract.getUsage, { as: "stranger" })).answer.session;
    const add = (first: number, count: number) =>
      host.events.insert(
        "event",
        Array.from({ length: count }, (_, n) => eventRow({ widgetId, session: first + n, at: "2026-03-03T12:00:00Z" })),
      );
    expect(await sessions()).toBe(1);
    await add(100, 9998);
    expect(await sessions()).toBe(9999);
    await add(20_000, 1);
    expect(await sessions()).toBe(10_000);
    await add(20_001, 1);
    expect(await sessions()).toBe(10_000);
    host.clock.move(60_000);
    expect(await sessions()).toBe(10_001);
    host.clock.set(START);
  });

  it("count visitors who saw a test once per project", async () => {
    expect((await host.request(contract.getMtu, { as: "owner" })).answer).toEqual({ mtu: 2, limit: 300_000 });
  });

  it("find the day on which the sessions were used up", async () => {
    const day = async () => (await host.request(contract.getLastUsageDate, { as: "owner" })).answer.date;
    const limit = (sessions: number | null) =>
      host.entities.updateTable("plan").set({ sessions }).where("plan_id", "=", 3).execute();
    for (const [sessions, expected] of [
      [0, "2026-03-01"],
      [1, "2026-03-02"],
      [3, "2026-03-04"],
      [4, null],
      [null, null],
    ] as const) {
      await limit(sessions);
      expect(await day()).toBe(expected);
    }
    await limit(1);
    await change({ rewarded_session: 2 });
    expect(await day()).toBe("2026-03-04");
    await change({ rewarded_session: 0 });
    await limit(150_000);
  });

  it("suspend an account that has not paid for 30 days", async () => {
    const prohibit = async () => (await host.request(contract.checkFor30DayExpire, { as: "owner" })).answer.prohibit;
    expect(await prohibit()).toBe(0);
    await change({ plan_ends_at: new Date(START - 30 * DAY + 1), paid_plan_expiry_retry: 2 });
    expect(await prohibit()).toBe(0);
    await change({ plan_ends_at: new Date(START - 30 * DAY) });
    expect(await prohibit()).toBe(1);
    await change({ plan_ends_at: null, paid_plan_expiry_retry: 0, prohibit: 1 });
    expect(await prohibit()).toBe(1);
    await change({ prohibit: 0 });
  });
});
