// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const estimate = (value: number, low: number, high: number) => ({ value, low, high });
const rows = [
  {
    ...{ signal: "RAGE", sessions: 50, conversionRate: 0.1, expectedRate: 0.2 },
    ...{ missing: estimate(5, 1, 9), revenue: estimate(250, 50, 450) },
  },
  { signal: "ERRORS", sessions: 20, conversionRate: 0.3, expectedRate: 0.5, missing: null, revenue: null },
  {
    ...{ signal: "ANY", sessions: 70, conversionRate: 0.2, expectedRate: 0.2 },
    ...{ missing: estimate(0.5, -3, 4), revenue: estimate(25, -150, 200) },
  },
];
const typesWith = (cost: object) => ({
  ...member({ role: "VIEWER" }),
  TrafficReport: () => ({ summary: null, activeHours: null, series: null, difference: null }),
  TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 0, visitors: 0, goal: null, rows: [] }),
  FrictionCost: () => ({ goal: { name: "Order" }, orderValue: 50, currency: "EUR", rows, ...cost }),
});

async function shown(): Promise<(string | null)[]> {
  const table = within(await screen.findByRole("grid", { name: "Friction in money" }));
  return table
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
}

it("shows the missing revenue with its interval, and what it says", async () => {
  renderRoute("/", { types: typesWith({}) });
  expect(await shown()).toEqual([
    "Rage clicks5010.0%20.0%€250 (€50 to €450)Converted less than expected",
    "JS errors2030.0%50.0%Too little dataToo little data",
    "Either7020.0%20.0%€25 (−€150 to €200)No clear difference",
  ]);
  expect(screen.getByText("Conversion: Order. Average value €50. An association, not a cause.")).toBeTruthy();
});

it("shows missing conversions where conversions have no value", async () => {
  const valueless = rows.map((row) => ({ ...row, revenue: null }));
  renderRoute("/", { types: typesWith({ goal: null, orderValue: 0, currency: "", rows: valueless }) });
  expect((await shown())[0]).toBe("Rage clicks5010.0%20.0%5.0 (1.0 to 9.0)Converted less than expected");
  expect(screen.getByText(/^Conversion: any goal, or a purchase. Conversions have no value/)).toBeTruthy();
});
