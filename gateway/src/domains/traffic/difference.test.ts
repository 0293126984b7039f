import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const range = { startDate: "2026-01-08", endDate: "2026-01-14", timezone: "UTC" };
const query = `{ viewer { project(id: "12") { traffic {
  report(range: {startDate: "2026-01-08", endDate: "2026-01-14"}, goal: "Bought") {
    difference {
      now before p until
      segments { property name before now share p }
      moments { startDay endDay entries { kind text description } before after share p }
      range { endDate }
    }
  }
} } } }`;
const differenceOf = (data: unknown) =>
  (data as { viewer: { project: { traffic: { report: { difference: unknown } } } } }).viewer.project.traffic.report
    .difference;

test("the difference of a range is one call, whichever goal is chosen", async () => {
  const segment = { name: "new", before: 20, now: 40, share: 0.5, p: 0.01 };
  const day = { before: 2, after: 4, share: null, p: null };
  gateway.answers({
    getWidgets: [widget(12)],
    getTrafficDifference: {
      difference: {
        ...{ now: 80, before: 40, p: 0.001, dispersion: 1.5, until: null },
        segments: [{ property: "visitor_type", ...segment }],
        moments: [
          {
            ...{ start_day: "2026-01-09", end_day: "2026-01-10", ...day },
            entries: [{ kind: "note", text: "Sale", description: "/shop" }],
          },
        ],
      },
      range,
    },
  });
  const { data } = await gateway.execute(query, {}, { as: "viewer" });
  expect(differenceOf(data)).toEqual({
    ...{ now: 80, before: 40, p: 0.001, until: null },
    segments: [{ property: "VISITOR_TYPE", ...segment }],
    moments: [
      {
        ...{ startDay: "2026-01-09", endDay: "2026-01-10", ...day },
        entries: [{ kind: "NOTE", text: "Sale", description: "/shop" }],
      },
    ],
    range: { endDate: "2026-01-14" },
  });
  expect(gateway.calls("getTrafficDifference").map(({ body }) => body)).toEqual([
    { widget_id: 12, startDate: "2026-01-08", endDate: "2026-01-14" },
  ]);
});

test("the difference is null where the host compares nothing", async () => {
  gateway.answers({ getWidgets: [widget(12)], getTrafficDifference: { difference: null, range } });
  const { data, errors } = await gateway.execute(query, {}, { as: "viewer" });
  expect(errors).toBeUndefined();
  expect(differenceOf(data)).toBeNull();
});
