// What is wrong with the value of a goal, in words that say what to type instead.
import type { GoalRule, GoalType } from "@sightline/schema/rest/goals/goals";
import { Problem } from "#host/http/problem.ts";

const needed: Record<GoalType, string> = {
  pageview: "a part of the page's address, such as /thank-you",
  pageviewExact: "the page's address, such as https://shop.example/thank-you or /thank-you",
  pageviewWildcard: "an address with *, such as /product/*",
  pageviewRegex: "a regular expression, such as ^https://shop\\.example/product/\\d+$",
  clickOnElement: "a CSS selector, such as .buy-button",
  clickOnText: "the words on what is clicked, such as Start free trial",
  externalLink: "a part of the link's address, such as partner.example, or * for any other site",
  formSubmit: "a CSS selector of the form, such as form#signup",
  elementAppears: "a CSS selector, such as .order-confirmed",
  scrolling: "how far down in percent, from 1 to 100",
  duration: "for how many seconds, from 1 to 86400",
  event: "the name of an event, such as signup",
  revenue: "the name of an event that carries a value, such as purchase, or * for any",
  script: "",
};

export function refuseValue(message: string): never {
  throw new Problem("INVALID", message, { field: "goal_value" });
}

/** RE2 runs in time that the length of the text bounds, and so knows neither of these. */
const NOT_IN_RE2 = /\(\?(?:=|!|<=|<!)|\\[1-9]/;

function refuseRegex(value: string): void {
  if (NOT_IN_RE2.test(value))
    refuseValue("Lookarounds (?= ?! ?<= ?<!) and back references are not supported; leave them out");
  try {
    RegExp(value);
  } catch {
    refuseValue(
      `${value} is no regular expression; write for example ${needed.pageviewRegex.replace("a regular expression, such as ", "")}`,
    );
  }
}

function refuseNumber(value: string, least: number, most: number, words: string): void {
  const number = /^\d{1,5}%?$/.test(value) ? Number.parseInt(value, 10) : -1;
  if (number < least || number > most) refuseValue(`Say ${words}`);
}

export function refuseGoal({ goal_type, goal_value }: GoalRule): void {
  if (goal_value === "" && needed[goal_type] !== "") refuseValue(`Say ${needed[goal_type]}`);
  if (goal_type === "pageviewRegex") refuseRegex(goal_value);
  if (goal_type === "pageviewWildcard" && !goal_value.includes("*"))
    refuseValue(`There is no * in it; say ${needed.pageviewWildcard}`);
  if (goal_type === "scrolling") refuseNumber(goal_value, 1, 100, needed.scrolling);
  if (goal_type === "duration") refuseNumber(goal_value.replace("%", "x"), 1, 86_400, needed.duration);
}
