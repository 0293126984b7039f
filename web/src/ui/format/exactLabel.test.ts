import { expect, it } from "vitest";
import { exactLabel } from "./exactLabel.ts";

it.each([
  ["3.5K", "3,548", "3.5K (3,548)"],
  ["220", "220", "220"],
  ["4.5%", "12", "4.5% (12)"],
])("labels %s and %s as %s", (shown, exact, name) => {
  expect(exactLabel(shown, exact)).toBe(name);
});
