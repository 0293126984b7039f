// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const OnlineHistory = () => ({ online: [] });

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
    types: { ...member({ role: "OWNER" }), OnlineHistory, Realtime: () => ({ events, visitors: [] }) },
  });
  const feed = within(await screen.findByRole("region", { name: "Event feed" }));
  expect((await feed.findAllByRole("listitem")).map((line) => line.textContent)).toEqual([
    expect.stringContaining("Birmingham, United Kingdom, desktop, Firefox"),
    expect.stringContaining("Alabama, United States, desktop, Firefox"),
    expect.stringContaining("France, desktop, Firefox"),
    expect.stringContaining("/3desktop, Firefox"),
  ]);
});

it("leads from a visitor to the live view of the session, if it is recorded", async () => {
  const visitor = (n: number, isRecorded: boolean) => ({
    ...{
      visitorId: `v${n}`,
      sessionId: `s${n}`,
      isRecorded,
      state: "ACTIVE",
      path: `/${n}`,
      since: "2026-03-18T10:00:00Z",
    },
    ...{ pageviews: 1, channel: "Direct", country: "DE", device: "desktop", browser: "Firefox" },
  });
  renderRoute("/visitor/realtime", {
    types: {
      ...member({ role: "VIEWER" }),
      OnlineHistory,
      Realtime: () => ({ events: [], visitors: [visitor(1, true), visitor(2, false)] }),
    },
  });
  const table = await screen.findByRole("grid", { name: "Visitors online" });
  const [link, ...others] = within(table).getAllByRole("link", { name: "Watch live" });
  expect(link?.getAttribute("href")).toContain("/live-recording/s1");
  expect(others).toEqual([]);
});
