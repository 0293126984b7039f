// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { rememberedRange } from "#web/reports/url/rangeMemory.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = member({ role: "OWNER" });
const never = () => new Promise<never>(() => {});
const answers = {
  DashboardScreenQuery: never,
  AnalyticsScreenQuery: never,
  FeedbackCommentsScreenQuery: never,
};
const open = (path: string) => renderRoute(path, { types, answers });
const picker = (name: RegExp) => screen.findByRole("button", { name });
const hrefOf = async (name: string) => {
  const [link] = await screen.findAllByRole("link", { name });
  return link?.getAttribute("href");
};
const EVERYWHERE = "Use this range on all screens";

describe("range of a module", () => {
  it("starts with the range that the user has just looked at, and is its own from then on", async () => {
    const { router } = open("/dashboard?project=1&range=last_month&compare=none");
    await picker(/Last month/);
    expect(await hrefOf("Traffic")).toBe("/analytics?project=1&range=last_month&compare=none");
    await router.navigate("/analytics?project=1&range=last_month&compare=none");
    await picker(/Last month/);
    await waitFor(() => expect(rememberedRange(1, "analytics")).toBeDefined());
    await router.navigate("/dashboard?project=1&range=today");
    await picker(/^Today/);
    expect(await hrefOf("Traffic")).toBe("/analytics?project=1&range=last_month&compare=none");
  });

  it("follows the last choice where the screen before has no range", async () => {
    const user = userEvent.setup();
    const { router } = open("/dashboard?project=1");
    await user.click(await picker(/Last 30 days/));
    await user.click(await screen.findByRole("button", { name: "This quarter" }));
    await waitFor(() => expect(router.state.location.search).toBe("?project=1&range=this_quarter"));
    await router.navigate("/share-links?project=1");
    await waitFor(() => expect(screen.queryByRole("button", { name: /This quarter/ })).toBeNull());
    expect(await hrefOf("Traffic")).toBe("/analytics?project=1&range=this_quarter");
  });

  it("is marked where it differs from the last one used, which one click makes the range of all screens", async () => {
    const user = userEvent.setup();
    rememberRanges({ dashboard: "", events: "range=last_7_days", record: "range=today", "*": "range=last_7_days" });
    open("/dashboard?project=1");
    await picker(/Last 30 days/);
    expect(screen.getByRole("img", { name: "Last used on another screen: Last 7 days" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: EVERYWHERE }));
    expect(screen.queryByRole("img", { name: /Last used/ })).toBeNull();
    expect(screen.queryByRole("button", { name: EVERYWHERE })).toBeNull();
    for (const module of ["dashboard", "events", "record", "heatmap", "funnel", "analytics", "feedback"])
      expect([module, rememberedRange(1, module)?.range]).toEqual([module, { preset: "LAST_30_DAYS" }]);
    expect(await hrefOf("Traffic")).toBe("/analytics?project=1");
  });

  it("becomes the last one used with one press in the picker", async () => {
    const user = userEvent.setup();
    rememberRanges({ dashboard: "", events: "range=last_7_days", "*": "range=last_7_days" });
    const { router } = open("/dashboard?project=1");
    await user.click(await picker(/Last 30 days/));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Use Last 7 days" }));
    await waitFor(() => expect(router.state.location.search).toBe("?project=1&range=last_7_days"));
    expect(screen.queryByRole("img", { name: /Last used/ })).toBeNull();
  });

  it("keeps the default of feedback, says so, and does not pass it on", async () => {
    const user = userEvent.setup();
    rememberRanges({ dashboard: "range=today", "*": "range=today" });
    const { router, sentAs } = open("/dashboard?project=1&range=today");
    await picker(/^Today/);
    await router.navigate("/report/feedback-comments?project=1");
    await user.click(await picker(/Last 100 days/));
    expect(await screen.findByText("Last 100 days is the default of this screen.")).toBeTruthy();
    expect(sentAs("FeedbackCommentsScreenQuery").at(-1)).toMatchObject({ range: null });
    expect(rememberedRange(1, "feedback")).toBeUndefined();
    await user.click(screen.getByRole("button", { name: "Last week" }));
    await waitFor(() => expect(rememberedRange(1, "feedback")?.range).toEqual({ preset: "LAST_WEEK" }));
    await user.click(await picker(/Last week/));
    await user.click(await screen.findByRole("button", { name: "Back to Last 100 days" }));
    await waitFor(() => expect(router.state.location.search).toBe("?project=1"));
    expect(rememberedRange(1, "feedback")).toBeUndefined();
    expect(await picker(/Last 100 days/)).toBeTruthy();
  });

  it("can be the last 30 days where a screen has another default", async () => {
    const user = userEvent.setup();
    const { router, sentAs } = open("/report/feedback-comments?project=1");
    await user.click(await picker(/Last 100 days/));
    await user.click(await screen.findByRole("button", { name: "Last 30 days" }));
    expect(await picker(/Last 30 days/)).toBeTruthy();
    await waitFor(() =>
      expect(sentAs("FeedbackCommentsScreenQuery").at(-1)).toMatchObject({ range: { preset: "LAST_30_DAYS" } }),
    );
    await router.navigate("/dashboard?project=1");
    await picker(/Last 30 days/);
    expect(await hrefOf("Feedback comments")).toBe("/report/feedback-comments?project=1&range=last_30_days");
  });
});

function rememberRanges(ranges: Record<string, string>): void {
  localStorage.setItem("app.ranges", JSON.stringify({ p1: ranges }));
}
