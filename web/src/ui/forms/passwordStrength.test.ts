import { expect, it } from "vitest";
import { passwordStrength } from "./passwordStrength.ts";

it.each([
  ["", 0, "Use at least 10 characters"],
  ["abc", 1, "Too short: 7 more characters"],
  ["abcdefghi", 1, "Too short: 1 more character"],
  ["ababababab", 1, "too few different characters"],
  ["1234567890", 1, "easy to guess"],
  ["qwertyuiop", 1, "easy to guess"],
  ["password1234", 1, "easy to guess"],
  ["nia@new.test1", 1, "contains your name, company or email"],
  ["harbourlight", 2, "Fair"],
  ["Harbour-light7", 4, "Strong"],
  ["a quiet green harbour", 4, "Strong"],
])("rates %j as %i", (password, grade, hint) => {
  const strength = passwordStrength(password, ["Nia", "nia@new.test", "New Co"]);
  expect([strength.grade, strength.hint.includes(hint)]).toEqual([grade, true]);
});

it("never accepts a password that the host would refuse for its length", () => {
  for (let length = 1; length < 10; length += 1) {
    expect(passwordStrength("kX7-mQ2!zR".slice(0, length)).grade).toBe(1);
  }
});
