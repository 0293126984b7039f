import { expect, test } from "vitest";
import { plainAddress } from "./plainAddress.ts";

test.each([
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["::FFFF:a00:1", "10.0.0.1"],
  ["10.0.0.1", "10.0.0.1"],
  ["2001:DB8::1", "2001:DB8::1"],
  ["::ffff:10.0.0", "::ffff:10.0.0"],
  ["", ""],
])("the plain form of the address %j is %j", (given, plain) => {
  expect(plainAddress(given)).toBe(plain);
});
