// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { types } from "./testing/funnelTypes.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("names the steps in the file of their table", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(body);
    return new Response("");
  });
  renderRoute("/funnel/flow/7/checkout?steps=table", { types: types("OWNER") });
  const panel = within(await screen.findByRole("region", { name: "Steps" }));
  await userEvent.click(await panel.findByRole("button", { name: /^Download CSV/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { columns } = JSON.parse(sent[0] ?? "") as { columns: object[] };
  expect(columns.slice(0, 3)).toEqual([
    { title: "Step", value: "step" },
    { title: "Name", value: "step", labels: { 1: "Cart", 2: "pay", 3: "/thanks" } },
    { title: "Reached", value: "entered" },
  ]);
});

it("says that no property makes a clear difference, and compares shares instead of odds on a phone", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: 390 <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));
  const factor = (value: string, pAdjusted: number) => ({
    ...{ step: 1, property: "DEVICE", value, entered: 40, dropped: 10, otherRate: 0.1 },
    ...{ oddsRatio: 2, low: 0.9, high: 4, pAdjusted },
  });
  const factors = (pAdjusted: number) => ({
    ...types("OWNER"),
    FunnelFactors: () => ({ rows: [factor("mobile", pAdjusted)], tested: 8, least: 5 }),
  });
  const { unmount } = renderRoute("/funnel/flow/7/checkout", { types: factors(0.6) });
  const panel = within(await screen.findByRole("region", { name: "What those who drop off have in common" }));
  expect(await panel.findByText("No clear difference · 8 values tested, each group with at least 5")).toBeTruthy();
  const titles = panel.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(titles).toEqual(["Property", "Drop-off", "Others"]);
  unmount();
  renderRoute("/funnel/flow/7/checkout", { types: factors(0.01) });
  expect(await screen.findByText("8 values tested, each group with at least 5")).toBeTruthy();
});
