// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

it("shows events with their most precise known place and its country", async () => {
  const places = [
    { country: "GB", region: "England", city: "Birmingham" },
    { country: "US", region: "Alabama", city: "" },
    { country: "FR", region: "", city: "" },
    { country: "", region: "", city: "" },
  ];
  const events = places.map((place, n) => ({
    ...{ eventId: `e${n}`, type: "pageview", name: "Home", path: `/${n}`, refHost: "", device: "desktop" },
    ...{ browser: "Firefox", at: "2026-03-18T10:00:00Z", visitorId: `v${n}`, lat: null, lon: null },
    ...place,
  }));
  renderRoute("/visitor/realtime", {
    types: { ...member({ role: "OWNER" }), Realtime: () => ({ events, visitors: [] }) },
  });
  const feed = within(await screen.findByRole("region", { name: "Event feed" }));
  expect((await feed.findAllByRole("listitem")).map((line) => line.textContent)).toEqual([
    expect.stringContaining("Birmingham, United Kingdom, desktop, Firefox"),
    expect.stringContaining("Alabama, United States, desktop, Firefox"),
    expect.stringContaining("France, desktop, Firefox"),
    expect.stringContaining("/3desktop, Firefox"),
  ]);
});
