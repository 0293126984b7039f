import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";
import { csvCell } from "./csvLine.ts";
import { csvPages } from "./csvPages.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

/** What a screen asks for: a short page of the list, and more beside it. */
const DOCUMENT = `query Rows($shown: Int!) { viewer { project { traffic { report(range: {preset: TODAY}) {
  ...Figures  ...Table } } } } }
  fragment Figures on TrafficReport { summary { totals { visitors } } breakdown(dimension: PAGE, limit: $shown) { totalCount } }
  fragment Table on TrafficReport { breakdown(dimension: PAGE, limit: $shown) { rows { ...Row } } }
  fragment Row on BreakdownRow { name visitors bounceRate sessions }`;
const variables = { shown: 1 };
const range = { startDate: "2026-02-01", endDate: "2026-02-01", timezone: "UTC" };
const rows = "viewer.project.traffic.report.breakdown.rows";
const columns = [
  { title: "Page", value: "name" },
  { title: "=Visitors", value: "visitors" },
  { title: "Bounce", value: "bounceRate" },
];

async function ask(question: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/export.csv`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-app": "1", ...headers },
    body: JSON.stringify(question),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    text: Buffer.from(await response.arrayBuffer()).toString("utf8"),
  };
}

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["-1+1", "'-1+1"],
  ["＝1+1", "'＝1+1"],
  ["  @x", "'  @x"],
  [-3, "-3"],
  [Number.NaN, ""],
  [null, ""],
  [["a", "b"], '"a; b"'],
  ['say "hi"', '"say ""hi"""'],
])("writes a cell %j as %j", (value, written) => expect(csvCell(value)).toBe(written));

test.each([
  ["no such document", { id: "nothing", rows, columns }, "id"],
  ["no columns", { id: "x", rows, columns: [] }, "columns"],
  ["a path that is none", { id: "x", rows: "a..b", columns }, "rows"],
  ["a part that is not known", { id: "x", rows, columns, page: 2 }, "id"],
  ["a page of no size", { id: "x", rows, columns, pageSize: 0 }, "pageSize"],
])("refuses %s and reports the field", async (_, question, field) => {
  const { status, text } = await ask(question);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "INVALID", field } }] });
});

test("writes the labels of values instead of the values", async () => {
  const id = gateway.trust(DOCUMENT);
  const headers = await gateway.headersOf({ as: "user" });
  const row = (visitors: number) => ({
    ...{ name: `/${visitors}`, visitors, sessions: 1, pageviews: 1, average_duration: 1, bounce_rate: 0.5 },
    ...{ conversions: 0, conversion_rate: null, scroll_depth: null },
  });
  gateway.answers({
    getWidgets: [widget(12)],
    getTrafficBreakdown: { rows: [row(2), row(1)], total: 2, visitors: 3, range, sampled: false },
  });
  const labelled = { title: "Name", value: "visitors", labels: { 1: "=One", constructor: "none" } };
  const { text } = await ask({ id, rows, columns: [...columns, labelled], variables }, headers);
  expect(text.split("\r\n")).toEqual(["\ufeffPage,'=Visitors,Bounce,Name", "/2,2,0.5,2", "/1,1,0.5,'=One", ""]);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, "x"]));
  expect((await ask({ id, rows, columns: [{ ...labelled, labels: many }], variables }, headers)).status).toBe(400);
});

test("refuses a download to a foreign page and to a signed-out visitor", async () => {
  const id = gateway.trust(DOCUMENT);
  const question = { id, rows, columns, variables, pageSize: 2 };
  expect((await ask(question, { origin: "https://evil.example" })).status).toBe(403);
  const { status, text } = await ask(question);
  expect(status).toBe(401);
  expect(text).not.toContain("Page");
});

test("writes a whole list page by page, and aborts the file when a page fails", async () => {
  const id = gateway.trust(DOCUMENT);
  const headers = await gateway.headersOf({ as: "user" });
  const row = (name: string, visitors: number) => ({
    name,
    ...{ visitors, sessions: 1, pageviews: 1, average_duration: 1, bounce_rate: 0.5, conversions: 0 },
    ...{ conversion_rate: null, scroll_depth: null },
  });
  const all = [row("/", 3), row("/=a", 2), row("=b", 1), row("/c", 1), row("/d", 1)];
  gateway.answers({
    getWidgets: [widget(12)],
    getTrafficBreakdown: (call: { body: { limit: number; offset: number } }) => ({
      ...{ rows: all.slice(call.body.offset, call.body.offset + call.body.limit), total: 5, visitors: 5, range },
      sampled: false,
    }),
  });
  const { status, type, text } = await ask({ id, rows, columns, variables, pageSize: 2 }, headers);
  expect([status, type]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(text.split("\r\n")).toEqual([
    "\ufeffPage,'=Visitors,Bounce",
    "/,3,0.5",
    "/=a,2,0.5",
    "'=b,1,0.5",
    "/c,1,0.5",
    "/d,1,0.5",
    "",
  ]);
  // all pages use the same point in time, so that new data moves no row to another page
  const moments = gateway.calls("getTrafficBreakdown").map(({ headers: sent }) => sent["asof"]);
  expect([moments.length, new Set(moments).size, Number(moments[0]) > 0]).toEqual([3, 1, true]);
  // of the screen's query nothing but the list
  expect(gateway.calls("getTrafficSummary")).toEqual([]);
  // the second page fails: a partial file must not look complete
  gateway.answers({
    getTrafficBreakdown: (call: { body: { offset: number } }) =>
      call.body.offset > 0
        ? new Raw(400, { err: "no such page", code: "INVALID" })
        : { rows: all.slice(0, 2), total: 5, visitors: 5, range, sampled: false },
  });
  await expect(ask({ id, rows, columns, variables, pageSize: 2 }, headers)).rejects.toThrow();
  gateway.answers({ getTrafficBreakdown: new Raw(400, { err: "no such page", code: "INVALID" }) });
  expect((await ask({ id, rows, columns, variables, pageSize: 2 }, headers)).status).toBe(400);
});

test("writes the rows as JSON for the app, values as they are", async () => {
  const id = gateway.trust(DOCUMENT);
  const headers = { ...(await gateway.headersOf({ as: "user" })), accept: "application/jsonl" };
  const row = { name: "=b", visitors: 1, sessions: 1, pageviews: 1, average_duration: 1, bounce_rate: null };
  gateway.answers({
    getWidgets: [widget(12)],
    getTrafficBreakdown: {
      ...{
        rows: [{ ...row, conversions: 0, conversion_rate: null, scroll_depth: null }],
        total: 1,
        visitors: 1,
        range,
      },
      sampled: false,
    },
  });
  const { status, type, text } = await ask({ id, rows, columns, variables, pageSize: 2 }, headers);
  expect([status, type, text]).toEqual([200, "application/jsonl", '["=b",1,null]\n']);
});

test.each([
  [
    "a column that the query does not select",
    { columns: [{ title: "Scroll", value: "scrollDepth" }] },
    "columns.0.value",
  ],
  ["a list that the query does not select", { rows: "viewer.project.goals.list.edges" }, "columns.0.value"],
  [
    "pages of a list that has none",
    { rows: "viewer.project.traffic.report.summary", columns: [{ title: "All", value: "totals" }] },
    "pageSize",
  ],
])("refuses %s", async (_, part, field) => {
  const id = gateway.trust(DOCUMENT);
  const headers = await gateway.headersOf({ as: "user" });
  const { status, text } = await ask({ id, rows, columns, variables, pageSize: 2, ...part }, headers);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "INVALID", field } }] });
  expect(gateway.calls("getTrafficBreakdown")).toEqual([]);
});

test("refuses a list with a failed row like a missing list", async () => {
  const hole = async () => ({ data: { rows: [{ a: null }] }, errors: [{ message: "a failed" }] });
  const pages = await Array.fromAsync(csvPages({ rows: "rows", paging: undefined }, {}, hole));
  expect(pages).toEqual([{ rows: [], failed: [{ message: "a failed" }] }]);
});
