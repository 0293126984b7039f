import { expect, it } from "vitest";
import { chosenView, sideState, splitArgs, withSide } from "./splitSides.ts";

const of = (text: string) => new URLSearchParams(text);

it("compares desktop with mobile visits of the report's range unless the URL says otherwise", () => {
  const search = of("url=https://shop.test/&range=last_7_days&f=country:is:DE");
  expect(sideState(search, "first")).toMatchObject({ device: "desktop", range: { preset: "LAST_7_DAYS" } });
  expect(sideState(search, "second")).toMatchObject({ device: "mobile", range: { preset: "LAST_7_DAYS" } });
  expect(sideState(search, "second").filters).toEqual([[{ criteria: "COUNTRY", operator: "IS", value: "DE" }]]);
});

it("changes one side and leaves the other as it is", () => {
  const search = of("url=https://shop.test/&range=last_7_days&f=country:is:DE");
  const range = { startDate: "2026-01-01", endDate: "2026-01-31" };
  const changed = withSide(withSide(search, "second", { range }), "second", { device: "desktop" });
  expect(sideState(changed, "second")).toMatchObject({ device: "desktop", range });
  expect(sideState(changed, "first")).toEqual(sideState(search, "first"));
  const back = withSide(changed, "second", { range: { preset: "LAST_30_DAYS" } });
  expect(sideState(back, "second").range).toEqual({ preset: "LAST_30_DAYS" });
});

it("removes the filters of one side, although the URL has some", () => {
  const search = of("f=country:is:DE");
  const changed = withSide(search, "first", { filters: [] });
  expect(sideState(changed, "first").filters).toEqual([]);
  expect(sideState(changed, "second").filters).toHaveLength(1);
  const again = withSide(changed, "first", { filters: [[{ criteria: "BROWSER", operator: "IS", value: "Firefox" }]] });
  expect(sideState(again, "first").filters).toEqual([[{ criteria: "BROWSER", operator: "IS", value: "Firefox" }]]);
});

it("has no difference of scroll depth, which belongs to no element", () => {
  expect(splitArgs(of("url=/a&mode=scroll"))).toMatchObject({ mode: "SCROLL", hasPage: true, hasDifference: false });
  expect(splitArgs(of("url=/a&mode=rage"))).toMatchObject({ clickMode: "RAGE", hasDifference: true });
  expect(splitArgs(of(""))).toMatchObject({ hasPage: false, hasDifference: false });
  expect(chosenView(of("mode=scroll&view=difference"))).toBe("maps");
});
