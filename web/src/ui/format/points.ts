import { t } from "#web/texts/t.ts";
import { fixedNumber } from "./fixedNumber.ts";

/** The difference of two rates, in percentage points: 0.02 is "+2.0 pts". */
export function signedPoints(change: number): string {
  // adding zero removes the sign of a negative zero
  const rounded = Number((change * 100).toFixed(1)) + 0;
  return t("{number} pts", { number: `${rounded > 0 ? "+" : ""}${fixedNumber(rounded, 1)}` });
}
