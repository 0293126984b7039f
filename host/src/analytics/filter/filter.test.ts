import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { visitorId } from "#host/testing/eventRow.ts";
import { type FilterRequest, parseFilter } from "./filter.ts";
import { by, openVisits } from "./testing/filteredVisits.ts";

describe("filter language", () => {
  let visits: Awaited<ReturnType<typeof openVisits>>;
  beforeAll(async () => {
    visits = await openVisits();
  });
  afterAll(() => visits.close());
  const chosen = (requested: FilterRequest, zone?: string) => visits.chosen(requested, zone);

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
    // stored before sources had names: the source from the URL
    ["source_name", "==", "google.com", [3]],
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
    // both ends are inclusive
    ["hourofday", "bt", "9,22", [1, 3]],
    ["hourofday", "bt", "10,23", [2]],
    ["dayofweek", "bt", "1,1", [1, 2]],
    ["session_pageviews", "bt", "2,5", [1]],
    ["page_time", "bt", "12,13", [1]],
    ["scroll_depth", "bt", "30,54", []],
    // Monday 23:00 is Tuesday midnight for visitor 2; the other visitors have no stored time zone
    ["visitor_dayofweek", "==", "1", [1]],
    ["visitor_dayofweek", "==", "2", [2, 3]],
    ["visitor_hourofday", "==", "0", [2]],
    ["visitor_hourofday", "gte", "9", [1, 3]],
    ["session_pageviews", "==", "1", [2, 3]],
    ["session_pageviews", "gte", "2", [1]],
    ["session_pageviews", "lt", "2", [2, 3]],
    ["visitor_sessions", "==", "1", [2]],
    ["visitor_sessions", "gte", "2", [1, 3]],
    // the deepest scroll counts and the times are summed; the other page views sent no reading data
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
    // special characters in a value are not interpreted
    ["page", "==", "' OR 1=1 --", []],
    ["page", "**", "\\' {f0:String}", []],
  ])("filters by %s %s %s", async (criteria, operator, value, expected) => {
    expect(await chosen({ custom_filter: by(criteria, operator, value) })).toEqual(expected);
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
  ])("resolves the preset %s", async (filter_by, expected) => {
    expect(await chosen({ filter_by })).toEqual(expected);
  });

  it("joins the outer list with AND and each inner list with OR", async () => {
    const is = (criteria: FilterCriteria, value: string) => ({ criteria, operator: "==" as const, value });
    expect(await chosen({ custom_filter: [[is("device", "mobile"), is("device", "tablet")]] })).toEqual([2, 3]);
    expect(await chosen({ custom_filter: [[is("device", "mobile"), is("page", "/buy")]] })).toEqual([1, 2, 3]);
    expect(await chosen({ custom_filter: [[is("page", "/buy")], [is("dayofweek", "2")]] })).toEqual([3]);
    expect(await chosen({ filter_by: "direct", custom_filter: [[is("device", "mobile")]] })).toEqual([]);
  });

  it("filters events by page view values, and whole sessions by session counts", async () => {
    const kind = (criteria: FilterCriteria) =>
      parseFilter({ custom_filter: by(criteria, "gte", "1") }).rows.length === 1 ? "row" : "visit";
    const requested = ["scroll_depth", "page_time", "session_pageviews", "visitor_sessions"] as const;
    expect(requested.map(kind)).toEqual(["row", "row", "visit", "visit"]);
    const otherPage = [...by("scroll_depth", "gte", "1"), ...by("page", "==", "/Café")];
    expect(await chosen({ custom_filter: otherPage })).toEqual([]);
  });

  it("reads weekday and hour in the project's time zone", async () => {
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
