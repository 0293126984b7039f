import { expect, test } from "vitest";
import { billingScreens } from "./billingScreens.ts";

test.each([
  [0, 2, "ANALYTICS", ["SUBSCRIPTION", "PAYMENT"]],
  [1, 4, "ANALYTICS", ["SUBSCRIPTION", "PAYMENT", "EXTEND_TRIALS"]],
  [1, 0, "WHITE_LABEL", ["SUBSCRIPTION", "PAYMENT", "EXTEND_TRIALS"]],
  [0, 301, "AB_TESTING", ["SUBSCRIPTION", "INVOICES"]],
  [0, 22, "OPTIMISE", ["SUBSCRIPTION"]],
  ...[104, 801, 802, 803, 406, 407, 408].map((plan) => [0, plan, undefined, ["PAYMENT"]] as const),
  [2, 4, "ANALYTICS", []],
  [3, 2, "AB_TESTING", []],
] as const)("returns for role %i, plan %i, brand %s: %j", (role, paidPlan, brandKind, screens) => {
  expect(billingScreens({ role, paidPlan }, brandKind)).toEqual(screens);
});

test("returns no screens to a signed-out viewer", () => expect(billingScreens(null, "ANALYTICS")).toEqual([]));
