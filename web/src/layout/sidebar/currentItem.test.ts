import { describe, expect, it } from "vitest";
import { currentItem, isItemItself } from "./currentItem.ts";

const items = [
  { path: "/" },
  { path: "/events", subpages: ["/event-tracking"] },
  { path: "/visitors", aliases: ["/users"], subpages: ["/profile/:visitorId"] },
  { path: "/profile" },
  { path: "/report" },
  { path: "/report/performance" },
  { path: "/recordings", subpages: ["/video"] },
];

describe("current item of a menu", () => {
  it.each([
    ["/", "/"],
    ["/dashboard", "/"],
    ["/overview", "/"],
    ["/Events", "/events"],
    ["/events/key/value", "/events"],
    ["/event-tracking/edit/3", "/events"],
    ["/event-trackings", undefined],
    ["/users", "/visitors"],
    ["/profile", "/profile"],
    ["/profile/abc", "/visitors"],
    ["/report", "/report"],
    ["/report/performance", "/report/performance"],
    ["/report/engagement", "/report"],
    ["/video/1", "/recordings"],
    ["/sites", undefined],
  ])("at %s is %s", (at, path) => expect(currentItem(items, at)?.path).toBe(path));

  it.each([
    ["/dashboard", "/", true],
    ["/users", "/visitors", true],
    ["/profile/abc", "/visitors", false],
    ["/events/key/value", "/events", false],
    ["/Events/", "/events", true],
  ])("tells at %s whether it is the screen of %s itself: %s", (at, path, expected) => {
    const item = items.find((one) => one.path === path);
    expect(item && isItemItself(item, at)).toBe(expected);
  });
});
