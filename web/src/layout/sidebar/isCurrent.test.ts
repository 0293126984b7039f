import { expect, it } from "vitest";
import { isCurrent } from "./isCurrent.ts";

it.each([
  ["/", "/", true],
  ["/", "/dashboard", true],
  ["/", "/overview", true],
  ["/", "/events", false],
  ["/events", "/Events", true],
  ["/events", "/events/key/value", true],
  ["/events", "/event-tracking", false],
  ["/recordings", "/video/1", true],
])("marks the item %s as current at %s: %s", (line, at, expected) =>
  expect(isCurrent(line, at, line === "/recordings" ? ["/video"] : [])).toBe(expected),
);
