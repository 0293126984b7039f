import { expect, test } from "vitest";
import { brandOf } from "./brandOf.ts";

test.each([
  [undefined, "ANALYTICS", "Sightline"],
  ["ANALYTICS", "ANALYTICS", "Sightline"],
  ["AB_TESTING", "AB_TESTING", "Sightline Experiments"],
  ["OPTIMISE", "OPTIMISE", "Sightline Optimise"],
] as const)("a host name of %s without a setting is %s", (given, kind, name) => {
  expect(brandOf(given, null)).toMatchObject({ kind, name });
});
