import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "Europe/Berlin" };
const cell = { visitors: 3, of: 4, low: 0.3, high: 0.95, partial: true };
const shown = { visitors: 3, size: 4, share: 0.75, low: 0.3, high: 0.95, isPartial: true };
const emptyCell = { visitors: 0, of: 0, low: null, high: null, partial: false };

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getRetention: {
      period: "week",
      cohorts: [{ from: "2026-01-01", to: "2026-01-04", size: 4, cells: [cell, emptyCell] }],
      mean: [cell],
      visitors: 4,
      range,
    },
    getRetentionSplit: { rows: [{ name: "mobile", size: 4, cells: [cell] }], range },
    getRetentionVisitors: {
      rows: [
        {
          visitor_id: "v1",
          country: "DE",
          device: "mobile",
          browser: "Safari",
          channel: "Direct",
          sessions: 1,
          pageviews: 2,
          last_seen: "2026-01-05T10:00:00.000Z",
        },
      ],
      total: 7,
    },
  });
  gateway.forget();
});

const CELL = "visitors size share low high isPartial";
const ask = (args: string, fields: string, as: "viewer" | "share" = "viewer") =>
  gateway.execute(
    `{ viewer { project(id: "12") { retention { report(range: { startDate: "2026-01-01", endDate: "2026-01-31" }${args}) { ${fields} } } } } }`,
    {},
    { as },
  );

test("returns the cohort triangle in a default period for the range", async () => {
  const { data, errors } = await ask(
    ', filters: { preset: "mobile" }',
    `table { period visitors cohorts { startDate endDate size cells { ${CELL} } } mean { share } rows { startDate size cells { share } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      project: {
        retention: {
          report: {
            table: {
              period: "WEEK",
              visitors: 4,
              cohorts: [
                {
                  startDate: "2026-01-01",
                  endDate: "2026-01-04",
                  size: 4,
                  cells: [shown, { visitors: 0, size: 0, share: null, low: null, high: null, isPartial: false }],
                },
              ],
              mean: [{ share: 0.75 }],
              rows: [
                { startDate: null, size: 4, cells: [{ share: 0.75 }] },
                { startDate: "2026-01-01", size: 4, cells: [{ share: 0.75 }, { share: null }] },
              ],
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getRetention")[0]?.body).toEqual({
    widget_id: 12,
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    filter_by: "mobile",
    period: "week",
    columns: 12,
    start: { kind: "visit", value: "" },
    return: { kind: "visit", value: "" },
  });
});

test("returns the first action, the return action and the split", async () => {
  const { data } = await ask(
    `, period: DAY, columns: 30, start: { kind: PAGE, value: " /a* " }, return: { kind: PURCHASE, value: "x" }`,
    `split(by: DEVICE) { name size cells { ${CELL} } }`,
  );
  expect(data).toMatchObject({
    viewer: { project: { retention: { report: { split: [{ name: "mobile", size: 4, cells: [shown] }] } } } },
  });
  expect(gateway.calls("getRetentionSplit")[0]?.body).toMatchObject({
    by: "device",
    period: "day",
    columns: 30,
    start: { kind: "page", value: "/a*" },
    return: { kind: "purchase", value: "" },
  });
});

test.each([
  [", columns: 3", "columns"],
  [", columns: 53", "columns"],
  [", start: { kind: PAGE }", "start.value"],
  [', return: { kind: EVENT, value: " " }', "return.value"],
])("refuses %s and reports %s", async (args, field) => {
  const { errors } = await ask(args, "table { visitors }");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
  expect(gateway.calls("getRetention")).toEqual([]);
});

test("lists the visitors of a cell for members, but not for a share link", async () => {
  const document = `{ viewer { project(id: "12") { retention { visitors(range: { startDate: "2026-01-01", endDate: "2026-01-31" },
    cohort: "2026-01-01", offset: 1) { totalCount rows { visitorId country sessions lastSeen } } } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "viewer" });
  expect(data).toMatchObject({
    viewer: {
      project: {
        retention: {
          visitors: {
            totalCount: 7,
            rows: [{ visitorId: "v1", country: "DE", sessions: 1, lastSeen: "2026-01-05T10:00:00.000Z" }],
          },
        },
      },
    },
  });
  expect(gateway.calls("getRetentionVisitors")[0]?.body).toMatchObject({ cohort: "2026-01-01", offset: 1, limit: 100 });
  const shared = await gateway.execute(document, {}, { as: "share" });
  expect(shared.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  // a share link of another module
  expect((await ask("", "table { visitors }", "share")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
