import { describe, expect, test } from "vitest";
import { wireFilter } from "./filters.ts";

describe("filters", () => {
  test("translate to the wire format", () => {
    const conditions = [
      [{ criteria: "LANDING_PAGE" as const, operator: "CONTAINS" as const, value: "/a" }],
      [{ criteria: "EVENT" as const, operator: "EXISTS" as const, value: "x" }],
      [{ criteria: "QUERYPARAM" as const, key: "color", operator: "IS" as const, value: "red" }],
      [{ criteria: "HOUROFDAY" as const, operator: "BETWEEN" as const, value: "9,17" }],
      [{ criteria: "VISITOR_ID" as const, operator: "IS_NOT" as const, value: "a" }],
    ];
    expect(wireFilter({ preset: "country-DE", conditions })).toEqual({
      filter_by: "country-DE",
      custom_filter: [
        [{ criteria: "landing_page", operator: "**", value: "/a" }],
        [{ criteria: "event", operator: "ex", value: "" }],
        [{ criteria: "queryparam", key: "color", operator: "==", value: "red" }],
        [{ criteria: "hourofday", operator: "bt", value: "9,17" }],
        [{ criteria: "v.visitor_id", operator: "!=", value: "a" }],
      ],
    });
    expect(wireFilter(undefined)).toEqual({});
  });

  test.each([
    [{ preset: "country-de" }, "filters.preset"],
    [{ conditions: [[]] }, "filters.conditions[0]"],
    [{ conditions: [[{ criteria: "PAGE" as const, operator: "IS" as const }]] }, "filters.conditions[0][0].value"],
    [
      {
        conditions: [[{ criteria: "PAGE" as const, operator: "IS" as const, value: "x".repeat(501) }]],
      },
      "filters.conditions[0][0].value",
    ],
    [
      { conditions: [[{ criteria: "QUERYPARAM" as const, key: "", operator: "EXISTS" as const }]] },
      "filters.conditions[0][0].key",
    ],
    [
      { conditions: [[{ criteria: "QUERYPARAM" as const, key: "x".repeat(101), operator: "EXISTS" as const }]] },
      "filters.conditions[0][0].key",
    ],
  ])("refuse %j and report %s", (filters, field) => {
    expect(() => wireFilter(filters)).toThrow(expect.objectContaining({ code: "INVALID", field }));
  });
});
