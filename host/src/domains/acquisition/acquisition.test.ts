import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/acquisition/acquisition";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-09", endDate: "2026-03-15" };

const ads = {
  channel: "Paid Search",
  // as stored by earlier versions, with the rule's position at that time
  channel_rule: "04 paid search",
  utm_source: "google",
  utm_medium: "cpc",
  utm_campaign: "spring",
  click_id: "gclid=abc",
  entry_path: "/shoes",
};
const mail = { channel: "Email", channel_rule: "02 email", utm_source: "news", utm_medium: "email", entry_path: "/" };
const search = {
  channel: "Organic Search",
  channel_rule: "organic search",
  ref_host: "google.com",
  source_name: "Google",
  entry_path: "/",
};
const direct = { channel: "Direct", channel_rule: "14 direct", entry_path: "/" };

function happenings(widgetId: number) {
  const visit = (session: number, visitor: number, at: string, from: object, events: object[] = []) => {
    const start = new Date(at).toISOString();
    const later = new Date(Date.parse(at) + 60_000).toISOString();
    const row = (more: object) =>
      eventRow({ widgetId, session, visitor, at, session_start: start, path: "/", ...from, ...more });
    return [row({}), ...events.map((event) => row({ at: later, ...event }))];
  };
  const buys = (value: number, currency = "EUR") => ({ type: "event", name: "purchase", value, currency });
  return [
    // visitor 1: an ad before the range, then the newsletter, then a direct visit with a purchase of 100 EUR
    ...visit(1, 1, "2026-03-01T10:00:00Z", ads),
    ...visit(2, 1, "2026-03-09T10:00:00Z", mail),
    ...visit(3, 1, "2026-03-10T10:00:00Z", direct, [buys(100)]),
    // visitor 2: an ad with an immediate purchase of 50 EUR; returns later without any credit
    ...visit(4, 2, "2026-03-11T10:00:00Z", ads, [buys(50)]),
    ...visit(5, 2, "2026-03-12T10:00:00Z", direct),
    // visitor 3: search, no purchase, a bounce
    ...visit(6, 3, "2026-03-12T10:00:00Z", search),
    // visitor 4: pays in dollars; a value alone is not a purchase
    ...visit(7, 4, "2026-03-13T10:00:00Z", search, [buys(9, "USD"), { type: "event", name: "add_to_cart", value: 7 }]),
    // the week before, for the comparison
    ...visit(8, 5, "2026-03-05T10:00:00Z", search),
    // bots are never counted
    ...visit(90, 90, "2026-03-10T10:00:00Z", { ...ads, is_bot: 1 }, [buys(1000)]),
  ];
}

describe("acquisition report", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", happenings(host.acme.shop.widgetId));
  });
  afterAll(() => host.close());

  const body = (more: object = {}) => ({ widget_id: host.acme.shop.widgetId, ...RANGE, ...more });
  const ask = async (more: object = {}) =>
    (await host.request(contract.getAcquisition, { as: "viewer", body: body(more) })).answer;
  const credits = async (more: object) =>
    Object.fromEntries((await ask(more)).rows.map(({ name, conversions, revenue }) => [name, [conversions, revenue]]));

  it("splits sessions by channel and credits the session that converted", async () => {
    const { rows, total, totals, currency } = await ask({ compare: "previous" });
    expect(currency).toBe("EUR");
    expect(total).toBe(4);
    expect(rows.map(({ revenue_per_visitor: _mean, ...row }) => row)).toEqual([
      {
        name: "Direct",
        visitors: 2,
        sessions: 2,
        bounce_rate: 0.5,
        conversions: 1,
        conversion_rate: 0.5,
        revenue: 100,
        previous_visitors: 0,
      },
      {
        name: "Organic Search",
        visitors: 2,
        sessions: 2,
        bounce_rate: 0.5,
        conversions: 1,
        conversion_rate: 0.5,
        // dollars don't count as euros
        revenue: 0,
        previous_visitors: 1,
      },
      {
        name: "Paid Search",
        visitors: 1,
        sessions: 1,
        bounce_rate: 0,
        conversions: 1,
        conversion_rate: 1,
        revenue: 50,
        // the ad was even earlier
        previous_visitors: 0,
      },
      {
        name: "Email",
        visitors: 1,
        sessions: 1,
        bounce_rate: 1,
        conversions: 0,
        conversion_rate: 0,
        revenue: 0,
        previous_visitors: 0,
      },
    ]);
    expect(totals).toMatchObject({ visitors: 4, sessions: 6, conversions: 3, revenue: 150, previous_visitors: 1 });
    // three conversions are too few for an interval
    expect(totals.revenue_per_visitor).toEqual({ value: 37.5, low: null, high: null });
  });

  it("agrees with the summary of the same range", async () => {
    const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body: body({ goal: "purchase" }) }))
      .answer;
    const { visitors, sessions, bounce_rate, conversions, conversion_rate } = (await ask({ goal: "purchase" })).totals;
    expect({ visitors, sessions, bounce_rate, conversions, conversion_rate }).toEqual({
      visitors: totals.visitors,
      sessions: totals.sessions,
      bounce_rate: totals.bounce_rate,
      conversions: totals.conversions,
      conversion_rate: totals.conversion_rate,
    });
  });

  it("credits the first session, or all of them in equal parts", async () => {
    expect(await credits({ model: "first" })).toEqual({
      Direct: [0, 0],
      Email: [0, 0],
      "Organic Search": [1, 0],
      // visitor 1's ad of the previous week, and visitor 2's
      "Paid Search": [2, 150],
    });
    const linear = await credits({ model: "linear" });
    expect(linear["Direct"]?.[0]).toBeCloseTo(1 / 3);
    expect(linear["Direct"]?.[1]).toBeCloseTo(100 / 3);
    expect(linear["Email"]?.[1]).toBeCloseTo(100 / 3);
    expect(linear["Paid Search"]?.[0]).toBeCloseTo(4 / 3);
    expect(linear["Organic Search"]).toEqual([1, 0]);
    for (const model of ["first", "linear"]) {
      const { totals } = await ask({ model });
      expect(totals.conversions).toBeCloseTo(3);
      expect(totals.revenue).toBeCloseTo(150);
    }
  });

  it("counts the chosen event as the conversion", async () => {
    expect((await ask({ goal: "add_to_cart" })).totals.conversions).toBe(1);
    expect((await ask({ goal: "nothing" })).totals).toMatchObject({ conversions: 0, revenue: 0 });
  });

  it("drills down from channel to source, landing page and campaign", async () => {
    const names = async (more: object) => (await ask(more)).rows.map(({ name, sessions }) => [name, sessions]);
    expect(await names({ level: "source", within: { channel: "Organic Search" } })).toEqual([["Google", 2]]);
    expect(await names({ level: "source", within: { channel: "Direct" } })).toEqual([["", 2]]);
    const google = { channel: "Paid Search", source: "google" };
    expect(await names({ level: "landing", within: google })).toEqual([["/shoes", 1]]);
    expect(await names({ level: "campaign", within: { ...google, landing: "/shoes" } })).toEqual([["spring", 1]]);
    expect(await credits({ level: "campaign", within: google, model: "first" })).toEqual({ spring: [2, 150] });
    expect((await ask({ filter_by: "paid" })).totals.sessions).toBe(1);
  });

  it("returns a time series", async () => {
    const call = { as: "viewer" as const, body: body({ interval: "day" }) };
    const { times, series, rest, partial } = (await host.request(contract.getAcquisitionSeries, call)).answer;
    expect(times).toHaveLength(7);
    expect(series).toEqual([
      { name: "Direct", values: [0, 1, 0, 1, 0, 0, 0] },
      { name: "Organic Search", values: [0, 0, 0, 1, 1, 0, 0] },
      { name: "Email", values: [1, 0, 0, 0, 0, 0, 0] },
      { name: "Paid Search", values: [0, 0, 1, 0, 0, 0, 0] },
    ]);
    expect(rest).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(partial).toBe(false);
  });

  it("reports which channel rule applied, for all sessions and for each", async () => {
    const { rules, click_ids } = (await host.request(contract.getChannelRules, { as: "viewer", body: body() })).answer;
    expect(rules).toHaveLength(17);
    expect(rules.filter(({ sessions }) => sessions > 0).map(({ id, sessions }) => [id, sessions])).toEqual([
      ["04 email", 1],
      ["07 paid search", 1],
      ["13 organic search", 2],
      ["17 direct", 2],
    ]);
    expect(click_ids).toEqual([{ name: "gclid", sessions: 1 }]);

    const visits = async (more: object) =>
      (await host.request(contract.getAcquisitionVisits, { as: "viewer", body: body(more) })).answer;
    const { rows, total } = await visits({ rule: "07 paid search" });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      session_id: sessionId(4),
      started: "2026-03-11T10:00:00.000Z",
      channel: "Paid Search",
      rule: "07 paid search",
      facts: [
        { name: "utm_medium", value: "cpc" },
        { name: "utm_source", value: "google" },
        { name: "utm_campaign", value: "spring" },
        { name: "click id", value: "gclid" },
      ],
      landing: "/shoes",
      pageviews: 1,
      converted: true,
    });
    expect((await visits({ within: { channel: "Direct" } })).rows.map(({ converted }) => converted)).toEqual([
      false,
      true,
    ]);
  });

  it("limits a share link to its own range, without earlier sessions or single sessions", async () => {
    const jwt = await shareJwt(host, { modules: "acquisition", ...RANGE, free_range: false });
    const as = { jwt };
    const { rows } = (await host.request(contract.getAcquisition, { as, body: body({ model: "first" }) })).answer;
    // the ad was before the range
    expect(rows.find(({ name }) => name === "Email")?.conversions).toBe(1);
    expect((await host.request(contract.getAcquisitionVisits, { as, body: body() })).failure.code).toMatch(/AUTH|ROLE/);
    expect((await host.request(getTrafficSummary, { as, body: body() })).failure.code).toBe("ROLE");
    const other = { jwt: await shareJwt(host, { modules: "map", ...RANGE, free_range: true }) };
    for (const call of [contract.getAcquisition, contract.getChannelRules]) {
      expect((await host.request(call, { as: other, body: body() })).failure.code).toBe("ROLE");
    }
  });

  it("refuses unknown arguments", async () => {
    const failure = async (more: object, as: "viewer" | "stranger" = "viewer") =>
      (await host.request(contract.getAcquisition, { as, body: body(more) })).failure;
    expect(await failure({ model: "middle" })).toMatchObject({ code: "INVALID", field: "model" });
    expect(await failure({ level: "colour" })).toMatchObject({ field: "level" });
    expect(await failure({ limit: 0 })).toMatchObject({ field: "limit" });
    expect(await failure({}, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
