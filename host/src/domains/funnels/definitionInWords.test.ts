import { FunnelExclusion, FunnelStep } from "@sightline/schema/rest/funnels/definition";
import { expect, it } from "vitest";
import { definitionInWords } from "./definitionInWords.ts";

const steps = (...given: object[]) => ({ steps: given.map((step) => FunnelStep.parse(step)) });
const exclusions = (...given: object[]) => ({ exclusions: given.map((one) => FunnelExclusion.parse(one)) });

it("tells steps apart by name, match, goal and whether they are required", () => {
  expect(
    definitionInWords(
      steps(
        { kind: "page", value: "/cart", name: "Cart" },
        { kind: "page", match: "regex", value: "^/pay", optional: true },
        { kind: "goal", goal_profile_id: 7 },
        { kind: "click", value: "Buy", page: "/cart" },
      ),
    ),
  ).toEqual({ steps: ["Cart: page /cart", "page regex ^/pay (optional)", "goal #7", "click Buy /cart"] });
});

it("tells exclusions apart by their steps and their filter", () => {
  const filter = [
    [
      { criteria: "country", operator: "==", value: "DE" },
      { criteria: "queryparam", key: "ref", operator: "==", value: "x" },
    ],
    [{ criteria: "device", operator: "==", value: "mobile" }],
  ];
  expect(
    definitionInWords(
      exclusions(
        { kind: "page", value: "/help" },
        { kind: "event", value: "error", from: 1, to: 3, custom_filter: filter },
      ),
    ),
  ).toEqual({
    exclusions: [
      "page /help",
      "event error (from step 1, to step 3, if country == DE or queryparam ref == x and device == mobile)",
    ],
  });
});
