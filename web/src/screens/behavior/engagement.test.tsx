// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const range = { startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" };
const topPages = [{ path: "/cart", pageviews: 5, engagedTime: 25, scrollDepth: 0.5 }];

it.each([
  [390, ["Page", "Avg. engaged time"]],
  [1440, ["Page", "Views", "Avg. engaged time", "Scroll"]],
])("lists pages with the engaged time that they are sorted by at %i px", async (width, titles) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));
  renderRoute("/report/engagement", {
    types: { ...member({ role: "OWNER" }), ReportRange: () => range, EngagementReport: () => ({ topPages }) },
  });
  const table = within(await screen.findByRole("grid", { name: "Top pages by engaged time" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(titles);
});
