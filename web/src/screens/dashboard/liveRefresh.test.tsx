// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = {
  ...member({ role: "OWNER" }),
  Project: ({ args }: { args?: Record<string, unknown> | null }) => projectOf(Number(args?.["id"] ?? 1)),
  TrafficReport: () => ({ summary: null, activeHours: null, series: null, difference: null }),
  TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 0, visitors: 0, goal: null, rows: [] }),
  FrictionCost: () => ({ goal: null, orderValue: null, currency: "", rows: [] }),
};

it("asks again when the project receives an event, not when another project is shown", async () => {
  const { publish, router, sentAs } = renderRoute("/dashboard?project=1", { types });
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  const subscribed = () => sentAs("LiveRefreshSubscription").map(({ project }) => project);
  const asked = () => sentAs("DashboardScreenQuery").map(({ project }) => project);
  const received = (lastEventAt: string) =>
    act(() => publish("LiveRefreshSubscription", { realtime: { lastEventAt } }));
  await waitFor(() => expect(subscribed()).toHaveLength(1));
  received("2026-11-21T12:00:00Z");
  received("2026-11-21T12:00:01Z");
  await waitFor(() => expect(asked()).toEqual(["1", "1"]));

  await act(() => router.navigate("/dashboard?project=2"));
  await waitFor(() => expect(subscribed()).toHaveLength(2));
  received("2026-11-20T09:00:00Z");
  // a refresh waits for two seconds since the last one
  await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  expect(asked()).toEqual(["1", "1", "2"]);
});
