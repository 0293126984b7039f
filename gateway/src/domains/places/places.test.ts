import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const values = { visitors: 3, sessions: 4, bounce_rate: 0.5, conversions: 1, conversion_rate: 0.25, revenue: 9.5 };

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getVisitorMap: {
      rows: [
        { name: "DE", values, previous: { ...values, visitors: 2, bounce_rate: null } },
        { name: "", region: "Bavaria", values },
      ],
      totals: values,
      currency: "EUR",
      range: { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" },
    },
  });
  gateway.forget();
});

const ask = (fields: string, as: "viewer" | "share" = "viewer") =>
  gateway.execute(
    `{ viewer { project(id: "12") { places { map(range: { startDate: "2026-01-01", endDate: "2026-01-31" }, compare: PREVIOUS_PERIOD,
       goal: "Bought") { ${fields} } } } } }`,
    {},
    { as },
  );

test("returns countries with their comparison, and the places of one country", async () => {
  const { data, errors } =
    await ask(`countries { currency totals { sessions } rows { name values { visitors bounceRate conversionRate revenue }
    previous { visitors bounceRate } } } places(level: CITY, country: "DE") { rows { name region } } inRegion: places(level: CITY, country: "DE", region: "") { rows { name } }`);
  expect(errors).toBeUndefined();
  const shown = { visitors: 3, bounceRate: 0.5, conversionRate: 0.25, revenue: 9.5 };
  expect(data).toEqual({
    viewer: {
      project: {
        places: {
          map: {
            countries: {
              currency: "EUR",
              totals: { sessions: 4 },
              rows: [
                { name: "DE", values: shown, previous: { visitors: 2, bounceRate: null } },
                { name: "", values: shown, previous: null },
              ],
            },
            places: {
              rows: [
                { name: "DE", region: null },
                { name: "", region: "Bavaria" },
              ],
            },
            inRegion: { rows: [{ name: "DE" }, { name: "" }] },
          },
        },
      },
    },
  });
  const bodies = gateway.calls("getVisitorMap").map(({ body }) => body);
  const question = {
    widget_id: 12,
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    compare: "previous",
    goal: "Bought",
  };
  expect(bodies).toContainEqual(expect.objectContaining({ ...question, level: "country" }));
  expect(bodies).toContainEqual(expect.objectContaining({ ...question, level: "city", country: "DE" }));
  expect(bodies).toContainEqual(expect.objectContaining({ level: "city", country: "DE", region: "" }));
});

test("returns the data source of places with its credits", async () => {
  const credits = [{ text: "IP Geolocation by DB-IP", url: "https://db-ip.com" }];
  gateway.answers({ getWidgets: [widget(12)], getPlaceSource: { has_cities: true, credits } });
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { places { source { hasCities credits { text url } } } } } }`,
    {},
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ viewer: { project: { places: { source: { hasCities: true, credits } } } } });
});

test("refuses an unknown country and the share link of another module", async () => {
  const { errors } = await ask('places(level: REGION, country: "Germany") { currency }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "country" });
  const shared = await ask("countries { currency }", "share");
  expect(shared.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(gateway.calls("getVisitorMap")).toEqual([]);
});
