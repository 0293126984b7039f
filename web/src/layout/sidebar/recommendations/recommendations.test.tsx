// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { keepPageChoice } from "#web/theme/pageChoice.ts";

beforeEach(() => void keepPageChoice("sidebar", "open"));

const item = (n: number, state: string) => ({
  id: `r${n}`,
  title: { message: `Finding ${n}`, reason: null, params: null },
  body: { message: "40% of the visits end here.", reason: null, params: null },
  state,
  link: "/dashboard?f=page:is:/a",
  linkText: { message: "See the page", reason: null, params: null },
  createdAt: "2026-11-20T00:00:00Z",
});
const list = (items: object[]) => ({
  data: {
    viewer: {
      project: { id: "p", widgetId: 1, recommendations: { list: { edges: items.map((node) => ({ node })) } } },
    },
  },
});

async function open(
  role: MemberOptions["role"],
  isEnabled: boolean,
  answer: () => object | Promise<never> = () => list([]),
) {
  const types = member({ role });
  const viewer = types["Viewer"]?.({} as never, () => 1) as object;
  const view = renderRoute("/visitor/realtime", {
    types: {
      ...types,
      Viewer: () => ({ ...viewer, viewerCanSeeRecommendations: role === "OWNER" || role === "ADMIN" }),
      RecommendationStatus: () => ({ isEnabled, unreadCount: 1 }),
    },
    answers: { RecommendationsListQuery: () => answer() as never },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  return view;
}
const line = () => screen.queryByRole("button", { name: "Smart recommendations 1 new" });

describe("recommendations in the sidebar", () => {
  it.each<[MemberOptions["role"], boolean, boolean]>([
    ["OWNER", true, true],
    ["ADMIN", true, true],
    ["USER", true, false],
    ["VIEWER", true, false],
    ["OWNER", false, false],
  ])("with the role %s, enabled %s: shown %s", async (role, isEnabled, isShown) => {
    await open(role, isEnabled);
    expect(line() !== null).toBe(isShown);
  });

  it("link to their subject, and become read when opened", async () => {
    const { router, sentAs } = await open("OWNER", true, () => list([item(1, "UNREAD"), item(2, "READ")]));
    await userEvent.click(line() as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: "Smart recommendations" });
    const [first] = await within(dialog).findAllByRole("listitem");
    expect(within(first as HTMLElement).getByText("New")).toBeTruthy();
    expect(within(dialog).getAllByText("New")).toHaveLength(1);
    await userEvent.click(within(first as HTMLElement).getByRole("link", { name: "See the page" }));
    expect(sentAs("useReadRecommendationMutation")).toEqual([{ input: { id: "r1", state: "READ" } }]);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(new URLSearchParams(router.state.location.search).get("f")).toBe("page:is:/a");
  });

  it("show an alert with the error and a retry when loading fails", async () => {
    let fails = true;
    await open("ADMIN", true, () => (fails ? Promise.reject(new Error("The list is away")) : list([item(1, "READ")])));
    await userEvent.click(line() as HTMLElement);
    const dialog = await screen.findByRole("dialog", { name: "Smart recommendations" });
    expect((await within(dialog).findByRole("alert")).textContent).toContain("The list is away");
    fails = false;
    await userEvent.click(within(dialog).getByRole("button", { name: "Retry" }));
    expect(await within(dialog).findByText("Finding 1")).toBeTruthy();
  });

  it("show an empty state", async () => {
    await open("OWNER", true);
    await userEvent.click(line() as HTMLElement);
    expect(await screen.findByText("No recommendations yet")).toBeTruthy();
  });
});
