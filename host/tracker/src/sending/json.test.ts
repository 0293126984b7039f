import { expect, it } from "vitest";
import { toJson } from "./json.ts";

it.each([
  ["text", "text"],
  ['quotes " and \\ and \n and \u0000', 'quotes " and \\ and \n and \u0000'],
  ["ä 😀 \u2028", "ä 😀 \u2028"],
  [
    { a: [1, -2.5, 1e21], b: { c: null, d: true }, 'e"': "" },
    { a: [1, -2.5, 1e21], b: { c: null, d: true }, 'e"': "" },
  ],
  [[], []],
  [{ none: undefined, wrong: Number.NaN, endless: Infinity, count: 0 }, { count: 0 }],
])("writes %j as JSON that every parser reads alike", (value, read) => {
  expect(JSON.parse(toJson(value))).toEqual(read);
});
