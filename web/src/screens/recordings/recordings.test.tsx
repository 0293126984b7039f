// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { worthWatching } from "./_lib/friction.ts";
import { atShownPage } from "./_lib/marks.ts";
import { storeListOrder } from "./_lib/listOrder.ts";
import { readSequence, writeSequence } from "#web/reports/drilldown/sequence.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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

const key = (n: number) => `20000000-0000-4000-8000-00000000000${n}`;
const zeros = Array.from({ length: 20 }, () => 0);
const recording = {
  ...{ id: "recording-1", key: key(1), status: "FINISHED", startedAt: "2026-11-20T10:00:00Z", durationMs: 60_000 },
  ...{ activeMs: 20_000, entryUrl: "https://shop.test/", exitUrl: "https://shop.test/cart?step=2", pageviews: 2 },
  ...{ activity: zeros, country: "DE", device: "desktop", browser: "Firefox", os: "Linux", convertedAt: null },
  ...{ rageClicks: 3, deadClicks: 0, errors: 1, formDrops: 0, isStarred: false, isViewed: false, tags: ["VIP"] },
  commentCount: 1,
};
const mark = (kind: string, atMs: number, name: string, errorId: string | null = null) => ({
  ...{ kind, atMs, name, selector: "", errorId },
});
const marks = [
  mark("PAGE", 0, "/"),
  mark("RAGE", 5000, "Buy"),
  mark("ERROR", 9000, "x is undefined", "aaaaaaaaaaaaaaaa"),
];
const types = (role: MemberOptions["role"], rows = 1) => ({
  ...member({ role }),
  RecordingConnection: () => ({
    ...{
      totalCount: rows,
      sessionCount: 9,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: "next" },
    },
    edges: Array.from({ length: rows }, () => ({
      matchMs: 13_500,
      friction: { kind: "RAGE", recordings: 2, atMs: 9500, path: "/cart" },
    })),
  }),
  Recording: () => ({
    ...recording,
    marks,
    streams: [
      { streamId: key(7), url: "https://shop.test/", fromMs: 0, toMs: 60_000, missing: [1], isThrottled: true },
    ],
    attributes: [{ key: "plan", value: "pro" }],
    tests: [],
    comments: [{ commentId: 5, atMs: 8000, text: "Look here", author: "Uma", createdAt: "2026-11-21T10:00:00Z" }],
  }),
  Visitor: () => ({ id: "visitor-1", visitorId: key(9), name: "Anna Ahrens", userId: "", email: "" }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});
const listed = (sentAs: (name: string) => Record<string, unknown>[]) => sentAs("RecordingListScreenQuery").at(-1);

describe("recordings list", () => {
  it("requests the data of the URL, and writes order, switches and pages to it", async () => {
    const path = `/recordings?sort=RELEVANCE&tag=VIP&seq=page%3A%252Fcart~!error%3A&after=x`;
    const { sentAs } = renderRoute(path, { types: types("USER") });
    const user = userEvent.setup();
    await screen.findByRole("list", { name: "Recordings" });
    expect(listed(sentAs)).toMatchObject({
      ...{ sort: "RELEVANCE", tag: "VIP", after: "x", first: 25, isFirstPage: false, unviewed: false },
      sequence: [
        { kind: "PAGE", value: "/cart", isAbsent: false },
        { kind: "ERROR", value: "", isAbsent: true },
      ],
    });
    expect(screen.getByRole("button", { name: "Page view /cart, without Error" })).toBeTruthy();
    await user.click(screen.getByRole("switch", { name: "Without internal traffic" }));
    await waitFor(() =>
      expect(listed(sentAs)).toMatchObject({ withoutInternal: true, after: null, isFirstPage: true }),
    );
    await user.click(screen.getByRole("button", { name: "More" }));
    await waitFor(() => expect(listed(sentAs)).toMatchObject({ withoutInternal: true, after: "next" }));
  });

  it("opens a recording shortly before its match, and names its pages and friction", async () => {
    renderRoute("/recordings", { types: types("USER") });
    const list = await screen.findByRole("list", { name: "Recordings" });
    expect(within(list).getByRole("link", { name: "Anna Ahrens" }).getAttribute("href")).toContain(`/video/${key(1)}`);
    expect(within(list).getByRole("link", { name: "Anna Ahrens" }).getAttribute("href")).toContain("t=10");
    for (const text of ["/ → /cart?step=2", "3 rage clicks", "1 error", "VIP", "New"])
      expect(within(list).getByText(text)).toBeTruthy();
    const first = screen.getByRole("link", { name: /3 rage clicks on \/cart, not converted/ });
    expect(first.getAttribute("href")).toContain("t=6");
  });

  it("stars, tags and deletes selected recordings", async () => {
    const deleted = { deleteRecordings: { deletedIds: ["recording-1"], problem: null } };
    const { sentAs } = renderRoute("/recordings", {
      types: types("USER"),
      answers: { DeleteRecordingsDialogMutation: () => ({ data: deleted }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("checkbox", { name: "Select Anna Ahrens" }));
    const bulk = screen.getByRole("group", { name: "Selected recordings" });
    await user.click(within(bulk).getByRole("button", { name: "Star" }));
    expect(sentAs("useUpdateRecordingsMutation")).toEqual([{ input: { ids: ["recording-1"], isStarred: true } }]);
    await user.click(within(bulk).getByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Delete permanently" }));
    expect(await screen.findByText("1 recording deleted")).toBeTruthy();
    expect(sentAs("DeleteRecordingsDialogMutation")).toEqual([{ input: { ids: ["recording-1"] } }]);
  });

  it("shows a viewer no selection, and the next step when nothing was recorded", async () => {
    renderRoute("/recordings", { types: types("VIEWER") });
    await screen.findByRole("list", { name: "Recordings" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    renderRoute("/recordings", { types: types("VIEWER", 0) });
    expect(await screen.findByText("No recordings in this range")).toBeTruthy();
    expect(screen.getByText(/9 sessions were counted but not recorded/)).toBeTruthy();
  });

  it("recommends the recordings with the friction that is rarest in the list first, with the reason", () => {
    const none = { rageClicks: 0, deadClicks: 0, errors: 0, formDrops: 0, convertedAt: null };
    const friction = (kind: string, recordings: number, path = "") => ({ kind, recordings, atMs: 0, path });
    const rows = [
      { ...none, id: 1, rageClicks: 1, convertedAt: "2026-01-01", friction: friction("RAGE", 40) },
      { ...none, id: 2, rageClicks: 4, errors: 1, friction: friction("ERROR", 1, "/cart") },
      { ...none, id: 3, rageClicks: 2, friction: friction("RAGE", 40) },
      { ...none, id: 4, friction: null },
    ];
    const recommended = worthWatching(rows, { most: 5, total: 80 });
    expect(recommended.map(({ row, reason, rarity }) => [row.id, reason, rarity])).toEqual([
      [2, "1 error on /cart, not converted", "The only one of 80"],
      [3, "2 rage clicks, not converted", "40 of 80 have this"],
      [1, "1 rage click", "40 of 80 have this"],
    ]);
  });

  it("stores any sequence in the URL and reads it again, and ignores steps that it doesn't know", () => {
    const steps = [
      { kind: "CLICK", value: "50% ~ off: now", isAbsent: false },
      { kind: "RAGE", value: "", isAbsent: true },
    ] as const;
    expect(readSequence(writeSequence(steps))).toEqual(steps);
    expect(readSequence("nothing:x~%~rage")).toEqual([]);
    expect(readSequence(null)).toEqual([]);
  });
});

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

  it("seeks by a click on an event, marks the event at the playhead and finds events by text", async () => {
    const { user, time } = await opened();
    const events = screen.getByRole("list", { name: "Events" });
    await user.click(within(events).getByRole("button", { name: /Rage click Buy/ }));
    expect(time.getAttribute("aria-valuetext")).toBe("0:05 of 1:00");
    expect(events.querySelector("[aria-current]")?.textContent).toContain("Buy");
    expect(within(events).getByRole("link", { name: "Open error" }).getAttribute("href")).toContain("error=aaaaaaaa");
    await user.type(screen.getByRole("searchbox", { name: "Search events" }), "undefined");
    expect(screen.queryByText("Buy")).toBeNull();
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
