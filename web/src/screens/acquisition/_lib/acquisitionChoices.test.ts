import { describe, expect, it } from "vitest";
import { backTo, drillInto, readTrail } from "./acquisitionChoices.ts";

const of = (text: string) => new URLSearchParams(text);

describe("drill-down path in the URL", () => {
  it("leads from channels to campaigns, with empty values allowed", () => {
    expect(readTrail(of(""))).toEqual({ level: "CHANNEL", within: {}, taken: [] });
    expect(readTrail(of("channel=Direct&source="))).toMatchObject({
      level: "LANDING",
      within: { channel: "Direct", source: "" },
    });
    expect(readTrail(of("channel=Email&source=news&landing=/")).level).toBe("CAMPAIGN");
  });
  it("ends at a missing level", () => {
    expect(readTrail(of("source=news&landing=/"))).toMatchObject({ level: "CHANNEL", within: {} });
  });
  it("goes one level deeper and back", () => {
    const deeper = drillInto(of("range=today&channel=Email"), "news");
    expect(String(deeper)).toBe("range=today&channel=Email&source=news");
    expect(String(backTo(deeper ?? of(""), 1))).toBe("range=today&channel=Email");
    expect(String(backTo(deeper ?? of(""), 0))).toBe("range=today");
    expect(drillInto(of("channel=a&source=b&landing=c"), "d")).toBeUndefined();
  });
});
