// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, projectOf, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const anna = {
  id: "visitor-1",
  visitorId: "20000000-0000-4000-8000-000000000001",
  userId: "customer-1",
  name: "Anna Ahrens",
  email: "anna@example.com",
  country: "DE",
  tags: ["VIP"],
};
const types = (role: MemberOptions["role"], edges = 1) => ({
  ...member({ role }),
  VisitorConnection: () => ({ totalCount: edges, currency: "EUR", edges: Array.from({ length: edges }, () => ({})) }),
  Visitor: () => anna,
  VisitorNumbers: () => ({ revenue: 59.9, conversions: null }),
  VisitorTag: () => ({ tag: "VIP", visitors: 1 }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});
const listed = (sentAs: (name: string) => Record<string, unknown>[]) => sentAs("VisitorListScreenQuery").at(-1);

describe("visitor lists", () => {
  it("request the data of the URL, and write search, order and columns to it", async () => {
    const { sentAs, router } = renderRoute("/contact?sort=sessions&tag=VIP&q=an", { types: types("USER") });
    const user = userEvent.setup();
    await screen.findByText("€59.90");
    const requested = { kind: "CONTACT", search: "an", tag: "VIP", order: "SESSIONS", isAscending: false, first: 50 };
    expect(listed(sentAs)).toMatchObject(requested);
    await user.click(screen.getByRole("columnheader", { name: /Revenue/ }));
    await waitFor(() => expect(listed(sentAs)).toMatchObject({ order: "REVENUE", isAscending: false }));
    await user.click(screen.getByRole("columnheader", { name: /Revenue/ }));
    await waitFor(() => expect(listed(sentAs)).toMatchObject({ order: "REVENUE", isAscending: true }));
    const search = screen.getByRole("searchbox", { name: "Search visitors" });
    await user.clear(search);
    await user.type(search, "Jo");
    await waitFor(() => expect(listed(sentAs)).toMatchObject({ search: "Jo", tag: "VIP" }));
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("checkbox", { name: "Revenue" }));
    expect(new URLSearchParams(router.state.location.search).get("cols")).not.toContain("revenue");
    expect(localStorage.getItem("visitor-columns-CONTACT")).not.toContain("revenue");
  });

  it("tag selected visitors, and show the reason of a refusal", async () => {
    const refusal = { message: "A visitor can have at most 20 tags. Remove one first." };
    const { sentAs } = renderRoute("/visitors", {
      types: types("USER"),
      answers: { useTagVisitorsMutation: () => ({ data: { tagVisitors: { visitors: null, problem: refusal } } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("checkbox", { name: "Select Anna Ahrens" }));
    const bulk = screen.getByRole("group", { name: "Selected visitors" });
    await user.click(within(bulk).getByRole("button", { name: "Add tag" }));
    const form = await screen.findByRole("form", { name: "Add a tag" });
    await user.click(within(form).getByRole("button", { name: "Add tag" }));
    expect(within(form).getByText("Please enter a tag")).toBeTruthy();
    await user.type(within(form).getByRole("combobox"), " lead ");
    await user.click(within(form).getByRole("button", { name: "Add tag", hidden: true }));
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(sentAs("useTagVisitorsMutation")).toEqual([{ input: { ids: ["visitor-1"], add: ["lead"], remove: [] } }]);
  });

  it("show a viewer no row selection, and the next step when empty", async () => {
    renderRoute("/visitors", { types: types("VIEWER") });
    await screen.findByText("Anna Ahrens");
    expect(screen.queryByRole("checkbox")).toBeNull();
    const never = { ...types("VIEWER", 0), TrafficCheck: () => ({ pageviewTotal: 0, lastEventAt: null }) };
    renderRoute("/visitors", { types: never });
    expect(await screen.findByText("No visitors yet")).toBeTruthy();
  });
});

describe("visitor profile", () => {
  const profile = `/profile/${anna.visitorId}`;
  const withVisits = (role: MemberOptions["role"]) => ({
    ...types(role),
    VisitorTotals: () => ({ revenue: 1016, currency: "EUR", engagedTime: 90 }),
    VisitorAttribute: () => ({ key: "loyalty", value: "Gold" }),
    VisitorSession: ({ path }: { path?: readonly string[] | null | undefined }) => ({
      id: `visit-${path?.[path.indexOf("edges") + 1]}`,
      startedAt: "2026-11-20T10:00:00Z",
      endedAt: "2026-11-20T10:05:00Z",
    }),
    VisitorSessionConnection: () => ({ totalCount: 2, edges: [{}, {}] }),
  });

  it("opens the newest session automatically and the others on request", async () => {
    const clicked = {
      ...{ eventId: "event-1", at: "2026-11-20T10:00:00Z", type: "click", name: "Buy", path: "/cart", message: "" },
      ...{ engagedTime: 0, value: null, currency: "", properties: [], testId: null, variantId: "" },
      ...{ eventName: "", selector: "#buy", __typename: "VisitorAction" },
    };
    const pageInfo = { hasNextPage: false, endCursor: null };
    const actions = { totalCount: 1, edges: [{ cursor: "a", node: clicked }], pageInfo };
    const { sentAs } = renderRoute(profile, {
      types: withVisits("VIEWER"),
      answers: {
        VisitActionsQuery: ({ id }) => ({ data: { node: { __typename: "VisitorSession", id: String(id), actions } } }),
      },
    });
    await screen.findByText("Gold");
    expect(screen.getByText("€1,016")).toBeTruthy();
    expect(await screen.findByText("Clicked “Buy”")).toBeTruthy();
    expect(sentAs("VisitActionsQuery")).toEqual([{ id: "visit-0" }]);
    const [newest, earlier] = [...document.querySelectorAll("li button[aria-expanded]")];
    expect(newest?.getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(earlier as HTMLElement);
    await waitFor(() => expect(sentAs("VisitActionsQuery")).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    expect(screen.getByRole("link", { name: "Export" }).getAttribute("href")).toBe("/download/visitor/visitor-1");
  });

  it("is deleted only after its name is typed", async () => {
    const done = { deletedId: "visitor-1", deletedEvents: 7, problem: null };
    const { sentAs, router } = renderRoute(profile, {
      types: withVisits("USER"),
      answers: { DeleteVisitorDialogMutation: () => ({ data: { deleteVisitor: done } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Anna Ahrens?" });
    await user.type(within(dialog).getByRole("textbox"), "anna");
    await user.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
    expect(sentAs("DeleteVisitorDialogMutation")).toEqual([]);
    await user.clear(within(dialog).getByRole("textbox"));
    await user.type(within(dialog).getByRole("textbox"), "Anna Ahrens");
    await user.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/visitors"));
    expect(sentAs("DeleteVisitorDialogMutation")).toEqual([{ input: { id: "visitor-1" } }]);
  });

  it("offers members who can write what can be made of an action", async () => {
    const action = (eventId: string, type: string, more: object) => ({
      ...{
        eventId,
        at: "2026-11-20T10:00:00Z",
        type,
        name: "",
        path: "/cart",
        message: "",
        engagedTime: 0,
        value: null,
      },
      ...{ currency: "", properties: [], testId: null, variantId: "", eventName: "", selector: "", ...more },
      __typename: "VisitorAction",
    });
    const nodes = [
      action("event-1", "event", { name: "Bought", eventName: "purchase" }),
      action("event-2", "error", { name: "TypeError" }),
    ];
    const edges = nodes.map((node) => ({ cursor: node.eventId, node }));
    const actions = { totalCount: 2, edges, pageInfo: { hasNextPage: false, endCursor: null } };
    const answers = {
      VisitActionsQuery: ({ id }: Record<string, unknown>) => ({
        data: { node: { __typename: "VisitorSession", id: String(id), actions } },
      }),
    };
    const Project = () => ({ ...projectOf(1), features: ["GOAL", "EVENTTRACK", "FUNNEL"] });
    const { unmount } = renderRoute(profile, { types: { ...withVisits("USER"), Project }, answers });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Create from Bought" }));
    const made = screen.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]);
    expect(made).toEqual([
      ["Create goal", "/goals/new?type=event&value=purchase&name=purchase"],
      ["Create funnel", "/funnel/new?step=event%3Apurchase"],
    ]);
    expect(screen.queryByRole("button", { name: "Create from TypeError" })).toBeNull();
    unmount();
    renderRoute(profile, { types: { ...withVisits("VIEWER"), Project }, answers });
    await screen.findByText("Bought");
    expect(screen.queryByRole("button", { name: "Create from Bought" })).toBeNull();
  });

  it("shows a message for an unknown id", async () => {
    const base = member({ role: "USER" });
    renderRoute("/profile/nobody", {
      types: { ...base, ProjectAudience: () => ({ visitor: null }) },
    });
    expect(await screen.findByText("Visitor not found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all visitors" })).toBeTruthy();
  });
});
