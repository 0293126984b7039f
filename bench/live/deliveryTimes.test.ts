import { expect, test } from "vitest";
import { deliveryTimes, sentBefore } from "./deliveryTimes.ts";

const arrivals = Float64Array.from({ length: 100 }, (_, n) => 1010 + n);

test("the delivery of an event starts with the last message sent before its first arrival", () => {
  expect(sentBefore([10, 1000, 3000], arrivals)).toBe(1000);
  expect(() => sentBefore([3000], arrivals)).toThrow("an event arrived before any was sent");
});

test("the 99th percentile counts from the sending, whatever the order of the sockets", () => {
  expect(deliveryTimes(arrivals.toReversed(), 1000)).toEqual({ p50: 59, p99: 108 });
});
