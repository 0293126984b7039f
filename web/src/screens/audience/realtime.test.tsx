// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

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

it("shows on a phone what happens before the totals, and says only once that no visitor is online", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: 390 <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));
  const none = { pages: [], sources: [], countries: [], devices: [] };
  const titles = async (realtime: object) => {
    const { unmount } = renderRoute("/visitor/realtime", {
      types: {
        ...member({ role: "OWNER" }),
        OnlineHistory,
        Realtime: () => ({ active: 0, idle: 0, events: [], visitors: [], ...none, ...realtime }),
      },
    });
    await screen.findByRole("region", { name: "Event feed" });
    const all = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const said = screen.getAllByText("No visitors online").length;
    unmount();
    return { all: all.slice(all.indexOf("Event feed")), said };
  };
  expect(await titles({})).toEqual({ all: ["Event feed", "Visitors online", "Live map"], said: 1 });
  const { all } = await titles({ active: 1, pages: [{ name: "/", visitors: 1 }] });
  expect(all).toEqual([
    ...["Event feed", "Visitors online", "Active pages", "Channels", "Countries", "Devices", "Live map"],
  ]);
});
