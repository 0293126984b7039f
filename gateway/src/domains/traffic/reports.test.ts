import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const counts = { visitors: 3, sessions: 4, pageviews: 5, conversions: 1 };
const usual = { mean: 2.5, low: 0.9, high: 4.1, weeks: 8 };
const values = {
  ...{ visitors: 3, sessions: 4, pageviews: 5, conversions: 1, conversion_rate: 0.25 },
  ...{ pages_per_session: 1.25, average_duration: 10, engaged_time: 5, bounce_rate: 0.5 },
};
const day = {
  ...counts,
  ...{ day: "2026-01-05", new_visitors: 1, returning_visitors: 2, bounce_rate: null, average_duration: 12 },
  ...{ partial: false, usual, anomaly: "high" },
};
const vital = {
  ...{ name: "LCP", measured: 10, p50: 900, p75: 1200, p95: 4000, good_to: 2500, poor_from: 4000 },
  ...{ good: 0.9, needs_work: 0.1, poor: 0, previous_p75: 1000 },
};
const unjudged = {
  ...vital,
  ...{ name: "LOAD", good_to: null, poor_from: null, good: null, needs_work: null, poor: null },
};
const totals = {
  ...{ sessions: 4, engaged_sessions: 2, engagement_rate: 0.5, pages_per_session: 1.25, engaged_time: 19.75 },
  ...{ scroll_depth: null, returning_share: 0.3 },
};
const answered = { range, sampled: false };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getHourlyTraffic: {
      rows: [{ hour: 9, ...counts, previous: counts }],
      ...{ totals: counts, unknown_clocks: 1, ...answered },
    },
    getDailyTraffic: { rows: [day, { ...day, anomaly: null, usual: null }], totals: values, ...answered },
    getPerformance: {
      vitals: [vital, unjudged],
      series: [{ t: "2026-01-01", p50: null, p75: 1200, partial: true }],
      interval: "day",
      rows: [{ name: "/", loads: 10, lcp: 1200, inp: null, cls: null, fcp: null, ttfb: null, load: 2100 }],
      total: 1,
      ...answered,
    },
    getEngagement: {
      totals,
      previous: totals,
      ...{ scroll: [{ from: 90, count: 2 }], time: [], pages: [], returns: [] },
      top_pages: [{ path: "/", pageviews: 2, engaged_time: 3, scroll_depth: 0.5 }],
      friction: [{ path: "/", rage: 1, dead: 0, sessions: 1 }],
      ...answered,
    },
  });
  gateway.forget();
});

async function ask(fields: string, as: "viewer" | "share" = "viewer") {
  const { data, errors } = await gateway.execute(
    `{ viewer { project(id: "12") { traffic { report(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, compare: PREVIOUS_PERIOD, goal: "Bought") {
      ${fields} } } } } }`,
    {},
    { as },
  );
  return {
    errors,
    report: (data as { viewer: { project: { traffic: { report: unknown } } } } | null)?.viewer.project.traffic.report,
  };
}
const bodyOf = (name: string) => gateway.calls(name)[0]?.body;
const question = { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", compare: "previous", goal: "Bought" };

test("returns the hours of a range, or of one day of the week", async () => {
  const { report } = await ask(
    "hourly(weekday: 2) { rows { hour visitors previous { sessions } } totals { pageviews } }",
  );
  expect(report).toEqual({
    hourly: { rows: [{ hour: 9, visitors: 3, previous: { sessions: 4 } }], totals: { pageviews: 5 } },
  });
  expect(bodyOf("getHourlyTraffic")).toEqual({ ...question, weekday: 2, clock: "project" });
  const refused = await ask("hourly(weekday: 8) { rows { hour } }");
  expect(refused.errors?.[0]?.message).toBe("weekday is 8. It must be from 1 (Monday) to 7 (Sunday).");
  expect(gateway.calls("getHourlyTraffic")).toHaveLength(1);
  const own = await ask("hourly(clock: VISITOR) { unknownClocks }");
  expect(own.report).toEqual({ hourly: { unknownClocks: 1 } });
  expect(gateway.calls("getHourlyTraffic")[1]?.body).toEqual({ ...question, clock: "visitor" });
});

test("returns the days with their anomalies", async () => {
  const { report } = await ask("daily { rows { day newVisitors anomaly usual { high } } totals { bounceRate } }");
  expect(report).toEqual({
    daily: {
      rows: [
        { day: "2026-01-05", newVisitors: 1, anomaly: "HIGH", usual: { high: 4.1 } },
        { day: "2026-01-05", newVisitors: 1, anomaly: null, usual: null },
      ],
      totals: { bounceRate: 0.5 },
    },
  });
  expect(bodyOf("getDailyTraffic")).toEqual(question);
});

test("returns the page load times", async () => {
  const { report } = await ask(
    "performance(dimension: DEVICE, vital: CLS) { interval vitals { name p75 previousP75 needsWork poorFrom } series { t p75 } rows { name lcp inp load } }",
  );
  expect(report).toEqual({
    performance: {
      interval: "DAY",
      vitals: [
        { name: "LCP", p75: 1200, previousP75: 1000, needsWork: 0.1, poorFrom: 4000 },
        { name: "LOAD", p75: 1200, previousP75: 1000, needsWork: null, poorFrom: null },
      ],
      series: [{ t: "2026-01-01", p75: 1200 }],
      rows: [{ name: "/", lcp: 1200, inp: null, load: 2100 }],
    },
  });
  expect(bodyOf("getPerformance")).toEqual({ ...question, limit: 200, offset: 0, dimension: "device", vital: "CLS" });
});

test("returns session engagement", async () => {
  const { report } = await ask(
    "engagement { totals { engagementRate scrollDepth } scroll { from count } topPages { path engagedTime } friction { rage } }",
  );
  expect(report).toEqual({
    engagement: {
      totals: { engagementRate: 0.5, scrollDepth: null },
      scroll: [{ from: 90, count: 2 }],
      topPages: [{ path: "/", engagedTime: 3 }],
      friction: [{ rage: 1 }],
    },
  });
});

test("maps each field that the host refuses to the graph's field", async () => {
  gateway.answers({ getEngagement: new Raw(403, { err: "Your role does not allow this", code: "ROLE" }) });
  const { report, errors } = await ask("engagement { totals { sessions } } daily { rows { day } }");
  expect(report).toMatchObject({ engagement: null, daily: { rows: [{}, {}] } });
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
