import { expect, test } from "vitest";
import { sharePath } from "./sharePath.ts";

test.each([
  ["dashboard", "", "/share/dashboard/P"],
  ["analytics", "", "/share/analytics/P"],
  ["map", "", "/share/visitor/map/P"],
  ["events", "name/add to cart", "/share/events/name/add%20to%20cart/P"],
  ["playback", "0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a", "/share/playback/P"],
  ["events", "plan/$&?", "/share/events/plan/%24%26%3F/P"],
  ["funnel", "12/Checkout", "/share/funnel/12/Checkout/P"],
  ["funnel", "12", "/share/funnel/12/-/P"],
  ["funnel", "12/", "/share/funnel/12/-/P"],
  ["funnel", "12/..", "/share/funnel/12/-/P"],
  ["funnel", "12/A/B", "/share/funnel/12/A-B/P"],
  ["form", "7", "/share/form/result/7/P"],
] as const)("%s %s", (module, item, path) => expect(sharePath(module, item, "P")).toBe(path));
