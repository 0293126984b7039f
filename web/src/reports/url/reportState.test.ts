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

describe("report state in a URL", () => {
  it("defaults to the last 30 days compared with the previous period", () => {
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
  it("reads a key, whatever other characters the condition has", () => {
    expect(of("f=queryparam.color:is:red.wine&f=page:is:/a.b:c").filters).toEqual([
      [{ criteria: "QUERYPARAM", key: "color", operator: "IS", value: "red.wine" }],
      [{ criteria: "PAGE", operator: "IS", value: "/a.b:c" }],
    ]);
  });
  it.each(["range=nonsense", "from=2026-02-01&to=2026-01-01", "from=x&to=y", "from=2026-13-45&to=2026-14-01"])(
    "falls back to %s",
    (text) => {
      expect(of(text).range).toEqual({ preset: "LAST_30_DAYS" });
    },
  );
  it("ignores invalid filters", () => {
    expect(of("f=nonsense&f=foo:is:1&f=page:explodes:1&f=page:is:/").filters).toHaveLength(1);
  });
  it("reads its own output, and preserves the rest of the URL", () => {
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
  it("names the default range once it is chosen, since a screen may have another one", () => {
    const written = writeReportState(new URLSearchParams("range=today"), { range: { preset: "LAST_30_DAYS" } });
    expect(String(written)).toBe("range=last_30_days");
  });
  it("adds a condition on the first click and removes it on the second", () => {
    const germany: Condition = { criteria: "COUNTRY", operator: "IS", value: "DE" };
    const once = toggleCondition([], germany);
    expect(once).toEqual([[germany]]);
    expect(toggleCondition(once, { ...germany })).toEqual([]);
  });
  it("toggles several groups as one", () => {
    const group = (criteria: GraphCriteria, value: string) => [valueCondition(criteria, value)];
    const country = group("COUNTRY", "US");
    const place = [country, group("CITY", "Birmingham")];
    const device = group("DEVICE", "mobile");
    // the country filter was already set: it stays and is not duplicated
    const on = toggleGroups([country, device], place);
    expect(on).toEqual([country, device, place[1]]);
    expect(toggleGroups(on, place)).toEqual([device]);
  });
});
