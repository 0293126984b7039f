import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { describe, expect, it } from "vitest";
import {
  readReportState,
  toggleCondition,
  toggleGroups,
  valueCondition,
  writeReportState,
  type Condition,
  type ReportState,
} from "./reportState.ts";

const of = (text: string) => readReportState(new URLSearchParams(text));

describe("the report state of an address", () => {
  it("is the last 30 days against the period before where the address says nothing", () => {
    expect(of("")).toEqual({
      range: { preset: "LAST_30_DAYS" },
      compare: "PREVIOUS_PERIOD",
      filters: [],
      goal: null,
    });
  });
  it("reads a preset, a custom range, a comparison, a goal and filters", () => {
    expect(of("range=today&compare=year").range).toEqual({ preset: "TODAY" });
    expect(of("range=today&compare=year").compare).toBe("PREVIOUS_YEAR");
    expect(of("from=2026-01-01&to=2026-01-31&compare=none")).toMatchObject({
      range: { startDate: "2026-01-01", endDate: "2026-01-31" },
      compare: null,
    });
    expect(of("goal=purchase").goal).toBe("purchase");
    expect(of("f=page:is:/a:b&f=country:is:DE&f=|country:is:FR").filters).toEqual([
      [{ criteria: "PAGE", operator: "IS", value: "/a:b" }],
      [
        { criteria: "COUNTRY", operator: "IS", value: "DE" },
        { criteria: "COUNTRY", operator: "IS", value: "FR" },
      ],
    ]);
  });
  it("reads a key, whatever else stands in the condition", () => {
    expect(of("f=queryparam.color:is:red.wine&f=page:is:/a.b:c").filters).toEqual([
      [{ criteria: "QUERYPARAM", key: "color", operator: "IS", value: "red.wine" }],
      [{ criteria: "PAGE", operator: "IS", value: "/a.b:c" }],
    ]);
  });
  it.each(["range=nonsense", "from=2026-02-01&to=2026-01-01", "from=x&to=y", "from=2026-13-45&to=2026-14-01"])(
    "falls back on %s",
    (text) => {
      expect(of(text).range).toEqual({ preset: "LAST_30_DAYS" });
    },
  );
  it("leaves out filters it does not understand", () => {
    expect(of("f=nonsense&f=foo:is:1&f=page:explodes:1&f=page:is:/").filters).toHaveLength(1);
  });
  it("reads back what it writes, and keeps the rest of the address", () => {
    const change: ReportState = {
      range: { startDate: "2026-03-01", endDate: "2026-03-07" },
      compare: null,
      filters: [
        [
          { criteria: "UTM_SOURCE", operator: "CONTAINS", value: "a&b=c:d" },
          { criteria: "UTM_SOURCE", operator: "EXISTS_NOT", value: "" },
        ],
        [{ criteria: "DEVICE", operator: "IS", value: "|x" }],
        [{ criteria: "QUERYPARAM", key: "a.b[c]", operator: "IS", value: "d:e" }],
        [{ criteria: "PAGE_TIME", operator: "BETWEEN", value: "2,5" }],
        [{ criteria: "QUERYPARAM", key: "50%:50", operator: "EXISTS", value: "" }],
      ],
      goal: "sign up",
    };
    const written = writeReportState(new URLSearchParams("project=12&range=today"), change);
    expect(written.get("project")).toBe("12");
    expect(readReportState(new URLSearchParams(written.toString()))).toEqual(change);
  });
  it("adds a condition on the first click and takes it away on the second", () => {
    const germany: Condition = { criteria: "COUNTRY", operator: "IS", value: "DE" };
    const once = toggleCondition([], germany);
    expect(once).toEqual([[germany]]);
    expect(toggleCondition(once, { ...germany })).toEqual([]);
  });
  it("takes several groups on and off as one", () => {
    const group = (criteria: GraphCriteria, value: string) => [valueCondition(criteria, value)];
    const country = group("COUNTRY", "US");
    const place = [country, group("CITY", "Birmingham")];
    const device = group("DEVICE", "mobile");
    // the country was chosen already: it stays, and nothing is there twice
    const on = toggleGroups([country, device], place);
    expect(on).toEqual([country, device, place[1]]);
    expect(toggleGroups(on, place)).toEqual([device]);
  });
});
