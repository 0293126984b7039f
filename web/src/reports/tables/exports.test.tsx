// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ConcreteRequest, NormalizationSelection } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const artifacts = import.meta.glob<{ default: ConcreteRequest }>("../../__generated__/*Query.graphql.ts", {
  eager: true,
});
const queries = Object.values(artifacts).map((artifact) => artifact.default);

/** Does the query ask for the field at this path, under some condition? A number in a path is a place in a list. */
function selects(selections: readonly NormalizationSelection[], path: readonly string[]): boolean {
  const [first, ...rest] = path.filter((segment) => !/^\d+$/.test(segment));
  return selections.some((selection) => {
    if (selection.kind === "ScalarField") return rest.length === 0 && (selection.alias ?? selection.name) === first;
    if (selection.kind === "LinkedField") {
      return rest.length > 0 && (selection.alias ?? selection.name) === first && selects(selection.selections, rest);
    }
    return "selections" in selection && selects(selection.selections, path);
  });
}

interface Export {
  id: string;
  variables: Record<string, unknown>;
  rows: string;
  pageSize?: number;
  columns: { title: string; value: string }[];
}

/** Presses each export of what is shown, and answers what was asked for. */
async function exportsShown(count: number): Promise<Export[]> {
  const sent: Export[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Export);
    return Response.json({ errors: [{ message: "Not today" }] }, { status: 503 });
  });
  const buttons = await waitFor(() => {
    const found = screen.getAllByRole("button", { name: /^Download CSV/ });
    expect(found).toHaveLength(count);
    return found;
  });
  const user = userEvent.setup();
  for (const [n, button] of buttons.entries()) {
    await user.click(button);
    await waitFor(() => expect(sent).toHaveLength(n + 1));
  }
  return sent;
}

const range = { startDate: "2026-10-23", endDate: "2026-11-21", previousStartDate: null, timezone: "Europe/Berlin" };
const day = "2026-11-02";
const types = {
  ...member({ role: "OWNER" }),
  ReportRange: () => range,
  FeedbackRange: () => range,
  Overview: () => ({ startDate: range.startDate, endDate: range.endDate }),
  ActiveHours: () => ({ grid: [[1]], weekdays: [1], hours: [1], total: 1 }),
  GoalConnection: () => ({ currency: "EUR" }),
  GoalReport: () => ({ currency: "EUR" }),
  AcquisitionTable: () => ({ currency: "EUR" }),
  CountryTable: () => ({ currency: "EUR" }),
  PlaceTable: () => ({ currency: "EUR" }),
  VisitorConnection: () => ({ currency: "EUR" }),
  ErrorDetail: () => ({ currency: "EUR" }),
  RetentionTable: () => ({
    ...{ period: "WEEK", visitors: 5 },
    rows: [
      { startDate: null, endDate: null, size: 5 },
      { startDate: day, endDate: day, size: 5 },
    ],
  }),
  MonthlyChart: () => ({ timezone: "UTC", months: [{ month: "2026-11-01" }] }),
  DailyRow: () => ({ day, anomaly: null }),
  BreakdownRow: () => ({ visitors: 9, conversions: 3 }),
  OverviewRow: () => ({ sparkline: [1, 2] }),
  ErrorGroup: () => ({ sparkline: [1, 2] }),
  PerformanceVital: () => ({ name: "LCP" }),
  Visitor: () => ({ tags: ["VIP"] }),
  EventSummary: () => ({ mergedNames: [], trend: [1, 2], previous: null }),
  EventNaming: () => ({ mergedNames: [] }),
  TimelineEntry: () => ({ date: day, createdAt: `${day}T10:00:00Z`, endDate: null, note: null }),
  FeedbackReport: () => ({ totals: { comments: 3 }, leftOut: 0 }),
};

it.each([
  ["/dashboard?goal=cart", 3],
  ["/analytics?goal=cart", 1],
  ["/visitor/acquisition", 1],
  ["/visitor/map?country=DE", 2],
  ["/overview", 1],
  ["/behavior-flow", 1],
  ["/behavior-flow?versus=devices", 2],
  ["/behavior-flow?around=page:/", 2],
  ["/visitor/retention", 1],
  ["/visitor/monthly-chart", 1],
  ["/report/hourly-traffic", 1],
  ["/report/daily-traffic", 1],
  ["/report/performance", 1],
  ["/report/engagement", 2],
  ["/visitors", 1],
  ["/events", 1],
  ["/events/name/cart", 1],
  ["/event-tracking", 1],
  ["/goals", 1],
  ["/goals/view/1", 2],
  ["/report/feedback-comments?from=2026-10-23&to=2026-11-21", 2],
  ["/timeline", 1],
  ["/error-log", 1],
  ["/error-log?error=1f", 1],
])("exports from %s what its query asks for", async (path, count) => {
  // a goal is split by channel, a report by the places that have further columns
  const dimension = path.startsWith("/goals") ? "CHANNEL" : "CITY";
  const { sent } = renderRoute(path, { types: { ...types, TrafficBreakdown: () => ({ dimension }) } });
  await screen.findByRole("heading", { level: 1 });
  if (path.startsWith("/behavior-flow")) {
    for (const choice of await screen.findAllByRole("radio", { name: "Table" })) await userEvent.click(choice);
  }
  for (const { id, variables, rows, columns } of await exportsShown(count)) {
    const query = queries.find(({ params }) => params.id === id);
    expect(query).toBeTruthy();
    expect(sent.filter(({ name }) => name === query?.params.name).at(-1)?.variables).toEqual(variables);
    const missing = columns.filter(
      ({ value }) => !selects(query?.operation.selections ?? [], [...rows.split("."), ...value.split(".")]),
    );
    expect(missing).toEqual([]);
    expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length);
  }
});
