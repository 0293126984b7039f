// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { storeListOrder } from "./_lib/listOrder.ts";
import { atShownPage } from "./_lib/marks.ts";
import { key, mark, startWithoutLayout, types } from "./testing/recordings.ts";

beforeEach(startWithoutLayout);

describe("player", () => {
  it("seeks to a page view when its page is shown, which is recorded a moment later", () => {
    const shown = atShownPage(
      [mark("PAGE", 100, "/"), mark("RAGE", 4000, "Buy"), mark("PAGE", 9000, "/b")],
      [400, 30_000],
    );
    expect(shown.map(({ atMs }) => atMs)).toEqual([400, 4000, 9000]);
  });

  const opened = async (search = "", role: MemberOptions["role"] = "USER") => {
    storeListOrder([key(1), key(2)]);
    const route = renderRoute(`/video/${key(1)}${search}`, { types: types(role) });
    return { ...route, user: userEvent.setup(), time: await screen.findByRole("slider") };
  };

  it("begins at the second of the URL, and keys change the time and open the next recording", async () => {
    const { user, time, router } = await opened("?t=20");
    expect(time.getAttribute("aria-valuetext")).toBe("0:20 of 1:00");
    await user.keyboard("{ArrowRight}");
    expect(time.getAttribute("aria-valuetext")).toBe("0:30 of 1:00");
    await waitFor(() => expect(router.state.location.search).toContain("t=30"));
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(time.getAttribute("aria-valuetext")).toBe("0:00 of 1:00");
    await user.keyboard("s");
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "Skip inactivity" }).checked).toBe(false);
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("button", { name: "Speed 2×" })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("recording-player") ?? "")).toMatchObject({
      speed: 2,
      skipsInactivity: false,
    });
    await user.keyboard("n");
    await waitFor(() => expect(router.state.location.pathname).toBe(`/video/${key(2)}`));
  });

  it("says that the recorded pages can't be shown if their frame does not open, and loads it again", async () => {
    const { time } = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const frame = () => screen.getByTitle("Recorded page");
      const failed = frame();
      fireEvent.load(failed);
      act(() => void vi.advanceTimersByTime(5000));
      const failures = () =>
        screen.queryAllByRole("alert").filter((alert) => /recorded pages can't be shown/.test(alert.textContent));
      expect(failures()).toHaveLength(1);
      // what happened can still be read
      expect(time.getAttribute("aria-valuetext")).toBe("0:00 of 1:00");
      fireEvent.click(within(failures()[0] as HTMLElement).getByRole("button", { name: "Retry" }));
      expect(failures()).toEqual([]);
      expect(frame()).not.toBe(failed);
    } finally {
      vi.useRealTimers();
    }
  });

  it("removes the outline of the element that a comment is about", async () => {
    const { user, router } = await opened("?t=20&element=%23sizes");
    await user.click(screen.getByRole("button", { name: "Remove outline" }));
    await waitFor(() => expect(router.state.location.search).toBe("?t=20"));
    expect(screen.queryByRole("button", { name: "Remove outline" })).toBeNull();
  });

  it("seeks by a click on an event, marks the event at the playhead and finds events by text", async () => {
    const { user, time } = await opened();
    const events = screen.getByRole("list", { name: "Events" });
    await user.click(within(events).getByRole("button", { name: /^(?!Create from).*Rage click Buy/ }));
    expect(time.getAttribute("aria-valuetext")).toBe("0:05 of 1:00");
    expect(events.querySelector("[aria-current]")?.textContent).toContain("Buy");
    expect(within(events).getByRole("link", { name: "Open error" }).getAttribute("href")).toContain("error=aaaaaaaa");
    await user.type(screen.getByRole("searchbox", { name: "Search events" }), "undefined");
    expect(screen.queryByText("Buy")).toBeNull();
  });

  it("offers to create something of an event once its row is used", async () => {
    const { user } = await opened();
    const events = screen.getByRole("list", { name: "Events" });
    const menus = () => within(events).queryAllByRole("button", { name: /^Create from/ });
    expect(menus()).toEqual([]);
    await user.hover(within(events).getByText("Buy"));
    expect(menus()).toHaveLength(1);
  });

  it("says in words what is missing of a page, and marks the recording as viewed", async () => {
    const { sentAs } = await opened();
    expect(screen.getByText(/Part of this page was not received.*some of its changes were left out/)).toBeTruthy();
    await waitFor(() =>
      expect(sentAs("useMarkViewedMutation")).toEqual([{ input: { ids: ["recording-1"], isViewed: true } }]),
    );
  });

  it("comments on the second of the playhead, with the mentioned members", async () => {
    const { user, sentAs } = await opened("?t=20");
    await user.keyboard("c");
    const text = await screen.findByRole("textbox", { name: "Comment" });
    expect(document.activeElement).toBe(text);
    expect(screen.getByText("Look here")).toBeTruthy();
    await user.type(text, "Why? ");
    await user.click(screen.getByRole("button", { name: "Mention" }));
    const [name] = await screen.findAllByRole("menuitem");
    await user.click(name as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Comment at 0:20" }));
    await waitFor(() => expect(sentAs("useRecordingCommentsAddMutation")).toHaveLength(1));
    const [{ input } = { input: {} }] = sentAs("useRecordingCommentsAddMutation");
    expect(input).toMatchObject({ id: "recording-1", atMs: 20_000, text: expect.stringMatching(/^Why\? @./) });
    expect((input as { mentions: number[] }).mentions).toHaveLength(1);
  });

  it("shows a viewer the comments without a form", async () => {
    await opened("?tab=comments", "VIEWER");
    expect(screen.getByText("Look here")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Comment" })).toBeNull();
  });

  it("says that a recording does not exist, and leads from a session to its recording", async () => {
    const none = { ...types("USER"), ProjectRecordings: () => ({ recording: null, find: null }) };
    renderRoute(`/video/${key(1)}`, { types: none });
    expect(await screen.findByText("Recording not found")).toBeTruthy();
    const { router } = renderRoute(`/record/${key(3)}`, { types: types("USER") });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/video/${key(1)}`));
  });
});
