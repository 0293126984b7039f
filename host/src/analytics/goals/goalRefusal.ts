// Validates the value of a goal. The message includes what to enter instead.
import type { GoalRule, GoalType } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";

const REGEX = "^https://shop\\.example/product/\\d+$";

/** Refusal of a goal without a value; undefined if its type needs none. */
const missing: Record<GoalType, Refusal | undefined> = {
  pageview: goalsRefusals.pagePart(),
  pageviewExact: goalsRefusals.pageAddress(),
  pageviewWildcard: goalsRefusals.pageWildcard(),
  pageviewRegex: goalsRefusals.pageRegex({ example: REGEX }),
  clickOnElement: goalsRefusals.clickedElement(),
  clickOnText: goalsRefusals.clickedText(),
  externalLink: goalsRefusals.linkPart(),
  formSubmit: goalsRefusals.form(),
  elementAppears: goalsRefusals.shownElement(),
  scrolling: goalsRefusals.scrollPercent(),
  duration: goalsRefusals.seconds(),
  event: goalsRefusals.eventName(),
  revenue: goalsRefusals.revenueEvent(),
  script: undefined,
  funnelStep: goalsRefusals.funnelStep(),
  formCompleted: goalsRefusals.formKey(),
  formAbandoned: goalsRefusals.formKey(),
};

export function refuseValue(refusal: Refusal): never {
  throw new Problem(refusal, { field: "goal_value" });
}

/** RE2 runs in time linear in the length of the text, so it supports neither lookarounds nor backreferences. */
const NOT_IN_RE2 = /\(\?(?:=|!|<=|<!)|\\[1-9]/;

function refuseRegex(value: string): void {
  if (NOT_IN_RE2.test(value)) refuseValue(goalsRefusals.unsupportedRegex());
  try {
    RegExp(value);
  } catch {
    refuseValue(goalsRefusals.notARegex({ value, example: REGEX }));
  }
}

function isBetween(value: string, least: number, most: number): boolean {
  const number = /^\d{1,5}%?$/.test(value) ? Number.parseInt(value, 10) : -1;
  return number >= least && number <= most;
}

export function refuseGoal({ goal_type, goal_value }: GoalRule): void {
  const refusal = missing[goal_type];
  if (goal_value === "" && refusal) refuseValue(refusal);
  if (goal_type === "pageviewRegex") refuseRegex(goal_value);
  if (goal_type === "pageviewWildcard" && !goal_value.includes("*")) refuseValue(goalsRefusals.wildcardMissing());
  if (goal_type === "scrolling" && !isBetween(goal_value, 1, 100)) refuseValue(goalsRefusals.scrollPercent());
  if (goal_type === "duration" && !isBetween(goal_value.replace("%", "x"), 1, 86_400)) {
    refuseValue(goalsRefusals.seconds());
  }
}
