import { expect, it } from "vitest";
import { expectedGain } from "./expectedGain.ts";

const pattern = (sessions: number, reached: string[], last_field: string, is_won = 0) => ({
  ...{ sessions, reached, last_field, is_won },
});
// 100 reach the name and 10 give up there, 90 reach the email and 45 give up there, 45 reach the city, 5 of whom give up
const sessions = [
  pattern(10, ["name"], "name"),
  pattern(45, ["email", "name"], "email"),
  pattern(5, ["city", "email", "name"], "city"),
  pattern(40, ["city", "email", "name"], "city", 1),
];

it("expects what the field would lose less at the median rate, times the success of those who passed it", () => {
  // the rates are 0.1, 0.5 and 1/9: 45 - 90/9 = 35 stay, and 40 of 45 who passed the email complete the form
  const gain = expectedGain(sessions, "email");
  expect(gain).toMatchObject({ field: "email", rate: 0.5 });
  expect(gain?.median_rate).toBeCloseTo(1 / 9, 12);
  expect(gain?.completions).toBeCloseTo((35 * 40) / 45, 9);
  expect(gain?.completion_rate).toBeCloseTo((40 + (35 * 40) / 45) / 100, 9);
});

it("has an interval around it that is the same every time and narrower with more sessions", () => {
  const gain = expectedGain(sessions, "email");
  expect(gain).toEqual(expectedGain(sessions, "email"));
  expect(gain?.low).toBeGreaterThan(10);
  expect(gain?.low).toBeLessThan(gain?.completions ?? 0);
  expect(gain?.high).toBeGreaterThan(gain?.completions ?? 0);
  const more = expectedGain(
    sessions.map((each) => ({ ...each, sessions: each.sessions * 100 })),
    "email",
  );
  const width = (of: typeof gain) => (of ? (of.high - of.low) / of.completions : Number.NaN);
  expect(width(more)).toBeLessThan(width(gain) / 5);
});

it.each([
  [
    "fewer than 3 fields",
    [pattern(50, ["email", "name"], "email"), pattern(50, ["email", "name"], "name", 1)],
    "email",
  ],
  ["fewer than 20 sessions", sessions.map((each) => ({ ...each, sessions: 4 })), "city"],
  ["no one who gave up", [pattern(90, ["city", "email", "name"], "city", 1)], "email"],
  ["no field", sessions, undefined],
])("is unknown with %s", (_what, rows, field) => {
  expect(expectedGain(rows, field)).toBeNull();
});
