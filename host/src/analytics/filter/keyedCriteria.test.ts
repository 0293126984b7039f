import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomFilter, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import { visitorId } from "#host/testing/eventRow.ts";
import { type FilterRequest, parseFilter } from "./filter.ts";
import { by, keyed, openVisits } from "./testing/filteredVisits.ts";

describe("filter criteria with a key", () => {
  let visits: Awaited<ReturnType<typeof openVisits>>;
  beforeAll(async () => {
    visits = await openVisits();
  });
  afterAll(() => visits.close());
  const chosen = (requested: FilterRequest) => visits.chosen(requested);

  it.each<[string, FilterOperator, string, number[]]>([
    // the first parameter of a name counts, regardless of the fragment; a query in an app's hash route is a query too
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
  ])("filters by queryparam %s %s %s", async (key, operator, value, expected) => {
    expect(await chosen({ custom_filter: keyed("queryparam", key, operator, value) })).toEqual(expected);
  });

  it.each<[string, FilterOperator, string, number[]]>([
    ["plan", "==", "pro", [1, 3]],
    ["plan", "==", "trial", []],
    ["plan", "!=", "pro", [2]],
    ["plan", "**", "R", [1, 2, 3]],
    ["plan", "!*", "fr", [1, 3]],
    ["seats", "==", "42", [1, 3]],
    ["seats", "nx", "", [2]],
    ["vip", "==", "true", [1, 3]],
    ["note", "ex", "", []],
    ["note", "nx", "", [1, 2, 3]],
    ["mood", "!=", "good", [1, 2, 3]],
  ])("filters by attribute %s %s %s", async (key, operator, value, expected) => {
    expect(await chosen({ custom_filter: keyed("attribute", key, operator, value) })).toEqual(expected);
  });

  it("accepts the UTM parameters by their keys too", async () => {
    expect(await chosen({ custom_filter: keyed("utm", "term", "==", "100%") })).toEqual([2]);
    expect(await chosen({ custom_filter: keyed("utm", "term", "nx") })).toEqual([1, 3]);
    expect(await chosen({ custom_filter: keyed("utm", "source", "ex") })).toEqual([]);
    const kind = (custom_filter: CustomFilter) => parseFilter({ custom_filter }).visits.length;
    expect([kind(keyed("utm", "term", "ex")), kind(by("v.uuid", "==", visitorId(1)))]).toEqual([1, 1]);
  });

  it("checks the query of each page view separately", async () => {
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
    ["attribute", undefined],
    ["utm_term", "term"],
  ])("refuses %s with the key %s", (criteria, key) => {
    expect(() => parseFilter({ custom_filter: keyed(criteria, key, "ex") })).toThrow(
      expect.objectContaining({ code: "INVALID", field: "custom_filter.0.0.key" }),
    );
  });
});
