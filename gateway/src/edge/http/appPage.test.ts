import { expect, test } from "vitest";
import { appPage } from "./appPage.ts";

const page = `<html><head><script type="module" src="/assets/index-12345678.js"></script></head><body><div id="root"></div></body></html>`;
const route = (pattern: string, file: string, isForMembers = true) => ({
  ...{ pattern, isForMembers, files: [file] },
  area: isForMembers ? "goals" : "account",
  paint: isForMembers ? 0 : 1,
});
const list = JSON.stringify({
  paints: ["<i>a report</i>", "<i>a form</i>"],
  routes: [
    route("^/login/?$", "assets/LoginScreen.js", false),
    route("^/goals/new/?$", "assets/NewGoalScreen.js"),
    route("^/goals/[^/]+/?$", "assets/GoalScreen.js"),
  ],
});
const preloaded = (text: string) =>
  [...text.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g)].map(
    ([, href]) => href,
  );

test.each([
  ["/goals/new", "/assets/NewGoalScreen.js"],
  ["/goals/7", "/assets/GoalScreen.js"],
  ["/Goals/7/", "/assets/GoalScreen.js"],
])("preloads the modules of the screen at %s for a member", (pathname, file) => {
  expect(preloaded(appPage(page, list).at(pathname, true))).toEqual([file]);
});

test("preloads the sign-in page for a visitor without a session, who is redirected to it", () => {
  expect(preloaded(appPage(page, list).at("/goals/7", false))).toEqual(["/assets/LoginScreen.js"]);
});

test("names the texts of the shown screen", () => {
  expect(appPage(page, list).at("/goals/7", true)).toContain(`<meta name="texts" content="goals">`);
  expect(appPage(page, list).at("/goals/7", false)).toContain(`<meta name="texts" content="account">`);
});

test("shows the bones of the screen until the scripts have arrived", () => {
  expect(appPage(page, list).at("/goals/7", true)).toContain(`<div id="root"><i>a report</i></div>`);
  expect(appPage(page, list).at("/goals/7", false)).toContain(`<div id="root"><i>a form</i></div>`);
});

test("leaves the page as it is for an unknown path, and without a list", () => {
  expect(appPage(page, list).at("/nowhere", true)).toBe(page);
  expect(appPage(page, undefined).at("/login", false)).toBe(page);
});
