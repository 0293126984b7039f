import { describe, expect, it } from "vitest";
import { readFlowState, writeFlowState } from "./flowState.ts";

const state = (search: string) => readFlowState(new URLSearchParams(search));

describe("flow URL", () => {
  it("is read back as it was written, and preserves everything else", () => {
    const requested = {
      ...{ start: null, end: { kind: "PAGE" as const, name: "/a:b?c" }, steps: 7, events: true },
      ...{ around: { kind: "PAGE" as const, name: "/x" }, versus: "devices" as const },
      ...{ through: [{ kind: "EVENT" as const, name: "add to cart" }], exclude: [], grouping: ["/product/*"] },
    };
    const written = writeFlowState(new URLSearchParams("range=today&steps=9"), requested);
    expect(written.get("range")).toBe("today");
    expect(readFlowState(written)).toEqual(requested);
    expect(String(writeFlowState(new URLSearchParams("range=today&steps=9&events=1"), state("")))).toBe("range=today");
  });

  it("falls back to defaults for invalid values", () => {
    expect(state("steps=99&around=x&versus=y&start=cart&through=page:&group=%20")).toEqual(state(""));
    // one anchor: the start takes precedence
    expect(state("start=page:/&end=page:/cart")).toMatchObject({ start: { name: "/" }, end: null });
  });
});
