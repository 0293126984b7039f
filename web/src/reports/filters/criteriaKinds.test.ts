import { describe, expect, it } from "vitest";
import type { Condition } from "../url/reportState.ts";
import { formatGroup } from "./criteriaKinds.ts";
import { lacksOf } from "./draft.ts";

describe("conditions", () => {
  it("are refused when nothing can be filtered", () => {
    expect(lacksOf({ criteria: "VISITOR_ID", operator: "IS", value: "17" })?.value).toMatch(/ID/);
    const value = "0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a";
    expect(lacksOf({ criteria: "VISITOR_ID", operator: "IS", value })).toBeUndefined();
    expect(lacksOf({ criteria: "ATTRIBUTE", key: "a plan: 50%", operator: "EXISTS", value: "" })).toBeUndefined();
    expect(lacksOf({ criteria: "ATTRIBUTE", key: "", operator: "EXISTS", value: "" })?.key).toMatch(/name/);
  });

  it("are said in words", () => {
    expect(formatGroup([{ criteria: "DAYOFWEEK", operator: "IS_NOT", value: "7" }])).toBe("Weekday is not Sunday");
    expect(formatGroup([{ criteria: "UTM_TERM", operator: "EXISTS", value: "" }])).toBe("UTM term is known");
    const plan: Condition = { criteria: "ATTRIBUTE", key: "plan", operator: "IS", value: "pro" };
    expect(formatGroup([plan])).toBe("Attribute plan is pro");
  });
});
