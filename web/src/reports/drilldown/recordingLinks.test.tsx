// @vitest-environment jsdom
import { renderHook, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { KnownPaths } from "#web/layout/knownPaths.ts";
import { showRecordingAccess } from "#web/layout/recordingAccess.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { readReportState } from "../url/reportState.ts";
import { eventStep } from "./eventStep.ts";
import { useDrilldown } from "./useDrilldowns.ts";
import { useHeatmapHref } from "./useHeatmapHref.ts";
import { useWatchHref } from "./useWatchHref.ts";

beforeEach(() => localStorage.clear());

const from = "2026-11-20T10:00:00Z";
const session = "20000000-0000-4000-8000-000000000001";
const visitorId = "20000000-0000-4000-8000-000000000009";

const purchase = {
  ...{ name: "purchase", displayName: null, isHidden: false, mergedNames: [], source: "CODE", count: 6, visitors: 5 },
  ...{ trend: [1, 2], firstSeen: from, lastSeen: from, previous: null },
};
const types = (isAvailable: boolean) => ({
  ...member({ role: "VIEWER" }),
  ProjectRecordings: () => ({ isAvailable }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
  TrafficBreakdown: () => ({ dimension: "PAGE", visitors: 40, totalCount: 1, goal: { key: "buy", name: "Buy" } }),
  BreakdownRow: () => ({ name: "/cart", visitors: 40, conversions: 3, country: null, region: null }),
  EventList: () => ({ rows: [purchase], totalCount: 1 }),
  ErrorGroup: () => ({
    errorId: "aaaaaaaaaaaaaaaa",
    message: "x is undefined",
    sessions: 4,
    kind: "SCRIPT",
    sparkline: [1],
  }),
  ErrorLog: () => ({ groups: [{}], totalCount: 1 }),
  FeedbackReport: () => ({ totals: { comments: 1 }, leftOut: 0, comments: [{}] }),
  Visitor: () => ({ id: "visitor-1", visitorId, name: "Anna Ahrens", userId: "", email: "", tags: [] }),
  VisitorConnection: () => ({ totalCount: 1, currency: null, edges: [{}] }),
  VisitorNumbers: () => ({ sessions: 3, lastSeen: from }),
  VisitorSession: () => ({ id: "visit-1", sessionId: session, recordedFrom: from, startedAt: from, endedAt: from }),
  VisitorSessionConnection: () => ({ totalCount: 1, edges: [{}] }),
  VisitorAction: () => ({ eventId: "e", at: "2026-11-20T10:02:00Z", type: "click", name: "Buy", path: "/cart" }),
  VisitorActionConnection: () => ({ totalCount: 1, edges: [{}] }),
  Comment: () => ({ id: "c", text: "Leaks", path: "/tent", createdAt: "2026-11-20T10:00:30Z", sessionId: session }),
});
const addressOf = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", "http://app.test");
const watch = (name: RegExp | string) => screen.findByRole("link", { name });

describe("links to recordings", () => {
  it("carry range and filters of a table, with those of the row", async () => {
    renderRoute("/dashboard?project=1&range=last_7_days&f=country:is:DE", { types: types(true) });
    const { pathname, searchParams } = addressOf(
      (await screen.findAllByRole("link", { name: /^\/cart, visitors: watch/ }))[0] as HTMLElement,
    );
    expect(pathname).toBe("/recordings");
    expect(searchParams.get("range")).toBe("last_7_days");
    // the number leaves out the team's own sessions
    expect(searchParams.get("external")).toBe("1");
    expect(readReportState(searchParams).filters).toEqual([
      [{ criteria: "PAGE", operator: "IS", value: "/cart" }],
      [{ criteria: "COUNTRY", operator: "IS", value: "DE" }],
    ]);
    // those who reached the goal, opened where they did
    const converted = addressOf(
      (await screen.findAllByRole("link", { name: /^\/cart, conversions: watch/ }))[0] as HTMLElement,
    );
    expect(converted.searchParams.get("seq")).toBe("goal:buy");
  });

  it("do not exist without recordings", async () => {
    renderRoute("/dashboard?project=1", { types: types(false) });
    await screen.findAllByText("/cart");
    expect(screen.queryAllByRole("link", { name: /watch recording/i })).toEqual([]);
    expect(screen.queryByText("Latest recordings")).toBeNull();
  });

  it("do not exist on share pages, even for members who opened one", () => {
    showRecordingAccess(true);
    const at = (path: string) => {
      const wrapper = ({ children }: { children: ReactNode }) => (
        <KnownPaths value={() => true}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </KnownPaths>
      );
      const row = { sessionId: session, recordedFrom: from };
      const { result } = renderHook(() => [useDrilldown({}), useWatchHref()(row), useHeatmapHref()("/cart")], {
        wrapper,
      });
      return result.current;
    };
    expect(at("/dashboard")).toEqual([
      { visitors: "/visitors?", recordings: "/recordings?external=1" },
      `/video/${session}`,
      "/heatmap/view?url=%2Fcart",
    ]);
    expect(at("/share/dashboard/abc")).toEqual([{}, undefined, undefined]);
  });

  it("of an event open where it happened", async () => {
    renderRoute("/events?project=1", { types: types(true) });
    const { searchParams } = addressOf(await watch("purchase: watch recordings"));
    expect(searchParams.get("seq")).toBe("event:purchase");
    expect(searchParams.has("f")).toBe(false);
  });

  it("of an error group find the group", async () => {
    renderRoute("/error-log?project=1", { types: types(true) });
    expect(addressOf(await watch("x is undefined, sessions: watch recordings")).searchParams.get("seq")).toBe(
      "error:aaaaaaaaaaaaaaaa",
    );
  });

  it("of a visitor list only their recordings", async () => {
    renderRoute("/visitors?project=1", { types: types(true) });
    expect(addressOf(await watch("Sessions of Anna Ahrens: watch recordings")).searchParams.get("visitor")).toBe(
      visitorId,
    );
  });

  it("of a profile open the session, and each action at its second", async () => {
    renderRoute(`/profile/${visitorId}?project=1`, { types: types(true) });
    expect(addressOf(await watch(/^Watch recording: .*Clicked “Buy”/)).searchParams.get("t")).toBe("117");
    const [visit] = screen.getAllByRole("link", { name: /^Watch recording: / });
    expect(addressOf(visit as HTMLElement).searchParams.has("t")).toBe(false);
  });

  it("of a comment about an element open its page at that second, with the element outlined", async () => {
    const comment = { ...types(true).Comment(), recordedFrom: from, element: "#sizes > b" };
    renderRoute("/report/feedback-comments?project=1", { types: { ...types(true), Comment: () => comment } });
    const [outlined] = await screen.findAllByRole("link", { name: "Page with the element outlined" });
    const { pathname, searchParams } = addressOf(outlined as HTMLElement);
    expect(pathname).toBe(`/video/${session}`);
    expect([searchParams.get("t"), searchParams.get("element")]).toEqual(["30", "#sizes > b"]);
    const none = { ...types(true), Comment: () => ({ ...comment, element: null, text: "Of no element" }) };
    renderRoute("/report/feedback-comments?project=1", { types: none });
    const [other] = await screen.findAllByText("Of no element");
    const item = other?.closest("li") as HTMLElement;
    expect(within(item).queryByRole("link", { name: "Page with the element outlined" })).toBeNull();
    expect(within(item).getByRole("link", { name: "Watch recording" })).toBeTruthy();
  });

  it("do not exist for what was not recorded", async () => {
    const none = { ...types(true), Comment: () => ({ ...types(true).Comment(), recordedFrom: null }) };
    renderRoute("/report/feedback-comments?project=1", { types: none });
    await screen.findAllByText("Leaks");
    expect(screen.queryByText("Watch recording")).toBeNull();
    renderRoute("/report/feedback-comments?project=1", {
      types: { ...types(true), Comment: () => ({ ...types(true).Comment(), recordedFrom: from }) },
    });
    await waitFor(() => expect(screen.getAllByText("Watch recording").length).toBeGreaterThan(0));
  });

  it("are on the dashboard, which lists the newest recordings", async () => {
    const { sentAs } = renderRoute("/dashboard?project=1&f=country:is:DE", { types: types(true) });
    const list = await screen.findByRole("grid", { name: "Latest recordings" });
    expect(within(list).getAllByRole("row").length).toBeGreaterThan(1);
    expect(sentAs("NewestRecordingsListQuery")[0]).toMatchObject({
      filters: { conditions: [[{ criteria: "COUNTRY", value: "DE" }]] },
    });
  });

  it("have steps only for events whose sessions a step finds", () => {
    expect(eventStep("purchase")).toEqual({ kind: "EVENT", value: "purchase" });
    expect(eventStep(["buy", "bought"])).toEqual({ kind: "EVENT", value: "buy" });
    expect(eventStep("rage")).toEqual({ kind: "RAGE", value: "" });
    // a step of clicks includes those on links to other websites
    expect(eventStep("outbound")).toBeUndefined();
    expect(eventStep(undefined)).toBeUndefined();
  });
});
