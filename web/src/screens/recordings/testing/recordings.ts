// A recording as the gateway returns it, and a browser without a layout.
import { vi } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";

export function startWithoutLayout(): void {
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
}

export const key = (n: number) => `20000000-0000-4000-8000-00000000000${n}`;
const zeros = Array.from({ length: 20 }, () => 0);
export const recording = {
  ...{ id: "recording-1", key: key(1), status: "FINISHED", startedAt: "2026-11-20T10:00:00Z", durationMs: 60_000 },
  ...{ activeMs: 20_000, entryUrl: "https://shop.test/", exitUrl: "https://shop.test/cart?step=2", pageviews: 2 },
  ...{ activity: zeros, country: "DE", device: "desktop", browser: "Firefox", os: "Linux", convertedAt: null },
  ...{ rageClicks: 3, deadClicks: 0, errors: 1, formDrops: 0, isStarred: false, isViewed: false, tags: ["VIP"] },
  commentCount: 1,
};
export const mark = (kind: string, atMs: number, name: string, errorId: string | null = null) => ({
  ...{ kind, atMs, name, selector: "", errorId },
});
export const marks = [
  mark("PAGE", 0, "/"),
  mark("RAGE", 5000, "Buy"),
  mark("ERROR", 9000, "x is undefined", "aaaaaaaaaaaaaaaa"),
];
export const types = (role: MemberOptions["role"], rows = 1) => ({
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
  RecordedVisitor: () => ({ visitorId: key(9), name: "Anna Ahrens", userId: "", email: "" }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});
