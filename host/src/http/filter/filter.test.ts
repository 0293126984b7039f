import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomFilter, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { type EventStore, openEventStore } from "#host/stores/events.ts";
import { migrateEvents } from "#host/stores/migrate.ts";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { type AskedFilter, parseFilter } from "./filter.ts";
import { BY_PEOPLE, IN_PERIOD, periodParams } from "./peopleSql.ts";

const widgetId = 1;
const period = { from: Date.parse("2026-03-16T00:00:00Z"), to: Date.parse("2026-03-18T00:00:00Z") };

const VIEW = "30000000-0000-4000-8000-000000000001";

/** Three visits: 1 on Monday 9:00, 2 on Monday 23:00, 3 on Tuesday 9:00; visitor 1 made 1 and 3, visitor 2 was there before. */
const rows = [
  {
    session: 1,
    at: "2026-03-16T09:00:00Z",
    path: "/Café",
    url: "https://shop.test/Caf%C3%A9?x=1&color=red%20wine&color=blue",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
  },
  {
    session: 1,
    at: "2026-03-16T09:01:00Z",
    path: "/buy",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
    page_view_id: VIEW,
  },
  {
    session: 1,
    at: "2026-03-16T09:02:00Z",
    path: "/buy",
    entry_path: "/Café",
    channel: "Direct",
    device: "desktop",
    country: "DE",
    type: "event",
    name: "purchase",
  },
  ...[
    { at: "2026-03-16T09:01:20Z", type: "scroll", scroll_depth: 55, engaged_ms: 9_000 },
    { at: "2026-03-16T09:01:40Z", type: "leave", scroll_depth: 30, engaged_ms: 3_500 },
  ].map((read) => ({ session: 1, path: "/buy", page_view_id: VIEW, ...read })),
  {
    session: 2,
    visitor: 2,
    at: "2026-03-16T23:00:00Z",
    path: "/",
    url: "https://shop.test/?filter%5Bsize%5D=XL&Color=red&debug#color=green",
    entry_path: "/",
    channel: "Paid Search",
    device: "mobile",
    country: "US",
    region: "Texas",
    city: "Austin",
    utm_term: "100%",
    utc_offset: 60,
  },
  {
    session: 2,
    visitor: 2,
    at: "2026-03-16T23:01:00Z",
    path: "/",
    entry_path: "/",
    channel: "Paid Search",
    device: "mobile",
    country: "US",
    region: "Texas",
    city: "Austin",
    type: "rage",
  },
  {
    session: 3,
    visitor: 1,
    at: "2026-03-17T09:00:00Z",
    path: "/buy",
    url: "https://app.test/#/buy?color=navy+blue&filter[size]=S",
    entry_path: "/buy",
    channel: "Organic Search",
    device: "tablet",
    ref: "https://google.com/x",
    ref_host: "google.com",
  },
  { session: 4, visitor: 2, at: "2026-01-05T09:00:00Z", path: "/", entry_path: "/", channel: "Direct" },
].map((row) => eventRow({ widgetId, session_start: new Date(row.at).toISOString(), ...row }));

describe("the filter language", () => {
  let events: EventStore;
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-filter-"));
  beforeAll(async () => {
    events = await openEventStore({ dataDir });
    await migrateEvents(events);
    await events.insert("event", rows);
  });
  afterAll(async () => {
    await events.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The visits of the period of which at least one page view is chosen. */
  async function chosen(asked: AskedFilter, zone = "UTC"): Promise<number[]> {
    const filter = parseFilter(asked);
    const where = [IN_PERIOD, BY_PEOPLE, "type = 'pageview'", ...filter.visits, ...filter.rows].join(" AND ");
    const found = await events.query<{ id: string }>(
      `SELECT DISTINCT toString(session_id) AS id FROM event WHERE ${where}`,
      {
        ...periodParams(widgetId, zone, period),
        ...filter.params,
      },
    );
    return [1, 2, 3].filter((n) => found.some(({ id }) => id === sessionId(n)));
  }
  const by = (criteria: FilterCriteria, operator: FilterOperator, value = ""): CustomFilter => [
    [{ criteria, operator, value }],
  ];

  it.each<[FilterCriteria, FilterOperator, string, number[]]>([
    ["page", "==", "/buy", [1, 3]],
    ["page", "==", "/BUY", []],
    ["page", "!=", "/buy", [1, 2]],
    ["page", "**", "CAFÉ", [1]],
    ["page", "!*", "u", [1, 2]],
    ["landing_page", "==", "/buy", [3]],
    ["landing_page", "!=", "/buy", [1, 2]],
    ["exit_page", "==", "/buy", [1, 3]],
    ["exit_page", "!*", "buy", [2]],
    ["ref_page", "**", "google.com/", [3]],
    ["ref_host", "ex", "", [3]],
    ["ref_host", "nx", "", [1, 2]],
    ["source", "==", "Direct", [1]],
    ["utm_term", "==", "100%", [2]],
    ["utm_term", "**", "%", [2]],
    ["utm_source", "nx", "", [1, 2, 3]],
    ["device", "!=", "mobile", [1, 3]],
    ["country", "==", "", [3]],
    ["region", "==", "Texas", [2]],
    ["city", "!=", "Austin", [1, 3]],
    ["city", "nx", "", [1, 3]],
    ["dayofweek", "==", "1", [1, 2]],
    ["dayofweek", "gt", "1", [3]],
    ["hourofday", "gte", "23", [2]],
    ["hourofday", "lt", "10", [1, 3]],
    ["hourofday", "lte", "9", [1, 3]],
    ["hourofday", "!=", "9", [2]],
    // both ends count
    ["hourofday", "bt", "9,22", [1, 3]],
    ["hourofday", "bt", "10,23", [2]],
    ["dayofweek", "bt", "1,1", [1, 2]],
    ["session_pageviews", "bt", "2,5", [1]],
    ["page_time", "bt", "12,13", [1]],
    ["scroll_depth", "bt", "30,54", []],
    // 23:00 of Monday is midnight of Tuesday for visitor 2; the others did not tell their clock
    ["visitor_dayofweek", "==", "1", [1]],
    ["visitor_dayofweek", "==", "2", [2, 3]],
    ["visitor_hourofday", "==", "0", [2]],
    ["visitor_hourofday", "gte", "9", [1, 3]],
    ["session_pageviews", "==", "1", [2, 3]],
    ["session_pageviews", "gte", "2", [1]],
    ["session_pageviews", "lt", "2", [2, 3]],
    ["visitor_sessions", "==", "1", [2]],
    ["visitor_sessions", "gte", "2", [1, 3]],
    // the deepest counts, and the times are added up; the other page views told nothing
    ["scroll_depth", "gte", "55", [1]],
    ["scroll_depth", "lt", "55", []],
    ["page_time", "gt", "12", [1]],
    ["page_time", "lt", "12", []],
    ["visitor_type", "==", "new", [1]],
    ["visitor_type", "==", "returning", [2, 3]],
    ["visitor_type", "!=", "returning", [1]],
    ["event", "==", "purchase", [1]],
    ["event", "!=", "purchase", [2, 3]],
    ["event", "==", "rage", [2]],
    ["event", "**", "CHASE", [1]],
    ["event", "!*", "chase", [2, 3]],
    ["event", "ex", "", [1, 2]],
    ["event", "nx", "", [3]],
    ["v.visitor_id", "==", visitorId(1), [1, 3]],
    ["v.visitor_id", "!=", visitorId(1), [2]],
    ["v.uuid", "==", visitorId(2).toUpperCase(), [2]],
    ["v.uuid", "==", visitorId(9), []],
    // a value is a value, whatever is in it
    ["page", "==", "' OR 1=1 --", []],
    ["page", "**", "\\' {f0:String}", []],
  ])("%s %s %s", async (criteria, operator, value, expected) => {
    expect(await chosen({ custom_filter: by(criteria, operator, value) })).toEqual(expected);
  });

  const keyed = (criteria: FilterCriteria, key: string | undefined, operator: FilterOperator, value = "") => [
    [{ criteria, operator, value, ...(key !== undefined && { key }) }],
  ];

  it.each<[string, FilterOperator, string, number[]]>([
    // the first of a name counts, whatever stands in the fragment; that of an app's route is a query too
    ["color", "==", "red wine", [1]],
    ["color", "==", "navy blue", [3]],
    ["color", "==", "blue", []],
    ["color", "!=", "red wine", [1, 2, 3]],
    ["color", "**", "BLUE", [3]],
    ["color", "!*", "red", [1, 2, 3]],
    ["color", "ex", "", [1, 3]],
    ["color", "nx", "", [1, 2]],
    ["Color", "==", "red", [2]],
    ["debug", "ex", "", []],
    ["filter[size]", "ex", "", [2, 3]],
    ["filter[size]", "==", "XL", [2]],
  ])("queryparam %s %s %s", async (key, operator, value, expected) => {
    expect(await chosen({ custom_filter: keyed("queryparam", key, operator, value) })).toEqual(expected);
  });

  it("takes the UTM parameters by their keys as well", async () => {
    expect(await chosen({ custom_filter: keyed("utm", "term", "==", "100%") })).toEqual([2]);
    expect(await chosen({ custom_filter: keyed("utm", "term", "nx") })).toEqual([1, 3]);
    expect(await chosen({ custom_filter: keyed("utm", "source", "ex") })).toEqual([]);
    const kind = (custom_filter: CustomFilter) => parseFilter({ custom_filter }).visits.length;
    expect([kind(keyed("utm", "term", "ex")), kind(by("v.uuid", "==", visitorId(1)))]).toEqual([1, 1]);
  });

  it("looks at the query of each page view for itself", async () => {
    const both = [...keyed("queryparam", "color", "ex"), ...by("page", "==", "/buy")];
    expect(await chosen({ custom_filter: both })).toEqual([3]);
  });

  it.each<[FilterCriteria, string | undefined]>([
    ["queryparam", undefined],
    ["queryparam", "a b"],
    ["queryparam", "x".repeat(101)],
    ["page", "color"],
    ["utm", undefined],
    ["utm", "colour"],
    ["utm_term", "term"],
  ])("refuses %s with the key %s", (criteria, key) => {
    expect(() => parseFilter({ custom_filter: keyed(criteria, key, "ex") })).toThrow(
      expect.objectContaining({ code: "INVALID", field: "custom_filter.0.0.key" }),
    );
  });

  it.each([
    ["mobile", [2]],
    ["desktop", [1]],
    ["tablet", [3]],
    ["new", [1]],
    ["returning", [2, 3]],
    ["paid", [2]],
    ["search", [2, 3]],
    ["direct", [1]],
    ["country-US", [2]],
    [undefined, [1, 2, 3]],
  ])("preset %s", async (filter_by, expected) => {
    expect(await chosen({ filter_by })).toEqual(expected);
  });

  it("joins the outer list by AND and each inner one by OR", async () => {
    const is = (criteria: FilterCriteria, value: string) => ({ criteria, operator: "==" as const, value });
    expect(await chosen({ custom_filter: [[is("device", "mobile"), is("device", "tablet")]] })).toEqual([2, 3]);
    expect(await chosen({ custom_filter: [[is("device", "mobile"), is("page", "/buy")]] })).toEqual([1, 2, 3]);
    expect(await chosen({ custom_filter: [[is("page", "/buy")], [is("dayofweek", "2")]] })).toEqual([3]);
    expect(await chosen({ filter_by: "direct", custom_filter: [[is("device", "mobile")]] })).toEqual([]);
  });

  it("narrows to the events of a page view, and to whole visits by their counts", async () => {
    const kind = (criteria: FilterCriteria) =>
      parseFilter({ custom_filter: by(criteria, "gte", "1") }).rows.length === 1 ? "row" : "visit";
    const asked = ["scroll_depth", "page_time", "session_pageviews", "visitor_sessions"] as const;
    expect(asked.map(kind)).toEqual(["row", "row", "visit", "visit"]);
    const otherPage = [...by("scroll_depth", "gte", "1"), ...by("page", "==", "/Café")];
    expect(await chosen({ custom_filter: otherPage })).toEqual([]);
  });

  it("reads weekday and hour off the zone's clock", async () => {
    // 23:00 UTC on Monday is Tuesday 00:00 in Berlin
    expect(await chosen({ custom_filter: by("dayofweek", "==", "2") }, "Europe/Berlin")).toEqual([2, 3]);
    expect(await chosen({ custom_filter: by("hourofday", "==", "0") }, "Europe/Berlin")).toEqual([2]);
  });

  it.each<[FilterCriteria, FilterOperator, string, string]>([
    ["page", "gt", "a", "operator"],
    ["page", "**", "", "value"],
    ["dayofweek", "**", "1", "operator"],
    ["dayofweek", "==", "8", "value"],
    ["dayofweek", "==", "monday", "value"],
    ["hourofday", "==", "-1", "value"],
    ["visitor_hourofday", "==", "24", "value"],
    ["visitor_dayofweek", "ex", "", "operator"],
    ["session_pageviews", "**", "2", "operator"],
    ["session_pageviews", "==", "some", "value"],
    ["visitor_sessions", "==", "1.5", "value"],
    ["scroll_depth", "gte", "101", "value"],
    ["page_time", "gte", "-1", "value"],
    ["visitor_type", "**", "new", "operator"],
    ["visitor_type", "==", "old", "value"],
    ["event", "lt", "1", "operator"],
    ["hourofday", "bt", "9", "value"],
    ["hourofday", "bt", "9,24", "value"],
    ["hourofday", "bt", "1,2,3", "value"],
    ["hourofday", "bt", "22,9", "value"],
    ["hourofday", "bt", "9,", "value"],
    ["page", "bt", "a,b", "operator"],
    ["event", "bt", "1,2", "operator"],
    ["goal", "bt", "1,2", "operator"],
    ["visitor_type", "bt", "1,2", "operator"],
    ["v.visitor_id", "**", visitorId(1), "operator"],
    ["v.visitor_id", "==", "17", "value"],
    ["v.uuid", "!=", "", "value"],
  ])("refuses %s %s %s", (criteria, operator, value, part) => {
    const wrong = () => parseFilter({ custom_filter: [...by("page", "ex"), ...by(criteria, operator, value)] });
    expect(wrong).toThrow(expect.objectContaining({ code: "INVALID", field: `custom_filter.1.0.${part}` }));
  });
});
