import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomFilter, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { type EventStore, openEventStore } from "#host/stores/events.ts";
import { migrateEvents } from "#host/stores/migrate.ts";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { type AskedFilter, parseFilter } from "./filter.ts";
import { BY_PEOPLE, IN_PERIOD, periodParams } from "./peopleSql.ts";

const widgetId = 1;
const period = { from: Date.parse("2026-03-16T00:00:00Z"), to: Date.parse("2026-03-18T00:00:00Z") };

/** Three visits: 1 on Monday 9:00, 2 on Monday 23:00, 3 on Tuesday 9:00; visitor 1 made 1 and 3, visitor 2 was there before. */
const rows = [
  {
    session: 1,
    at: "2026-03-16T09:00:00Z",
    path: "/Café",
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
  {
    session: 2,
    visitor: 2,
    at: "2026-03-16T23:00:00Z",
    path: "/",
    entry_path: "/",
    channel: "Paid Search",
    device: "mobile",
    country: "US",
    region: "Texas",
    city: "Austin",
    utm_term: "100%",
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
    // a value is a value, whatever is in it
    ["page", "==", "' OR 1=1 --", []],
    ["page", "**", "\\' {f0:String}", []],
  ])("%s %s %s", async (criteria, operator, value, expected) => {
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
    ["visitor_type", "**", "new", "operator"],
    ["visitor_type", "==", "old", "value"],
    ["event", "lt", "1", "operator"],
  ])("refuses %s %s %s", (criteria, operator, value, part) => {
    const wrong = () => parseFilter({ custom_filter: [...by("page", "ex"), ...by(criteria, operator, value)] });
    expect(wrong).toThrow(expect.objectContaining({ code: "INVALID", field: `custom_filter.1.0.${part}` }));
  });
});
