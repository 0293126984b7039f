import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPlaceSource, getVisitorMap } from "@sightline/schema/rest/places/places";
import { getTrafficBreakdown } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "#host/domains/traffic/testing/visits.ts";

describe("visitor map", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const munich = { country: "DE", region: "BY", city: "Munich" };
    await host.events.insert("event", [
      ...visits(widgetId),
      // visitor 50 from an unknown place, 51 from Munich
      eventRow({ widgetId, session: 50, at: "2026-03-16T08:00:00Z", path: "/" }),
      eventRow({ widgetId, session: 51, at: "2026-03-17T08:00:00Z", path: "/", ...munich }),
      eventRow({
        widgetId,
        session: 51,
        at: "2026-03-17T08:01:00Z",
        type: "event",
        name: "purchase",
        value: 40,
        currency: "EUR",
        ...munich,
      }),
    ]);
  });
  afterAll(() => host.close());

  const springfields = [
    ["Illinois", "Springfield", 3],
    ["Missouri", "Springfield", 2],
    ["Illinois", "Chicago", 1],
    ["", "", 1],
  ] as const;
  const march = (day: number) => ({ startDate: `2026-03-${day}`, endDate: `2026-03-${day}` });

  const body = (more: object = {}) => ({ widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...more });
  const ask = async (more: object = {}) =>
    (await host.request(getVisitorMap, { as: "viewer", body: body(more) })).answer;

  it("returns each country, unknown ones included, with the compared range", async () => {
    const { rows, totals, currency } = await ask({ compare: "previous" });
    expect(
      rows.map(({ name, values: { visitors, sessions, conversions } }) => [name, visitors, sessions, conversions]),
    ).toEqual([
      ["DE", 2, 3, 2],
      ["", 1, 1, 0],
      ["FR", 1, 1, 0],
      ["US", 1, 1, 0],
    ]);
    expect(rows[0]?.values).toEqual({
      visitors: 2,
      sessions: 3,
      bounce_rate: 0,
      conversions: 2,
      conversion_rate: 2 / 3,
      // the other purchase of the data set, of 10, has no currency: it counts as the main one
      revenue: 50,
    });
    expect(rows.find(({ name }) => name === "US")?.previous).toMatchObject({ visitors: 1, sessions: 1 });
    expect(rows[0]?.previous).toMatchObject({ visitors: 0, bounce_rate: null });
    expect(totals).toMatchObject({ visitors: 5, sessions: 6, conversions: 2 });
    expect(currency).toBe("EUR");
  });

  it("agrees with the country breakdown of the traffic", async () => {
    const requested = { as: "viewer" as const, body: body({ dimension: "country", goal: "purchase" }) };
    const split = (await host.request(getTrafficBreakdown, requested)).answer;
    const { rows } = await ask({ goal: "purchase" });
    expect(rows.map(({ name, values }) => [name, values.visitors, values.sessions, values.conversions])).toEqual(
      split.rows
        .map(({ name, visitors, sessions, conversions }) => [name, visitors, sessions, conversions] as const)
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
    );
  });

  it("drills down into a country's regions and cities", async () => {
    const places = async (level: string) =>
      (await ask({ level, country: "DE" })).rows.map(({ name, values }) => [name, values.visitors]);
    expect(await places("region")).toEqual([
      ["", 1],
      ["BY", 1],
    ]);
    expect(await places("city")).toEqual([
      ["", 1],
      ["Munich", 1],
    ]);
    expect((await ask({ level: "city", country: "DE" })).totals.visitors).toBe(2);
  });

  it("distinguishes cities of the same name by region, and drills down into a region", async () => {
    const { widgetId } = host.acme.shop;
    const visitors = springfields.flatMap(([region, city, count]) =>
      Array.from({ length: count }, () => ({ country: "US", region, city })),
    );
    await host.events.insert("event", [
      ...visitors.map((place, n) =>
        eventRow({ widgetId, session: 60 + n, at: "2026-03-10T08:00:00Z", path: "/", ...place }),
      ),
      eventRow({ widgetId, session: 70, at: "2026-03-09T08:00:00Z", path: "/", ...visitors[3] }),
    ]);
    const cities = (await ask({ ...march(10), compare: "previous", level: "city", country: "US" })).rows.map(
      ({ name, region, values, previous }) => [region, name, values.visitors, previous?.visitors],
    );
    expect(cities).toEqual([
      ["Illinois", "Springfield", 3, 0],
      ["Missouri", "Springfield", 2, 1],
      ["", "", 1, 0],
      ["Illinois", "Chicago", 1, 0],
    ]);
    const of = async (more: object) => {
      const { rows, totals } = await ask({ ...march(10), country: "US", ...more });
      return [rows.map(({ name, values }) => [name, values.visitors]), totals.visitors];
    };
    const illinois = [
      ["Springfield", 3],
      ["Chicago", 1],
    ];
    expect(await of({ level: "city", region: "Illinois" })).toEqual([illinois, 4]);
    expect(await of({ level: "city", region: "" })).toEqual([[["", 1]], 1]);
    expect(await of({ level: "region" })).toEqual([
      [
        ["Illinois", 4],
        ["Missouri", 2],
        ["", 1],
      ],
      7,
    ]);
    // the same visits with the filter that a row sets, and with the breakdown of the drill-down
    const is = (criteria: string, value: string) => [{ criteria, operator: "==", value }];
    const custom_filter = [is("country", "US"), is("region", "Illinois"), is("city", "Springfield")];
    expect((await ask({ ...march(10), custom_filter })).totals.visitors).toBe(3);
    const requested = { ...body(march(10)), dimension: "city", custom_filter: custom_filter.slice(0, 2) };
    const split = (await host.request(getTrafficBreakdown, { as: "viewer", body: requested })).answer;
    expect(split.rows.map(({ name, visitors }) => [name, visitors])).toEqual(illinois);
  });

  it("returns the data source of cities, also to share links that show cities", async () => {
    const { hasCities, credits } = host.services.places;
    const expected = { has_cities: hasCities, credits: [...credits] };
    expect((await host.request(getPlaceSource, { as: "viewer" })).answer).toEqual(expected);
    for (const [modules, status] of [
      ["map", 200],
      ["dashboard", 200],
      ["retention", 403],
    ] as const) {
      const jwt = await shareJwt(host, { modules, ...TWO_DAYS, free_range: true });
      expect((await host.request(getPlaceSource, { as: { jwt } })).status).toBe(status);
    }
    expect((await host.request(getPlaceSource, {})).status).toBe(401);
  });

  it("is available only to its own share links, and refuses unknown arguments", async () => {
    const jwt = await shareJwt(host, { modules: "map", ...TWO_DAYS, free_range: false });
    expect((await host.request(getVisitorMap, { as: { jwt }, body: body() })).answer.totals.visitors).toBe(5);
    const wider = body({ startDate: "2026-03-01" });
    expect((await host.request(getVisitorMap, { as: { jwt }, body: wider })).failure.code).toBe("ROLE");
    const other = { jwt: await shareJwt(host, { modules: "retention", ...TWO_DAYS, free_range: true }) };
    expect((await host.request(getVisitorMap, { as: other, body: body() })).failure.code).toBe("ROLE");
    const failure = async (more: object, as: "viewer" | "stranger" = "viewer") =>
      (await host.request(getVisitorMap, { as, body: body(more) })).failure;
    expect(await failure({ country: "Germany" })).toMatchObject({ code: "INVALID", field: "country" });
    expect(await failure({ level: "street" })).toMatchObject({ field: "level" });
    expect(await failure({}, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
