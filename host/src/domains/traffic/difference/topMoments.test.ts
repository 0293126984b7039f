import { expect, it } from "vitest";
import { topMoments } from "./explain.ts";

const moment = (day: number, p: number | null, share: number | null) => {
  const start_day = `2026-03-${String(day).padStart(2, "0")}`;
  return { ...{ start_day, end_day: start_day, entries: [], before: 1, after: 2 }, p, share };
};
const days = (count: number, ...rows: readonly ReturnType<typeof moment>[]) =>
  topMoments(rows, count).map(({ start_day }) => Number(start_day.slice(-2)));

it("shows a significant moment before newer ones without effect, and the newest first", () => {
  const noise = [5, 6, 7].map((day) => moment(day, 0.6, 0.1));
  expect(days(3, moment(1, 0.001, 0.05), ...noise, moment(4, null, null))).toEqual([6, 5, 1]);
});

it("prefers the larger share of those without significance, in either direction", () => {
  expect(days(2, moment(1, 0.5, -0.9), moment(2, 0.4, 0.2), moment(3, 0.3, 0.4))).toEqual([3, 1]);
});
