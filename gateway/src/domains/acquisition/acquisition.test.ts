import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const row = {
  name: "Email",
  visitors: 3,
  sessions: 4,
  bounce_rate: 0.5,
  conversions: 1.5,
  conversion_rate: 0.375,
  revenue: 12.5,
  previous_visitors: 2,
};

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getAcquisition: { rows: [row], total: 9, totals: { ...row, name: "" }, currency: "EUR", range },
    getAcquisitionSeries: {
      times: ["2026-01-01"],
      partial: true,
      series: [{ name: "Email", values: [4] }],
      rest: [1],
      range,
    },
    getChannelRules: {
      rules: [{ id: "02 email", channel: "Email", when: "Mail says so", sessions: 4 }],
      click_ids: [{ name: "gclid", sessions: 2 }],
    },
    getAcquisitionVisits: {
      rows: [
        {
          session_id: "s1",
          visitor_id: "v1",
          started: "2026-01-05T10:00:00.000Z",
          channel: "Email",
          rule: "02 email",
          facts: [{ name: "utm_medium", value: "email" }],
          landing: "/",
          pageviews: 2,
          converted: true,
        },
      ],
      total: 4,
    },
  });
  gateway.forget();
});

const ask = (args: string, fields: string, as: "viewer" | "share" = "viewer") =>
  gateway.execute(
    `{ viewer { project(id: "12") { acquisition { report(range: { startDate: "2026-01-01", endDate: "2026-01-31" }${args}) { ${fields} } } } } }`,
    {},
    { as },
  );
const report = (data: unknown) =>
  (data as { viewer: { project: { acquisition: { report: unknown } } } }).viewer.project.acquisition.report;

test("returns the table of a level for an attribution model", async () => {
  const { data, errors } = await ask(
    `, compare: PREVIOUS_YEAR, goal: "Bought", within: { channel: "", source: null }`,
    `table(level: SOURCE, model: FIRST, limit: 5) { level model totalCount currency totals { sessions }
       rows { name bounceRate conversions conversionRate revenue previousVisitors } }`,
  );
  expect(errors).toBeUndefined();
  expect(report(data)).toEqual({
    table: {
      level: "SOURCE",
      model: "FIRST",
      totalCount: 9,
      currency: "EUR",
      totals: { sessions: 4 },
      rows: [
        { name: "Email", bounceRate: 0.5, conversions: 1.5, conversionRate: 0.375, revenue: 12.5, previousVisitors: 2 },
      ],
    },
  });
  expect(gateway.calls("getAcquisition")[0]?.body).toEqual({
    widget_id: 12,
    offset: 0,
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    compare: "year",
    goal: "Bought",
    within: { channel: "" },
    level: "source",
    model: "first",
    limit: 5,
  });
});

test("returns the series in a default interval, the rules and the click ids", async () => {
  const { data } = await ask(
    "",
    "series { interval times isPartial lines { name values } rest } rules { rules { rule channel when sessions } clickIds { name sessions } }",
  );
  expect(report(data)).toEqual({
    series: {
      interval: "DAY",
      times: ["2026-01-01"],
      isPartial: true,
      lines: [{ name: "Email", values: [4] }],
      rest: [1],
    },
    rules: {
      rules: [{ rule: "02 email", channel: "Email", when: "Mail says so", sessions: 4 }],
      clickIds: [{ name: "gclid", sessions: 2 }],
    },
  });
});

test.each([
  ["", "table(limit: 0) { totalCount }", "limit"],
  [`, goal: "${"x".repeat(201)}"`, "table { totalCount }", "goal"],
  [`, within: { landing: "${"x".repeat(501)}" }`, "table { totalCount }", "within.landing"],
])("refuses %s %s and reports %s", async (args, fields, field) => {
  const { errors } = await ask(args, fields);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
});

test("shows single sessions to members, but neither them nor another module's report to a share link", async () => {
  const document = `{ viewer { project(id: "12") { acquisition { visits(range: { startDate: "2026-01-01", endDate: "2026-01-31" },
    rule: "02 email") { totalCount rows { sessionId visitorId startedAt rule facts { name value } hasConverted } } } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "viewer" });
  expect(data).toMatchObject({
    viewer: {
      project: {
        acquisition: {
          visits: {
            totalCount: 4,
            rows: [
              {
                sessionId: "s1",
                visitorId: "v1",
                startedAt: "2026-01-05T10:00:00.000Z",
                rule: "02 email",
                facts: [{ name: "utm_medium", value: "email" }],
                hasConverted: true,
              },
            ],
          },
        },
      },
    },
  });
  expect(gateway.calls("getAcquisitionVisits")[0]?.body).toMatchObject({ rule: "02 email", limit: 50, within: {} });
  const shared = await gateway.execute(document, {}, { as: "share" });
  expect(shared.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect((await ask("", "table { totalCount }", "share")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
