import { Script } from "node:vm";
import { expect, it } from "vitest";
import { Problem } from "#host/http/problem.ts";
import { conditionCode, refuseCondition } from "./conditionCode.ts";

const refusalOf = (condition: string): string => {
  try {
    refuseCondition(condition, "path_name");
    return "";
  } catch (error) {
    return error instanceof Problem && error.field === "path_name" ? error.message : String(error);
  }
};

it.each([
  "window.cart?.total > 100",
  "document.title.includes('Thanks') // the last page",
  "(1, 2)",
  "window.dataLayer?.some(({ event }) => event === 'purchase')",
  "[...document.forms].some((form) => { let n = 0; n++; return n; })",
  "/\\)\\(/.test(location.href) && `)${1}(`",
])("accepts %s as a condition and compiles it to a function", (condition) => {
  expect(refusalOf(condition)).toBe("");
  // parsed as served, but not run
  expect(() => new Script(`rules=[{"f":${conditionCode(condition)}},1];`)).not.toThrow();
});

it.each([
  ["window.cart.", /ends too early/],
  ["/* open", /from character 1 on/],
  ["a === 1;", /from character 8 on/],
  ["if (a) b", /from character 1 on/],
  ["a b", /from character 3 on/],
  ["1); alert(1); (2", /closes a bracket/],
  ["1), (2", /closes a bracket/],
  ["1)(2", /closes a bracket/],
  ["1}; alert(1); {", /can't be read/],
  ["await a", /can't be read/],
  ["import.meta.url", /can't be read/],
  ["new.target", /can't be read/],
  ["010 === 8", /can't be read/],
  ["/(?i:a)/.test(b)", /can't be read/],
  ["a = 1", /use two or three = to compare/],
  ["((a = 1))", /use two or three = to compare/],
  ["a++", /remove \+\+/],
  ["() => true", /is a function/],
  ["function () { return true }", /is a function/],
])("refuses %s as a condition: %s", (condition, message) => {
  expect(refusalOf(condition)).toMatch(message);
});
