// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onSessionEnd } from "#web/relay/sessionEnd.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { wantLayoutAgain } from "../layoutState.ts";

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./reloadPage.ts", () => ({ reloadPage }));

const ping = (part: object) => ({
  ping: { ok: true, ended: false, message: null, role: "OWNER", paidPlan: 5, ...part },
});
let ended: (string | undefined)[] = [];
let stop = () => {};
beforeEach(() => {
  ended = [];
  stop = onSessionEnd((message) => ended.push(message));
  reloadPage.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const open = async (types = member({ role: "OWNER" })) => {
  const view = renderRoute("/sites", { types });
  await screen.findByRole("navigation", { name: "Screens" });
  await waitFor(() => expect(view.sentAs("usePingSubscription")).toHaveLength(1));
  return { ...view, hear: (part: object) => act(() => view.publish("usePingSubscription", ping(part))) };
};

describe("session guard", () => {
  it("ends the session when pings require it, with their message", async () => {
    const { hear } = await open();
    hear({ ok: true });
    expect(ended).toEqual([]);
    hear({ ok: false, ended: true, message: "Oppss.. Your session has expired." });
    expect(ended).toEqual(["Oppss.. Your session has expired."]);
  });

  it.each([
    ["role", { role: "VIEWER" }, { role: "VIEWER" }],
    ["plan", { role: "OWNER", planId: 0 }, { paidPlan: 0 }],
  ] as const)("reloads the page after a ping with another %s, once it is confirmed", async (_, next, message) => {
    const types = member({ role: "OWNER" });
    const { hear, sentAs } = await open(types);
    hear({});
    hear({ role: null, paidPlan: null });
    expect(sentAs("AuthShellQuery")).toHaveLength(1);
    // the ping's state predates the page
    hear(message);
    await waitFor(() => expect(sentAs("AuthShellQuery")).toHaveLength(2));
    expect(reloadPage).not.toHaveBeenCalled();
    Object.assign(types, member(next));
    hear(message);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["role", { role: "USER" }],
    ["plan", { role: "OWNER", planId: 4 }],
  ] as const)("reloads the page when its own query returns another %s", async (_, next) => {
    const types = member({ role: "OWNER" });
    const { router } = await open(types);
    const ask = async () => {
      wantLayoutAgain();
      await act(() => router.revalidate());
    };
    await ask();
    expect(reloadPage).not.toHaveBeenCalled();
    Object.assign(types, member(next));
    await ask();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it("ignores another member's role and plan", async () => {
    const types = member({ role: "OWNER" });
    const { router } = await open(types);
    Object.assign(types, member({ role: "USER", planId: 4 }), { User: () => ({ id: "user-2", role: "USER" }) });
    wantLayoutAgain();
    await act(() => router.revalidate());
    await screen.findByRole("navigation", { name: "Screens" });
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it("shows that the host does not respond, and reloads missed data when it is back", async () => {
    const { hear, sentAs } = await open();
    hear({ ok: false });
    expect(screen.getByText(/The data service isn.t responding/)).toBeTruthy();
    const before = sentAs("SitesScreenQuery").length;
    hear({});
    await waitFor(() => expect(sentAs("SitesScreenQuery").length).toBe(before + 1));
    expect(screen.queryByText(/The data service isn.t responding/)).toBeNull();
  });

  it("ends a session that had expired before the page opened", async () => {
    await open({ ...member({ role: "OWNER" }), SessionInfo: () => ({ expiresAt: "2026-01-01T00:00:00Z" }) });
    expect(ended).toEqual(["Your session has expired. Please login again."]);
  });

  it("ends the session by the clock, within a minute of the 72 hours", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
    const expiresAt = new Date(Date.now() + 90_000).toISOString();
    await open({ ...member({ role: "OWNER" }), SessionInfo: () => ({ expiresAt }) });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(ended).toEqual([]);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(ended[0]).toBe("Your session has expired. Please login again.");
  });
});
