import { expect, it } from "vitest";
import { measureAccuracy } from "./measure.ts";

it.each(measureAccuracy())("meets the accuracy goal: $name", ({ correct, total, goal, wrong }) => {
  expect(total).toBeGreaterThan(50);
  const isMet = correct >= goal * total;
  expect(isMet ? [] : wrong.slice(0, 20)).toEqual([]);
});
