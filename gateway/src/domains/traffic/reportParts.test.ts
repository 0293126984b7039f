import type { MetricValues } from "@sightline/schema/rest/traffic/traffic";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const values: MetricValues = {
  ...{ visitors: 10, sessions: 12, pageviews: 30, pages_per_session: 2.5, average_duration: 61.5, engaged_time: null },
  ...{ bounce_rate: 0.4, conversions: 0, conversion_rate: null },
};
const summaryOf = (visitors: number) => ({
  ...{ totals: { ...values, visitors }, sparkline: [], range, sampled: false },
});

beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)], getTrafficSummary: summaryOf(10) });
  gateway.forget();
});

const reportOf = (data: unknown) =>
  (data as { viewer: { project: { traffic: { report: unknown } } } }).viewer.project.traffic.report;
const ask = async (fields: string) => {
  const document = `{ viewer { project(id: "12") { traffic {
    report(range: { startDate: "2026-01-01", endDate: "2026-01-31" }) { ${fields} } } } } }`;
  const { data, errors } = await gateway.execute(document, {}, { as: "user" });
  return { errors, report: reportOf(data) };
};
const reportCalls = () =>
  gateway
    .calls()
    .map(({ name }) => name)
    .filter((name) => /^get(Traffic|ActiveHours)/.test(name));

test("requests the panels of a report with one call, each part once", async () => {
  const summary = summaryOf(11);
  const split = (visitors: number) => ({ rows: [], total: 0, visitors, range, sampled: false });
  gateway.answers({
    getTrafficReport: {
      summary,
      series: [{ rows: [], range, sampled: false }],
      breakdowns: [split(1), split(2)],
      hours: [{ grid: [], weekdays: [], hours: [], total: 5, range }],
    },
  });
  const { report, errors } = await ask(`summary { totals { visitors } } again: summary { totals { visitors } }
    devices: breakdown(dimension: DEVICE) { visitors } countries: breakdown(dimension: COUNTRY, limit: 3) { visitors }
    same: breakdown(dimension: DEVICE) { visitors } series(metric: VISITORS) { interval } activeHours { total }`);
  expect(errors).toBeUndefined();
  const totals = { totals: { visitors: 11 } };
  expect(report).toEqual({
    ...{ summary: totals, again: totals, series: { interval: "DAY" }, activeHours: { total: 5 } },
    ...{ devices: { visitors: 1 }, countries: { visitors: 2 }, same: { visitors: 1 } },
  });
  expect(reportCalls()).toEqual(["getTrafficReport"]);
  expect(gateway.calls("getTrafficReport")[0]?.body).toMatchObject({
    summary: true,
    series: [{ metric: "visitors", interval: "day" }],
    breakdowns: [
      { dimension: "device", limit: 10, offset: 0 },
      { dimension: "country", limit: 3, offset: 0 },
    ],
    hours: [{ metric: "visitors", clock: "project" }],
  });
});

test("returns all other panels when one fails", async () => {
  const refused = new Raw(409, { err: "no" });
  gateway.answers({ getTrafficSeries: refused, getTrafficReport: refused });
  const { report, errors } = await ask("summary { totals { visitors } } series(metric: VISITORS) { interval }");
  expect(report).toEqual({ summary: { totals: { visitors: 10 } }, series: null });
  expect(errors?.map(({ path }) => path?.at(-1))).toEqual(["series"]);
});
