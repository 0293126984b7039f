import { expect, it } from "vitest";
import { DEFAULT_PAGE_RULE } from "@sightline/schema/rest/projects/pageRule";
import { addressPattern } from "./addressPattern.ts";

const shop = "https://shop.example:8080";

it.each([
  ["/pricing", `${shop}/pricing`, true],
  ["pricing", `${shop}/pricing?x=1`, true],
  ["/pricing", `${shop}/pricing/team`, false],
  ["/pricing", `${shop}/old/pricing`, false],
  ["/product/*", `${shop}/product/a/b?x`, true],
  ["/a.c", `${shop}/abc`, false],
  ["/search?q=*", `${shop}/search?q=tent`, true],
  ["/search?q=*", `${shop}/search`, false],
  [`${shop}/*`, `${shop}/any`, true],
  ["*/thanks", `${shop}/de/thanks`, true],
  ["/", `${shop}/`, true],
  ["/pricing", `${shop}/pricing/`, true],
  ["/pricing/", `${shop}/pricing?x=1`, true],
  ["/pricing/?plan=*", `${shop}/pricing?plan=a`, true],
  ["/pricing/?plan=*", `${shop}/pricing`, false],
  ["/product/*", `${shop}/products`, false],
])("matches %s with %s: %s", (typed, address, expected) => {
  expect(new RegExp(addressPattern(typed)).test(address)).toBe(expected);
});

it("respects the project's rules for equal page addresses", () => {
  const strict = { ...DEFAULT_PAGE_RULE, page_ignore_slash: false };
  expect(new RegExp(addressPattern("/pricing", strict)).test(`${shop}/pricing/`)).toBe(false);
  const loose = { ...DEFAULT_PAGE_RULE, page_ignore_case: true };
  expect(new RegExp(addressPattern("/Pricing.d/*", loose)).test(`${shop}/pRICING.D/x`)).toBe(true);
  expect(new RegExp(addressPattern("/Pricing", DEFAULT_PAGE_RULE)).test(`${shop}/pricing`)).toBe(false);
});
