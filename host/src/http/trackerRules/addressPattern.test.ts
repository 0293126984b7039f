import { expect, it } from "vitest";
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
])("%s and %s: %s", (typed, address, expected) => {
  expect(new RegExp(addressPattern(typed)).test(address)).toBe(expected);
});
