import { expect, test } from "vitest";
import { slopesOf } from "./slopes.ts";

test("the slope of a funnel passes behind its optional steps, from one required step to the next", () => {
  const of = (ofFirst: number, isOptional = false) => ({ ofFirst, isOptional });
  expect(slopesOf([of(1), of(0.05, true), of(0.5), of(0.2)])).toEqual([1, 0.75, 0.5, 0.2]);
});
