import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getVisitorMap } from "@sightline/schema/rest/traffic/map";
import { getTrafficBreakdown } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "../testing/visits.ts";

describe("the map of visitors", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const munich = { country: "DE", region: "BY", city: "Munich" };
    await host.events.insert("event", [
      ...visits(widgetId),
      // visitor 50 from nowhere that is known, 51 from Munich
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

  const body = (more: object = {}) => ({ widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...more });
  const ask = async (more: object = {}) =>
    (await host.request(getVisitorMap, { as: "viewer", body: body(more) })).answer;

  it("knows each country, the unknown ones included, against the compared range", async () => {
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
      // the other purchase of the set, of 10, has no currency: it is taken for the main one
      revenue: 50,
    });
    expect(rows.find(({ name }) => name === "US")?.previous).toMatchObject({ visitors: 1, sessions: 1 });
    expect(rows[0]?.previous).toMatchObject({ visitors: 0, bounce_rate: null });
    expect(totals).toMatchObject({ visitors: 5, sessions: 6, conversions: 2 });
    expect(currency).toBe("EUR");
  });

  it("says of a country what the breakdown of the traffic says", async () => {
    const asked = { as: "viewer" as const, body: body({ dimension: "country", goal: "purchase" }) };
    const split = (await host.request(getTrafficBreakdown, asked)).answer;
    const { rows } = await ask({ goal: "purchase" });
    expect(rows.map(({ name, values }) => [name, values.visitors, values.sessions, values.conversions])).toEqual(
      split.rows
        .map(({ name, visitors, sessions, conversions }) => [name, visitors, sessions, conversions] as const)
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
    );
  });

  it("leads into a country's regions and cities", async () => {
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

  it("is open to its own links only, and refuses what it does not know", async () => {
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
