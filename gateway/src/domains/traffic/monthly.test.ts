import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  const previous = { visitors: 1, sessions: 2, pageviews: 3 };
  gateway.answers({
    getWidgets: [widget(12)],
    getMonthlyChart: {
      rows: [{ month: "2026-01", visitors: 4, sessions: 5, pageviews: 6, previous, partial: true }],
      timezone: "Europe/Berlin",
    },
  });
  gateway.forget();
});

const ask = (args: string, as: "viewer" | "share" = "viewer") =>
  gateway.execute(
    `{ viewer { project(id: "12") { traffic { monthlyChart${args} { timezone months { month counts { visitors sessions pageviews }
       previous { visitors } isPartial } } } } } }`,
    {},
    { as },
  );

test("months with the year before", async () => {
  const { data } = await ask('(months: 18, filters: { preset: "mobile" })');
  expect(data).toEqual({
    viewer: {
      project: {
        traffic: {
          monthlyChart: {
            timezone: "Europe/Berlin",
            months: [
              {
                month: "2026-01",
                counts: { visitors: 4, sessions: 5, pageviews: 6 },
                previous: { visitors: 1 },
                isPartial: true,
              },
            ],
          },
        },
      },
    },
  });
  expect(gateway.calls("getMonthlyChart")[0]?.body).toEqual({ widget_id: 12, months: 18, filter_by: "mobile" });
});

test("refuses too few or too many months, and share links", async () => {
  for (const args of ["(months: 11)", "(months: 25)"]) {
    expect((await ask(args)).errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "months" });
  }
  expect((await ask("", "share")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(gateway.calls("getMonthlyChart")).toEqual([]);
});
