import { expect, it } from "vitest";
import { withoutQuery } from "./withoutQuery.ts";

it.each([
  ["https://shop.example/cart?step=2#top", "https://shop.example/cart"],
  ["https://shop.example/?a=1#/cart", "https://shop.example/#/cart"],
  ["/app#!cart", "/app#!cart"],
  ["/cart#sizes?", "/cart"],
])("names the page of %s as %s", (address, page) => {
  expect(withoutQuery(address)).toBe(page);
});
