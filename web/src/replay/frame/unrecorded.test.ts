import { describe, expect, it } from "vitest";
import { harmless } from "./harmless.ts";
import { FOREIGN_FRAME, labelsIn, unrecordedRules } from "./unrecorded.ts";

describe("content that is not recorded", () => {
  it("is named at its place, with the texts of the document's address and without markup of theirs", () => {
    const hash = `#${new URLSearchParams({ canvas: 'Not recorded <b> & "more"', frame: "Rahmen" })}`;
    const [canvas = "", frame = ""] = unrecordedRules(labelsIn(hash));
    expect(canvas).toMatch(/^canvas \{/);
    const pictureOf = (rule: string) =>
      decodeURIComponent(/url\("data:image\/svg\+xml,([^"]*)"\)/.exec(rule)?.[1] ?? "");
    expect(pictureOf(canvas)).toContain(`>Not recorded &lt;b> &amp; "more"</text></svg>`);
    expect(frame).toContain(`iframe[${FOREIGN_FRAME}]`);
    expect(pictureOf(frame)).toContain(">Rahmen</text>");
  });

  it("is marked for frames of other sites, and not for frames whose content was recorded", () => {
    const frame = (attributes: Record<string, string>) => ({ type: 2, tagName: "iframe", attributes, childNodes: [] });
    const foreign = frame({ rr_src: "https://other.example/" });
    const own = frame({ id: "own" });
    harmless({ type: 2, timestamp: 0, data: { node: { type: 0, childNodes: [foreign, own] } } });
    expect(foreign.attributes).toHaveProperty(FOREIGN_FRAME);
    expect(own.attributes).toEqual({ id: "own" });
    const added = frame({ rr_src: "https://other.example/" });
    harmless({ type: 3, timestamp: 0, data: { source: 0, adds: [{ node: added }], attributes: [] } });
    expect(added.attributes).toHaveProperty(FOREIGN_FRAME);
  });
});
