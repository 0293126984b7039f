// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const totals = (visitors: number) => ({
  ...{ visitors, sessions: visitors, pageviews: visitors, pagesPerSession: 1 },
  ...{ averageDuration: 30, bounceRate: 0.5, conversions: 0 },
});
const channel = (name: string, visitors: number) => ({
  ...{ name, region: null, country: null, visitors, pageviews: visitors, sessions: visitors, bounceRate: 0.5 },
  ...{ conversions: 0, conversionRate: null, scrollDepth: null },
});
const range = {
  ...{ startDate: "2026-03-08", endDate: "2026-03-14", timezone: "UTC" },
  ...{ previousStartDate: "2026-03-01", previousEndDate: "2026-03-07" },
};
const point = (at: string, value: number) => ({ at, value, previous: null, isPartial: false });
const rows = [channel("Direct", 20), channel("Email", 5), channel("Organic Search", 40)];
const types = {
  ...member({ role: "VIEWER" }),
  TrafficReport: () => ({ activeHours: null, difference: null }),
  TrafficSummary: () => ({ goal: null, totals: totals(1234), previous: totals(1000), sparkline: [], range }),
  TrafficSeries: () => ({
    metric: "VISITORS",
    interval: "DAY",
    range,
    points: [point("2026-03-08", 3), point("2026-03-09", 8)],
  }),
  TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 3, visitors: 65, goal: null, rows }),
};

async function copied(address: string, title: string): Promise<string> {
  const user = userEvent.setup();
  renderRoute(address, { types });
  await user.click(await screen.findByRole("button", { name: `Copy ${title} as a sentence` }));
  await screen.findByText("Sentence copied");
  return navigator.clipboard.readText();
}

it("copies a table with its range and filters, and shows what was copied", async () => {
  const sentence = await copied("/?f=country:is:DE", "Sources");
  expect(sentence).toBe(
    "Dashboard, 8 – 14 Mar 2026, UTC time, only Country is Germany: Organic Search leads in Sources (Visitors: 40), followed by Direct (20) and Email (5).",
  );
  expect(within(screen.getByRole("region", { name: /Notifications|notification/ })).getByText(sentence)).toBeTruthy();
});

it("copies the total of the trend with that of the compared range", async () => {
  expect(await copied("/", "Visitors")).toBe(
    "Dashboard, 8 – 14 Mar 2026, UTC time: Visitors 1,234, compared with 1,000 in 1 – 7 Mar 2026 (+23.4%).",
  );
});
