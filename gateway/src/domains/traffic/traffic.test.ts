import type { MetricValues } from "@sightline/schema/rest/traffic/traffic";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const previous = { previousStartDate: "2025-12-01", previousEndDate: "2025-12-31" };
const values: MetricValues = {
  visitors: 10,
  sessions: 12,
  pageviews: 30,
  pages_per_session: 2.5,
  average_duration: 61.5,
  engaged_time: null,
  bounce_rate: 0.4,
  conversions: 0,
  conversion_rate: null,
};
const row = {
  name: "/",
  visitors: 1,
  sessions: 1,
  pageviews: 1,
  bounce_rate: 0,
  average_duration: null,
  scroll_depth: 0.5,
  conversions: 0,
  conversion_rate: null,
};
const note = {
  annotation_id: 4,
  widget_id: 12,
  date: "2026-01-05",
  end_date: null,
  color: "amber",
  visibility: "link",
  page: "/cart",
  text: "Release",
  author: "The owner",
  created_at: "2026-01-05T10:00:00.000Z",
};

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12), widget(13, { timezone: null })],
    getTrafficSummary: {
      totals: values,
      previous: values,
      sparkline: [values],
      range: { ...range, ...previous },
      sampled: false,
    },
    getTrafficSeries: { rows: [{ t: "2026-01-01", value: 3, previous: 2, partial: true }], range, sampled: false },
    getTrafficBreakdown: { rows: [{ ...row, previous_visitors: 7 }], total: 40, visitors: 99, range, sampled: false },
    getActiveHours: { grid: [[1]], weekdays: [1], hours: [1], total: 1, range },
    getAnnotations: { rows: [note] },
  });
  gateway.forget();
});

const ask = (fields: string, variables: Record<string, unknown> = {}, as: "user" | "share" = "user", id = "12") =>
  gateway.execute(
    `query ($range: RangeInput!, $compare: Comparison, $filters: FilterInput, $goal: String) { viewer { project(id: "${id}") {
       traffic {
         report(range: $range, compare: $compare, filters: $filters, goal: $goal) { ${fields} }
       } } } }`,
    { range: { startDate: "2026-01-01", endDate: "2026-01-31" }, ...variables },
    { as },
  );
const report = (data: unknown) =>
  (data as { viewer: { project: { traffic: { report: unknown } } } }).viewer.project.traffic.report;
const names = () =>
  gateway
    .calls()
    .map(({ name }) => name)
    .toSorted();
const bodyOf = (name: string) => gateway.calls(name)[0]?.body;

const MOMENTS = "startDate endDate timezone previousStartDate previousEndDate";

test("returns the totals, their comparison and their range", async () => {
  const { data, errors } = await ask(
    `summary { totals { visitors pagesPerSession averageDuration engagedTime bounceRate } previous { sessions }
       sparkline { pageviews } range { ${MOMENTS} } }`,
    { compare: "PREVIOUS_PERIOD", goal: "Bought", filters: { preset: "mobile" } },
  );
  expect(errors).toBeUndefined();
  expect(report(data)).toEqual({
    summary: {
      totals: { visitors: 10, pagesPerSession: 2.5, averageDuration: 61.5, engagedTime: null, bounceRate: 0.4 },
      previous: { sessions: 12 },
      sparkline: [{ pageviews: 30 }],
      range: { ...range, ...previous },
    },
  });
  expect(bodyOf("getTrafficSummary")).toEqual({
    widget_id: 12,
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    compare: "previous",
    filter_by: "mobile",
    goal: "Bought",
  });
  expect(gateway.calls("getTrafficSummary")[0]?.headers["widgetid"]).toBe("12");
});

test("returns a series in the default interval of the range, or in the requested one", async () => {
  const points = { rows: [{ t: "2026-01-01", value: 3, previous: 2, partial: true }], range, sampled: false };
  gateway.answers({ getTrafficReport: { series: [points, points], breakdowns: [], hours: [] } });
  const { data } =
    await ask(`a: series(metric: AVERAGE_DURATION) { metric interval points { at value previous isPartial } }
    b: series(metric: VISITORS, interval: WEEK) { interval }`);
  expect(report(data)).toEqual({
    a: {
      metric: "AVERAGE_DURATION",
      interval: "DAY",
      points: [{ at: "2026-01-01", value: 3, previous: 2, isPartial: true }],
    },
    b: { interval: "WEEK" },
  });
  expect(bodyOf("getTrafficReport")).toMatchObject({
    series: [
      { metric: "average_duration", interval: "day" },
      { metric: "visitors", interval: "week" },
    ],
  });
});

test("returns the range split by a dimension", async () => {
  const { data } = await ask(`breakdown(dimension: UTM_SOURCE, limit: 5, offset: 10) { dimension totalCount visitors
    rows { name bounceRate scrollDepth previousVisitors } }`);
  expect(report(data)).toEqual({
    breakdown: {
      dimension: "UTM_SOURCE",
      totalCount: 40,
      visitors: 99,
      rows: [{ name: "/", bounceRate: 0, scrollDepth: 0.5, previousVisitors: 7 }],
    },
  });
  expect(bodyOf("getTrafficBreakdown")).toMatchObject({ dimension: "utm_source", limit: 5, offset: 10 });
});

test("returns active hours and notes", async () => {
  const { data } = await ask(
    "activeHours(metric: SESSIONS) { grid weekdays hours total timezone } annotations { id date text author }",
  );
  expect(report(data)).toEqual({
    activeHours: { grid: [[1]], weekdays: [1], hours: [1], total: 1, timezone: "Europe/Berlin" },
    annotations: [
      { id: globalId("Annotation:12:4:2026-01-05"), date: "2026-01-05", text: "Release", author: "The owner" },
    ],
  });
  expect(bodyOf("getActiveHours")).toMatchObject({ metric: "sessions", clock: "project" });
  expect(bodyOf("getAnnotations")).toEqual({ widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31" });
});

test("makes one call per selected panel, and none when no panel is selected", async () => {
  await ask("__typename");
  expect(names()).toEqual(["getWidgets"]);
  gateway.forget();
  await ask("summary { totals { visitors } } again: summary { range { timezone } } annotations { text }");
  expect(names()).toEqual(["getAnnotations", "getTrafficSummary", "getWidgets"]);
});

describe("preset range", () => {
  test("is resolved in the project's time zone", async () => {
    // 00:30 on the 2nd in Berlin
    gateway.clock.now = Date.parse("2026-02-01T23:30:00Z");
    await ask("summary { totals { visitors } }", { range: { preset: "TODAY" } });
    expect(bodyOf("getTrafficSummary")).toMatchObject({ startDate: "2026-02-02", endDate: "2026-02-02" });
  });

  test("is resolved in the viewer's time zone when the project has none", async () => {
    gateway.clock.now = Date.parse("2026-02-01T23:30:00Z");
    const document = `{ viewer { project(id: "13") { traffic { report(range: { preset: TODAY }) { summary { totals { visitors } } } } } } }`;
    for (const [tz, day] of [
      ["0", "2026-02-01"],
      ["1", "2026-02-02"],
    ] as const) {
      gateway.forget();
      await gateway.execute(document, {}, { as: "user", headers: { tz } });
      expect(bodyOf("getTrafficSummary")).toMatchObject({ startDate: day });
    }
  });
});

test.each([
  [{ range: {} }, "range.startDate"],
  [{ range: { startDate: "2026-02-01", endDate: "2026-01-01" } }, "range.startDate"],
  [{ filters: { preset: "nobody" } }, "filters.preset"],
  [{ filters: { conditions: [[{ criteria: "PAGE", operator: "IS" }]] } }, "filters.conditions[0][0].value"],
  [{ goal: "x".repeat(201) }, "goal"],
])("refuses %j and reports %s, without a report", async (variables, field) => {
  const { errors } = await ask("summary { totals { visitors } }", variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
  expect(gateway.calls("getTrafficSummary")).toEqual([]);
});

test.each([
  ["breakdown(dimension: PAGE, limit: 0) { totalCount }", "limit"],
  ["breakdown(dimension: PAGE, offset: -1) { totalCount }", "offset"],
  ["activeHours(metric: BOUNCE_RATE) { total }", "metric"],
])("refuses %s and reports %s", async (fields, field) => {
  expect((await ask(fields)).errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
});

test("limits a share link to its own range", async () => {
  expect(report((await ask("summary { totals { visitors } }", {}, "share")).data)).toEqual({
    summary: { totals: { visitors: 10 } },
  });
  gateway.forget();
  const beyond = await ask(
    "summary { totals { visitors } }",
    { range: { startDate: "2025-12-31", endDate: "2026-01-31" } },
    "share",
  );
  expect(beyond.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(gateway.calls("getTrafficSummary")).toEqual([]);
});

test("returns the months of the data and the values of a filter criterion", async () => {
  gateway.answers({
    getMonthlyReport: { rows: [{ month: "2026-01", visitors: 1, sessions: 2, pageviews: 3 }] },
    getFilterValues: { rows: [{ value: "google", visitors: 5 }] },
  });
  const document = `{ viewer { project(id: "12") { traffic { months { month visitors sessions pageviews } }
    segments {
      filterValues(criteria: REF_HOST, contains: "goo") { value visitors }
    } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "user" });
  expect(data).toEqual({
    viewer: {
      project: {
        traffic: { months: [{ month: "2026-01", visitors: 1, sessions: 2, pageviews: 3 }] },
        segments: { filterValues: [{ value: "google", visitors: 5 }] },
      },
    },
  });
  expect(bodyOf("getFilterValues")).toEqual({ widget_id: 12, criteria: "ref_host", q: "goo" });
});
