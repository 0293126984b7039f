import { expect, it } from "vitest";
import { formatMs } from "./formatMs.ts";
import { ruleIn } from "./formHref.ts";

it("reads a rule from the URL, and writes times with the precision that matters", () => {
  expect(ruleIn(new URLSearchParams("selector=x"))).toBeNull();
  expect(ruleIn(new URLSearchParams("page=/a&match=soon"))).toEqual({
    page: { match: "EXACT", value: "/a" },
    selector: "",
  });
  expect([null, 0, 440, 9940, 9960, 65_000].map(formatMs)).toEqual(["–", "0.0s", "0.4s", "9.9s", "10s", "1m 5s"]);
});
