import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const row = { event_name: "Bought", count: 3, visitors: 2, last_seen: "2026-01-31T10:00:00.000Z", source: "code" };
const listed = { ...row, display_name: "Sale", merged: ["order"], trend: [1, 2], previous: { count: 5, visitors: 4 } };
const range = { startDate: "2026-01-31", endDate: "2026-01-31", timezone: "Europe/Berlin" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12)], getEvents: { rows: [listed], total: 7, range } });
  gateway.forget();
});
const requested = () => gateway.calls("getEvents").map(({ body }) => body);

test("lists the events of the last 90 days to choose from", async () => {
  const document = `{ viewer { project { events { recent { name displayName source } } } } }`;
  const renamed = { event_name: "order", display_name: "Order", source: "rule" };
  gateway.answers({ getEventNames: { rows: [{ event_name: "Bought", source: "code" }, renamed] } });
  const { data } = await gateway.execute(document, {}, { as: "user" });
  const selectable = [
    { name: "Bought", displayName: null, source: "CODE" },
    { name: "order", displayName: "Order", source: "RULE" },
  ];
  expect(data).toEqual({ viewer: { project: { events: { recent: selectable } } } });
  expect(gateway.calls("getEventNames").map(({ body }) => body)).toEqual([{ widget_id: 12 }]);
});

const LIST = `query ($range: RangeInput!, $compare: Comparison, $filters: FilterInput, $hidden: Boolean, $limit: Int, $offset: Int) {
  viewer { project {
    events {
      list(range: $range, compare: $compare, filters: $filters, hidden: $hidden, limit: $limit, offset: $offset) {
        totalCount
        range { startDate timezone }
        rows { name displayName mergedNames isHidden count visitors lastSeen source trend previous { count visitors } }
      }
    } } } }`;

test("filters, compares and pages the events of a range", async () => {
  const filters = { preset: "mobile", conditions: [[{ criteria: "COUNTRY", operator: "IS", value: "DE" }]] };
  const variables = { range: { preset: "YESTERDAY" }, compare: "PREVIOUS_YEAR", filters, hidden: true };
  const { data } = await gateway.execute(LIST, { ...variables, limit: 2, offset: 4 }, { as: "user" });
  expect(data).toEqual({
    viewer: {
      project: {
        events: {
          list: {
            totalCount: 7,
            range: { startDate: "2026-01-31", timezone: "Europe/Berlin" },
            rows: [
              {
                ...{
                  name: "Bought",
                  displayName: "Sale",
                  mergedNames: ["order"],
                  isHidden: false,
                  count: 3,
                  visitors: 2,
                },
                ...{ lastSeen: row.last_seen, source: "CODE", trend: [1, 2], previous: { count: 5, visitors: 4 } },
              },
            ],
          },
        },
      },
    },
  });
  await gateway.execute(LIST, { range: { startDate: "2026-01-01", endDate: "2026-01-02" } }, { as: "user" });
  const page = { trend: true, limit: 1000, offset: 0 };
  expect(requested()).toEqual([
    {
      ...{ widget_id: 12, startDate: "2026-01-31", endDate: "2026-01-31", compare: "year", filter_by: "mobile" },
      custom_filter: [[{ criteria: "country", operator: "==", value: "DE" }]],
      ...{ trend: true, hidden: true, limit: 2, offset: 4 },
    },
    { widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-02", ...page },
  ]);
});

test("refuses a page size above the limit by its name, before any request to the host", async () => {
  const { errors } = await gateway.execute(LIST, { range: { preset: "TODAY" }, limit: 1001 }, { as: "user" });
  expect(errors?.[0]).toMatchObject({ extensions: { code: "INVALID", field: "limit" } });
  expect(requested()).toEqual([]);
});
