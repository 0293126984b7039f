import { afterAll, beforeAll, expect, it } from "vitest";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { getTrafficBreakdown, type Dimension } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

it("distinguishes places of the same name by region and country, and counts unknown places as one", async () => {
  const widgetId = host.acme.blog.widgetId;
  const places = [
    ["GB", "England", "Birmingham"],
    ["US", "Alabama", "Birmingham"],
    ["US", "Michigan", "Birmingham"],
    ["GB", "England", "London"],
    ["CA", "Ontario", "London"],
    ["CA", "", "London"],
    ["DE", "", ""],
    ["FR", "", ""],
  ];
  // the first visitor was there the week before, and now the last two visitors of each name return
  await host.events.insert("event", [
    eventRow({
      widgetId,
      session: 900,
      visitor: 900,
      at: "2026-03-15T10:00:00Z",
      country: "US",
      region: "Alabama",
      city: "Birmingham",
    }),
    ...places.flatMap(([country, region, city], n) =>
      Array.from({ length: 9 - n }, (_, visitor) =>
        eventRow({
          widgetId,
          session: 1000 + n * 20 + visitor,
          at: "2026-03-16T10:00:00Z",
          path: "/",
          country,
          region,
          city,
        }),
      ),
    ),
  ]);
  const body = { widget_id: widgetId, startDate: "2026-03-16", endDate: "2026-03-16", compare: "previous" };
  const ask = async (dimension: Dimension, more: object = {}) =>
    (await host.request(getTrafficBreakdown, { as: "viewer", body: { ...body, dimension, ...more } })).answer;
  const is = (criteria: string, value = "") => [{ criteria, operator: value ? "==" : "nx", value }];
  const cities = await ask("city");
  expect(
    cities.rows.map(({ name, region, country, visitors, previous_visitors }) => [
      name,
      region,
      country,
      visitors,
      previous_visitors,
    ]),
  ).toEqual([
    ["Birmingham", "England", "GB", 9, 0],
    ["Birmingham", "Alabama", "US", 8, 1],
    ["Birmingham", "Michigan", "US", 7, 0],
    ["London", "England", "GB", 6, 0],
    ["", undefined, undefined, 5, 0],
    ["London", "Ontario", "CA", 5, 0],
    ["London", "", "CA", 4, 0],
  ]);
  expect([cities.total, cities.visitors]).toEqual([7, 44]);
  const regions = await ask("region");
  expect(regions.rows.map(({ name, region, country, visitors }) => [name, region, country, visitors])).toEqual([
    ["England", undefined, "GB", 15],
    ["", undefined, undefined, 9],
    ["Alabama", undefined, "US", 8],
    ["Michigan", undefined, "US", 7],
    ["Ontario", undefined, "CA", 5],
  ]);
  for (const [dimension, rows] of [
    ["city", cities.rows],
    ["region", regions.rows],
  ] as const) {
    for (const { name, region, country, visitors } of rows) {
      const within = [
        ...(country === undefined ? [] : [is("country", country)]),
        ...(region === undefined ? [] : [is("region", region)]),
      ];
      const custom_filter = [...within, is(dimension, name)];
      const one = await ask(dimension, { custom_filter });
      expect([one.total, one.visitors], `${country} ${region} ${name}`).toEqual([1, visitors]);
      const listed = await host.request(listVisitors, {
        as: "viewer",
        body: { ...body, compare: undefined, custom_filter },
      });
      expect(listed.answer.total).toBe(visitors);
    }
  }
});
