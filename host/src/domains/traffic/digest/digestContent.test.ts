import { expect, it } from "vitest";
import { projectSentence } from "./digestContent.ts";

const values = (visitors: number, bounce_rate: number | null) => ({
  ...{ visitors, sessions: visitors, pageviews: 3 * visitors, pages_per_session: 3, bounce_rate },
  ...{ average_duration: null, engaged_time: null, conversions: 0, conversion_rate: 0 },
});
const key = (visitors: number, bounce_rate: number | null) =>
  projectSentence("Shop", { week: values(visitors, bounce_rate), before: values(4, 0.5) });

it("counts the visitors of a week in which no session began, without a bounce rate", () => {
  expect(key(1, null)).toMatchObject({
    reason: "notifications.digestWithoutBounces",
    params: { project: "Shop", before: 4, visitors: 1, sessions: 1, pageviews: 3 },
  });
});

it("says that a week had no visitors", () => {
  expect(key(0, null)).toMatchObject({ reason: "notifications.digestWithoutVisits" });
});
