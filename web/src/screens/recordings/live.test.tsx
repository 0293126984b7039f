// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
});
afterEach(() => {
  vi.useRealTimers();
});

const key = (n: number) => `20000000-0000-4000-8000-00000000000${n}`;
const startedAt = "2026-11-20T10:00:00Z";
const page = (n: number, path: string) => ({
  ...{ streamId: key(n), url: `https://shop.test${path}`, title: path, fromMs: n * 10_000, toMs: n * 10_000 + 5000 },
});
const types = {
  ...member({ role: "VIEWER" }),
  Project: () => ({ id: "project-1", widgetId: 12, features: [] }),
  Recording: () => ({
    ...{ id: "recording-1", key: key(1), status: "LIVE", device: "mobile", startedAt, durationMs: 5000 },
    streams: [{ ...page(0, "/"), missing: [], isThrottled: false }],
  }),
  HeatmapSample: () => ({ pageViews: 40, points: 12 }),
  RecordedVisitor: () => ({ visitorId: key(9), name: "Anna Ahrens", userId: "", email: "" }),
};

describe("live view", () => {
  const NAME = "useLiveRecordingSubscription";
  async function opened() {
    const route = renderRoute(`/live-recording/${key(1)}`, { types });
    await screen.findByRole("slider", { name: "Time in the recording" });
    await waitFor(() => expect(route.sentAs(NAME)).toEqual([{ project: "project-1", key: key(1) }]));
    const announce = (change: object, ...pages: object[]) => {
      const streams = pages.map((one) => ({ ...one, newestChunk: 0 }));
      const liveRecording = { state: "ACTIVE", viewers: 1, maxViewers: 20, streams };
      act(() => route.publish(NAME, { liveRecording: { ...liveRecording, ...change } }));
    };
    return { ...route, announce };
  }

  it("follows the session, names its viewers and its limits, and announces the pages that the visitor opens", async () => {
    const { announce } = await opened();
    announce({ viewers: 3 }, page(0, "/"));
    expect(screen.getByText("3 members watching")).toBeTruthy();
    expect(screen.getByText("Active")).toBeTruthy();
    expect(screen.getByText(/can't be controlled. Up to 20 members/)).toBeTruthy();
    expect(screen.queryByText(/The visitor opened/)).toBeNull();
    announce({}, page(0, "/"), page(1, "/cart?step=2"));
    const news = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(news).toContain("The visitor opened /cart?step=2");
    const pages = screen.getByRole("list", { name: "Pages" });
    expect(
      within(pages)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["0:00/", "0:10/cart?step=2"]);
  });

  it("shows the heatmap of the page that the visitor is on beside it, and of the next page", async () => {
    const { announce, sentAs, router } = await opened();
    const user = userEvent.setup();
    announce({}, page(0, "/cart?step=2"));
    await user.click(await screen.findByRole("button", { name: "Show the page's heatmap here" }));
    expect(router.state.location.search).toContain("beside=heatmap");
    await waitFor(() =>
      expect(sentAs("LiveHeatmapMapQuery")).toEqual([
        { project: "project-1", page: { match: "EXACT", value: "https://shop.test/cart" }, device: "MOBILE" },
      ]),
    );
    expect(await screen.findByText(/^40 page views · 12 clicks/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Open heatmap" });
    expect(new URL(link.getAttribute("href") ?? "", "http://app.test").searchParams.get("url")).toContain("/cart");
    announce({}, page(0, "/thanks"));
    await waitFor(() =>
      expect(sentAs("LiveHeatmapMapQuery").at(-1)).toMatchObject({ page: { value: "https://shop.test/thanks" } }),
    );
    await user.click(screen.getByRole("button", { name: "Hide heatmap" }));
    expect(screen.queryByText(/^40 page views · 12 clicks/)).toBeNull();
  });

  it("leads to the finished recording when the visitor has left, and goes on when the visitor comes back", async () => {
    const { announce } = await opened();
    announce({ state: "IDLE" }, page(0, "/"));
    expect(screen.getByText("The visitor is idle.")).toBeTruthy();
    announce({ state: "LEFT" }, page(0, "/"));
    const left = screen.getByText("The visitor has left.");
    expect(left).toBeTruthy();
    const link = screen.getByRole("link", { name: "Open the recording" });
    expect(link.getAttribute("href")).toContain(`/video/${key(1)}`);
    announce({}, page(0, "/"));
    expect(screen.queryByText("The visitor has left.")).toBeNull();
  });

  it("offers to go live after seeking back, and has no key that changes the visitor's page", async () => {
    const { announce } = await opened();
    announce({}, page(0, "/"));
    const user = userEvent.setup();
    const time = screen.getByRole("slider", { name: "Time in the recording" });
    expect(await screen.findByText("Live", { selector: "span" })).toBeTruthy();
    time.focus();
    await user.keyboard("{Home}");
    expect(time.getAttribute("aria-valuetext")).toBe("0:00 of 0:05");
    await user.click(screen.getByRole("button", { name: "Go live" }));
    expect(time.getAttribute("aria-valuetext")).toBe("0:05 of 0:05");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Go live" })).toBeNull());
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });

  it("says that updates are paused while there are none, and keeps what it has", async () => {
    const { announce, publish } = await opened();
    announce({}, page(0, "/"));
    act(() => publish(NAME, { liveRecording: null }));
    expect(screen.getByText("Live updates are paused.")).toBeTruthy();
    expect(screen.getByRole("list", { name: "Pages" })).toBeTruthy();
    announce({}, page(0, "/"));
    expect(screen.queryByText("Live updates are paused.")).toBeNull();
  });

  it("shows why the session can't be watched, and tries again", async () => {
    const { refuse, sentAs, announce } = await opened();
    act(() => refuse(NAME, new GatewayError("CONFLICT", "20 members are watching this visitor.")));
    expect(screen.getByText("20 members are watching this visitor.")).toBeTruthy();
    expect(screen.queryByRole("slider")).toBeNull();
    await userEvent.setup().click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(sentAs(NAME)).toHaveLength(2));
    announce({ viewers: 20 }, page(0, "/"));
    expect(screen.getByText("20 members watching")).toBeTruthy();
  });

  it("says that the recording was deleted while it was watched", async () => {
    const { announce, complete } = await opened();
    announce({}, page(0, "/"));
    act(() => complete(NAME));
    expect(screen.getByText(/its recording was deleted/)).toBeTruthy();
  });

  it("says that there is no recording under the key of another company", async () => {
    renderRoute(`/live-recording/${key(5)}`, { types: { ...types, ProjectRecordings: () => ({ recording: null }) } });
    expect(await screen.findByText("Recording not found")).toBeTruthy();
  });
});

describe("live sessions of the recordings list", () => {
  const session = (n: number, state = "ACTIVE") => ({
    ...{ key: key(n), state, url: `https://shop.test/page-${n}`, title: "", startedAt, country: "DE" },
    ...{ device: "mobile", browser: "Safari", viewers: 0 },
  });
  let total = 1;
  const listTypes = {
    ...types,
    LiveSessions: () => ({ totalCount: 1, sessions: [session(1)] }),
    RecordingConnection: () => ({ totalCount: total, sessionCount: 9, edges: [] }),
    ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
  };
  async function opened() {
    total = 1;
    const route = renderRoute("/recordings", { types: listTypes });
    const table = await screen.findByRole("grid", { name: "Live sessions" });
    await waitFor(() => expect(route.sentAs("LiveNowSubscription")).toHaveLength(1));
    const announce = (...sessions: object[]) =>
      act(() =>
        route.publish("LiveNowSubscription", {
          liveSessions: { __typename: "LiveSessions", totalCount: sessions.length, sessions },
        }),
      );
    return { ...route, table, announce };
  }

  it("show a page, device and country, lead to the live view, and say when the visitor leaves", async () => {
    const { table, announce, router } = await opened();
    const row = within(table).getByRole("row", { name: /page-1/ });
    for (const text of ["Active", "Mobile, Safari", "Germany"]) expect(within(row).getByText(text)).toBeTruthy();
    announce(session(1, "LEFT"), session(2));
    expect(within(table).getByText("Left")).toBeTruthy();
    announce(session(2));
    expect(within(table).queryByText("/page-1")).toBeNull();
    announce();
    expect(screen.getByText("No visitor is being recorded")).toBeTruthy();
    announce(session(3));
    await userEvent.setup().click(within(table).getByText("/page-3"));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/live-recording/${key(3)}`));
  });

  it("offer to load the new recordings that match the list's choices", async () => {
    const { announce, sentAs } = await opened();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    announce(session(1), session(2), session(3));
    total = 3;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const [counted] = sentAs("NewRecordingsQuery");
    const [listed] = sentAs("RecordingListScreenQuery");
    expect(listed).toMatchObject(counted ?? { none: true });
    const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
    await user.click(await screen.findByRole("button", { name: "2 new recordings" }));
    await waitFor(() => expect(sentAs("RecordingListScreenQuery")).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole("button", { name: /new recording/ })).toBeNull());
  });
});
