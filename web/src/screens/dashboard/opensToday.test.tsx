// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { rememberedRange, rememberRange } from "#web/reports/url/rangeMemory.ts";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const typesFor = (createdAt: Date) => {
  const types = member({ role: "OWNER" });
  return {
    ...types,
    Project: () => ({ ...projectOf(1), createdAt: createdAt.toISOString() }),
    TrafficReport: () => ({ summary: null, activeHours: null, series: null, difference: null }),
    TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 0, visitors: 0, goal: null, rows: [] }),
    FrictionCost: () => ({ goal: null, orderValue: null, currency: "", rows: [] }),
  };
};
const picker = (name: RegExp) => screen.findByRole("button", { name });

it("opens a new project's dashboard with today", async () => {
  const { router } = renderRoute("/dashboard?project=1", { types: typesFor(new Date()) });
  await waitFor(() => expect(router.state.location.search).toBe("?project=1&range=today"));
  expect(await picker(/^Today/)).toBeTruthy();
});

it("opens with the last 30 days from the second day on", async () => {
  const { router } = renderRoute("/dashboard?project=1", { types: typesFor(new Date("2026-01-01")) });
  await picker(/Last 30 days/);
  await waitFor(() => expect(rememberedRange(1, "dashboard")).toBeDefined());
  expect(router.state.location.search).toBe("?project=1");
});

it("keeps the range that was chosen in a new project", async () => {
  rememberRange(1, ["analytics"], { range: { preset: "LAST_30_DAYS" }, compare: null });
  const { router, sentAs } = renderRoute("/dashboard?project=1", { types: typesFor(new Date()) });
  await picker(/Last 30 days/);
  await waitFor(() => expect(sentAs("DashboardScreenQuery")).toHaveLength(1));
  expect(router.state.location.search).toBe("?project=1");
});
