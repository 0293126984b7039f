import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
let onPro: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  onPro = await testGateway();
});
afterAll(() => Promise.all([gateway.close(), onPro.close()]));

const values = {
  ...{ visitors: 3, sessions: 4, pageviews: 5, conversions: 1, conversion_rate: 0.25 },
  ...{ pages_per_session: 1.25, average_duration: 10, engaged_time: 5, bounce_rate: 0.5 },
};

beforeEach(() => {
  gateway.answers({
    getUser: { ...userOf("owner"), paid_plan: 101 },
    getWidgets: [widget(12), widget(13)],
    getOverview: {
      rows: [
        { widget_id: 12, totals: values, previous: values, sparkline: [1, 2] },
        { widget_id: 13, totals: values, sparkline: [] },
      ],
    },
  });
  gateway.forget();
});

const ask = (of: TestGateway, as: "owner" | "share" = "owner") =>
  of.execute(
    `{ viewer { overview(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, compare: PREVIOUS_YEAR, goal: "Bought") {
      startDate rows { project { widgetId name } totals { visitors bounceRate } previous { sessions } sparkline } } } }`,
    {},
    { as },
  );

test("returns one row per project with one call for all projects", async () => {
  const { data, errors } = await ask(gateway);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      overview: {
        startDate: "2026-01-01",
        rows: [
          { project: { widgetId: 12 }, totals: { visitors: 3, bounceRate: 0.5 }, previous: { sessions: 4 } },
          { project: { widgetId: 13 }, previous: null, sparkline: [] },
        ],
      },
    },
  });
  expect(gateway.calls("getOverview").map(({ body }) => body)).toEqual([
    { startDate: "2026-01-01", endDate: "2026-01-31", compare: "year", goal: "Bought" },
  ]);
});

test("returns the overview only for plans that include it, and never for a share link", async () => {
  expect((await ask(onPro)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await ask(gateway, "share")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect(onPro.calls("getOverview")).toEqual([]);
});
