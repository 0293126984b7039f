// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { readReportState } from "#web/reports/url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const segment = (property: string, name: string, before: number, now: number, p: number | null) => ({
  ...{ property, name, before, now, share: (now - before) / 64, p },
});
const moment = {
  ...{ startDay: "2026-03-08", endDay: "2026-03-08", before: 24, after: 33.25, share: 0.86, p: 0.0004 },
  entries: [
    { kind: "NOTE", text: "Newsletter" },
    { kind: "PROJECT", text: "goals.goal_created" },
    { kind: "PROJECT", text: "goals.goal_changed" },
  ],
};
const difference = {
  ...{ now: 232, before: 168, p: 0.0012, until: null },
  range: { previousStartDate: "2026-03-01", previousEndDate: "2026-03-07", timezone: "UTC" },
  segments: [
    segment("CHANNEL", "Email", 28, 92, 0.00001),
    segment("VISITOR_TYPE", "returning", 4, 2, null),
    segment("COUNTRY", "DE", 140, 130, 0.4),
  ],
  moments: [moment],
};
const typesWith = (found: object | null) => ({
  ...member({ role: "VIEWER" }),
  TrafficReport: () => ({ summary: null, activeHours: null, series: null, difference: found }),
  TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 0, visitors: 0, goal: null, rows: [] }),
});

const rowsOf = (name: string) =>
  within(screen.getByRole("grid", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

it("names what explains the difference, with shares and significance", async () => {
  renderRoute("/", { types: typesWith(difference) });
  expect(await screen.findByText("232 sessions, before 168")).toBeTruthy();
  expect(screen.getByText("compared with 1 – 7 Mar 2026")).toBeTruthy();
  expect(rowsOf("What changed")).toEqual([
    "EmailChannel2892+64100%Significant",
    "ReturningVisitor42−2−3%Too little data",
    "GermanyCountry140130−10−16%Usual variation",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "Notes and changes" }));
  expect(rowsOf("Notes and changes in the date range")).toEqual([
    "Newsletter, Goal created and 1 more8 Mar 202624.033.386%Significant",
  ]);
});

it("filters the dashboard by a pressed row", async () => {
  const { router } = renderRoute("/", { types: typesWith(difference) });
  const table = within(await screen.findByRole("grid", { name: "What changed" }));
  await userEvent.click(table.getByText("Returning"));
  await waitFor(() =>
    expect(readReportState(new URLSearchParams(router.state.location.search)).filters).toEqual([
      [{ criteria: "VISITOR_TYPE", operator: "IS", value: "returning" }],
    ]),
  );
});

it("says that nothing is significant, and until when an incomplete range is compared", async () => {
  const segments = [segment("COUNTRY", "DE", 140, 150, 0.4)];
  const found = { ...difference, p: 0.5, segments, moments: [], until: "2026-03-10T09:45:00Z" };
  renderRoute("/", { types: typesWith(found) });
  expect(await screen.findByText(/^Nothing changed by more than days usually vary/)).toBeTruthy();
  expect(screen.getByText(/^until 10 Mar 2026, 09:45, compared with the same part of 1 – 7 Mar/)).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Notes and changes" }));
  expect(screen.getByText("No notes or changes in this date range")).toBeTruthy();
});

it("explains that a link limited to its range has no comparison", async () => {
  renderRoute("/", { types: typesWith(null) });
  expect(await screen.findByText("This link is limited to its own date range.")).toBeTruthy();
});
