// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { storeListOrder } from "./_lib/listOrder.ts";

const key = (n: number) => `20000000-0000-4000-8000-00000000000${n}`;

beforeEach(() => {
  localStorage.clear();
  storeListOrder([key(1), key(2)]);
  // jsdom has no layout, and the document of the replay is not part of these tests
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

const types = {
  ...member({ role: "VIEWER" }),
  Recording: () => ({
    ...{ id: "recording-1", key: key(1), startedAt: "2026-11-20T10:00:00Z", durationMs: 60_000, isViewed: true },
    ...{ tags: [], attributes: [], comments: [], tests: [{ testId: 7, variantId: "b", atMs: 12_000 }] },
    marks: [{ kind: "RAGE", atMs: 5000, name: "Buy", selector: "", errorId: null }],
    streams: [
      { streamId: key(7), url: "https://shop.test/", fromMs: 0, toMs: 60_000, missing: [], isThrottled: false },
    ],
  }),
};

const opened = async (search = "") => {
  const route = renderRoute(`/video/${key(1)}${search}`, { types });
  return { ...route, user: userEvent.setup(), time: await screen.findByRole("slider") };
};

describe("player of a list's recordings", () => {
  it("lists the tests of which the visitor saw a variant, and seeks to them", async () => {
    const { user, time } = await opened("?tab=tests");
    await user.click(screen.getByRole("button", { name: /Test 7, variant b/ }));
    expect(time.getAttribute("aria-valuetext")).toBe("0:12 of 1:00");
  });

  it("plays the next recording of the list at the end, if that is switched on", async () => {
    const { user, router } = await opened("?t=60");
    await user.click(screen.getByRole("button", { name: "Autoplay (A)" }));
    expect(JSON.parse(localStorage.getItem("recording-player") ?? "")).toMatchObject({ autoplays: true });
    await user.keyboard("{ArrowLeft}");
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await user.click(screen.getByRole("button", { name: "Play (Space)" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/video/${key(2)}`), { timeout: 8000 });
    expect(router.state.location.state).toEqual({ plays: true, focused: "play" });
  });

  it("compares with the next recording of the list, aligned at a moment of both", async () => {
    const { user, router, sentAs } = await opened();
    await user.click(screen.getByRole("link", { name: "Compare with next" }));
    await waitFor(() => expect(sentAs("CompareScreenQuery")).toEqual([{ project: null, left: key(1), right: key(2) }]));
    const [left, right] = await screen.findAllByRole("slider");
    await user.click(screen.getByRole("button", { name: /Align at/ }));
    await user.click(await screen.findByRole("option", { name: "First rage click" }));
    await waitFor(() => expect(left?.getAttribute("aria-valuetext")).toBe("0:05 of 1:00"));
    expect(right?.getAttribute("aria-valuetext")).toBe("0:05 of 1:00");
    expect(router.state.location.search).toContain("at=rage");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "10 seconds forward (→)" }));
    expect(left?.getAttribute("aria-valuetext")).toBe("0:15 of 1:00");
    expect(right?.getAttribute("aria-valuetext")).toBe("0:15 of 1:00");
  });
});
