import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const once = { count: 3, sessions: 2 };
const now = { rage: once, dead: once, errors: once, slow_pages: 1, measured_pages: 4, lcp: 2600 };
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "UTC" };

test("friction in money counts the chosen goal, in one call without a comparison", async () => {
  const estimate = { value: 5, low: -1, high: 11 };
  const row = { sessions: 50, conversion_rate: 0.1, expected_rate: 0.2, missing: estimate, revenue: null };
  const rows = [{ signal: "rage", ...row }];
  gateway.answers({
    getWidgets: [widget(12)],
    getFrictionCost: {
      rows,
      order_value: null,
      conversions: 9,
      currency: "",
      goal: { key: "bought", name: "Bought" },
      range,
    },
  });
  const { data } = await gateway.execute(
    `{ viewer { project(id: "12") { traffic {
      report(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, compare: PREVIOUS_PERIOD, goal: "bought") {
        frictionCost { rows { signal sessions conversionRate expectedRate missing { low high } revenue { value } } currency goal { name } }
      } } } } }`,
    {},
    { as: "viewer" },
  );
  expect(data).toEqual({
    viewer: {
      project: {
        traffic: {
          report: {
            frictionCost: {
              rows: [
                {
                  ...{ signal: "RAGE", sessions: 50, conversionRate: 0.1, expectedRate: 0.2, revenue: null },
                  missing: { low: -1, high: 11 },
                },
              ],
              ...{ currency: "", goal: { name: "Bought" } },
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getFrictionCost").map(({ body }) => body)).toEqual([
    { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", goal: "bought" },
  ]);
});

test("the friction of a range is one call, whatever is read of it, and whichever goal is chosen", async () => {
  gateway.answers({ getWidgets: [widget(12)], getFriction: { now, range, sampled: false } });
  const { data } = await gateway.execute(
    `{ viewer { project(id: "12") {
      traffic {
        report(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, compare: PREVIOUS_PERIOD, goal: "Bought") {
          friction { now { rage { count sessions } slowPages measuredPages lcp } previous { lcp } range { endDate } }
        }
      } } } }`,
    {},
    { as: "viewer" },
  );
  expect(data).toEqual({
    viewer: {
      project: {
        traffic: {
          report: {
            friction: {
              now: { rage: once, slowPages: 1, measuredPages: 4, lcp: 2600 },
              ...{ previous: null, range: { endDate: "2026-01-31" } },
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getFriction").map(({ body }) => body)).toEqual([
    { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", compare: "previous" },
  ]);
});
