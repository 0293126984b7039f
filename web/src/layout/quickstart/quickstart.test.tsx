// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { stepSeenAt } from "./quickstart.ts";

beforeEach(() => localStorage.clear());

interface QuickstartOptions {
  value?: string | null;
  pageviewTotal?: number;
  role?: "USER" | "VIEWER";
}

async function open(path: string, { value = null, pageviewTotal = 10, role = "USER" }: QuickstartOptions = {}) {
  const view = renderRoute(path, {
    types: {
      ...member({ role }),
      UserAttribute: () => ({ id: "insight", value }),
      TrafficCheck: () => ({ pageviewTotal }),
    },
    // the screen itself is not under test
    answers: { EventsScreenQuery: () => new Promise<never>(() => {}) },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  const saved = () =>
    view.sentAs("useInsightMutation").map(({ input }) => JSON.parse((input as { value: string }).value) as unknown);
  return { ...view, saved };
}

it("completes a step when its screen is opened, however it is reached", async () => {
  const initial = { "Setup tracking code": 1, "View heatmap": 1, closeStatus: 0 };
  const { saved } = await open("/events?project=1", { value: JSON.stringify(initial) });
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toEqual({ ...initial, "View website event": 1, "Watch recording": 0, "Create Funnel": 0 });
});

it.each<[string, QuickstartOptions]>([
  ["it is done already", { value: JSON.stringify({ "View website event": 1 }) }],
  ["the quickstart is closed", { value: JSON.stringify({ closeStatus: 1 }) }],
])("does not store a step when %s", async (_, initial) => {
  const { saved, sentAs } = await open("/events", initial);
  await waitFor(() => expect(sentAs("useSeenStepsQuery")).toHaveLength(1));
  await Promise.resolve();
  expect(saved()).toEqual([]);
});

it.each<[string, string, QuickstartOptions]>([
  ["a screen without data", "/events", { pageviewTotal: 0 }],
  ["a Viewer, who has no quickstart", "/events", { role: "VIEWER" }],
  ["another screen", "/visitor/realtime", {}],
])("sends no request for %s", async (_, path, initial) => {
  const { sentAs } = await open(path, initial);
  expect(sentAs("useSeenStepsQuery")).toEqual([]);
});

it.each([
  ["/recordings", undefined],
  ["/video/abc", "Watch recording"],
  ["/Heatmap", "View heatmap"],
  ["/heatmap-v2/7", "View heatmap"],
  ["/events/key/value", "View website event"],
  ["/event-tracking", undefined],
  ["/funnel", undefined],
  ["/funnel/flow/7/Checkout", "Create Funnel"],
])("maps %s to the step %s", (path, step) => expect(stepSeenAt(path)).toBe(step));
