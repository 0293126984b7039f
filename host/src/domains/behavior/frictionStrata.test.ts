import { expect, it } from "vitest";
import { frictionCost } from "./frictionCost.ts";

const visits = (depth: number, raged: number, sessions: number, conversions: number) => ({
  ...{ depth, raged, failed: 0, sessions, conversions },
  ...{ value: 0, squares: 0 },
});

it("compares both rates over the same sessions: those of a depth that smooth sessions reach too", () => {
  const rows = [visits(1, 0, 100, 20), visits(1, 1, 50, 5), visits(40, 1, 50, 50)];
  const rage = frictionCost(rows, "").rows.find(({ signal }) => signal === "rage");
  expect(rage).toMatchObject({ sessions: 100, conversion_rate: 0.1, expected_rate: 0.2 });
  expect(rage?.missing?.value).toBeCloseTo(5, 10);
});

it("estimates nothing if too few sessions can be compared", () => {
  const rows = [visits(1, 0, 100, 20), visits(1, 1, 49, 5), visits(40, 1, 50, 50)];
  const rage = frictionCost(rows, "").rows.find(({ signal }) => signal === "rage");
  expect(rage).toMatchObject({ sessions: 99, missing: null });
});
