import { expect, test } from "vitest";
import type { Role } from "@sightline/schema/rest/account/account";
import { planPrompts } from "./planPrompts.ts";

const both = ["UPGRADE", "EXTEND_TRIAL"];
test.each<[string, Role, number, number, string[]]>([
  ["an owner of a free plan", 0, 4, 12, both],
  ["an admin of a free plan", 1, 4, 12, both],
  ["an owner whose trial has ended", 0, 0, -3, both],
  ["an owner who tries a paid plan", 0, 5, 12, ["UPGRADE"]],
  ["an owner who has paid for good", 0, 5, 1001, []],
  ["an owner without an end in sight", 0, 5, 1000, []],
  ["a user of a free plan", 2, 4, 12, []],
  ["a viewer of a free plan", 3, 0, 0, []],
  ["an owner whose plan has no subscription", 0, 406, 12, []],
])("%s", (_, role, paidPlan, days, offers) => {
  expect(planPrompts({ role, paidPlan }, days)).toEqual(offers);
});
