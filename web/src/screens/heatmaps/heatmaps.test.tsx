// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { chooseSnapshot } from "#web/reports/heatmap/chooseSnapshot.ts";
import { heatOf } from "#web/reports/heatmap/heatOf.ts";
import { addressIn, devices, widthClasses } from "./_lib/heatmapChoices.ts";

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, and the document of the recorded page is not part of these tests
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

const scroll = Array.from({ length: 20 }, (_, n) => ({ from: n * 5, reached: 100 - n * 4, attentionMs: n * 1000 }));
const element = (rank: number, text: string) => ({
  ...{ rank, text, selector: `#e${rank}`, clicks: 9 - rank, share: 50 / rank, visitors: 4, converted: 1 },
  conversionRate: 25,
});
const heatmap = {
  points: [{ selector: "#e1", elementX: [10], elementY: [20], pageX: [1], pageY: [2], counts: [8] }],
  ...{ isCut: false, elements: [element(1, "Buy"), element(2, "")], scroll, fold: 40 },
  sample: {
    ...{ pageViews: 40, visitors: 30, recordedPageViews: 20, points: 12 },
    ...{ firstAt: "2026-11-20T10:00:00Z", lastAt: "2026-11-21T10:00:00Z" },
  },
  snapshots: [
    { snapshotId: "new", recordedAt: "2026-11-21T10:00:00Z", url: "https://shop.test/cart", viewWidth: 1440 },
    { snapshotId: "old", recordedAt: "2026-11-20T10:00:00Z", url: "https://shop.test/cart", viewWidth: 390 },
    { snapshotId: "newer", recordedAt: "2026-11-21T11:00:00Z", url: "https://shop.test/cart?x=1", viewWidth: 390 },
  ],
  goal: { name: "Order" },
};
const profile = {
  ...{ id: "profile-1", heatmapProfileId: 7, name: "Products", rule: { match: "WILDCARD", value: "/product/*" } },
  ...{ devices: ["MOBILE"], status: "COLLECTING", snapshotIds: ["old"], pageViews: 90, clicks: 12 },
  ...{ createdAt: "2026-11-20T10:00:00Z", createdBy: "Uma" },
};
const page = {
  ...{ path: "/cart", url: "https://shop.test/cart", pageViews: 40, visitors: 30, clicks: 12, rageClicks: 3 },
  ...{ deadClicks: 0, scrollDepth: 61.5, hasSnapshot: false },
};
const types = (role: MemberOptions["role"], own: Partial<typeof heatmap> = {}) => ({
  ...member({ role }),
  Heatmap: () => ({ ...heatmap, ...own }),
  HeatmapProfile: () => profile,
  HeatmapProfileConnection: () => ({ totalCount: 1, edges: [{}] }),
  HeatmapPages: () => ({ rows: [page], total: 120 }),
  HeatmapRulePreview: () => ({ problem: null }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
});

describe("lists of heatmaps", () => {
  it("requests every page with the choices of the URL, and writes search, order and pages to it", async () => {
    const { sentAs } = renderRoute("/heatmap/continuous?sort=CLICKS&skip=50", { types: types("USER") });
    const user = userEvent.setup();
    await screen.findByRole("link", { name: "/cart" });
    const sent = () => sentAs("HeatmapPagesScreenQuery").at(-1);
    expect(sent()).toMatchObject({ sort: "CLICKS", offset: 50, limit: 50, search: "" });
    expect(screen.getByText("120 pages")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(sent()).toMatchObject({ sort: "CLICKS", offset: 100 }));
    await user.type(screen.getByRole("searchbox", { name: "Search pages" }), "car{Enter}");
    await waitFor(() => expect(sent()).toMatchObject({ search: "car", offset: 0 }));
    await user.click(screen.getByRole("columnheader", { name: /Rage clicks/ }));
    await waitFor(() => expect(sent()).toMatchObject({ search: "car", sort: "RAGE" }));
  });

  it("links each number of a page to its layer, and the sidebar to the list opened last", async () => {
    renderRoute("/heatmap/continuous", { types: types("USER") });
    const link = await screen.findByRole("link", { name: "/cart" });
    expect(link.getAttribute("href")).toContain("/heatmap/view?");
    expect(link.getAttribute("href")).toContain("url=%2Fcart");
    expect(screen.getByRole("link", { name: "3" }).getAttribute("href")).toContain("mode=rage");
    expect(screen.getByRole("link", { name: "62%" }).getAttribute("href")).toContain("mode=scroll");
    expect(screen.getByText("Not recorded")).toBeTruthy();
    expect(localStorage.getItem("app.heatmap")).toBe("continuous");
  });

  it("opens a saved heatmap in the newer viewer with its device", async () => {
    renderRoute("/heatmap", { types: types("USER") });
    const link = await screen.findByRole("link", { name: "Products" });
    expect(link.getAttribute("href")).toContain("/heatmap-v2/7?");
    expect(link.getAttribute("href")).toContain("device=mobile");
    expect(screen.getByText("Collecting")).toBeTruthy();
  });

  it("creates a heatmap after showing how many pages its rule matches", async () => {
    const created = { createHeatmapProfile: { profile: { id: "profile-2" }, problem: null } };
    const { sentAs } = renderRoute("/heatmap", {
      types: types("USER"),
      answers: { useProfileFormCreateMutation: () => ({ data: created }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "New heatmap" }));
    await user.click(screen.getByRole("button", { name: "Create heatmap" }));
    expect(await screen.findByText("Enter a name")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Cart");
    await user.type(screen.getByRole("textbox", { name: "Path or URL" }), "/cart");
    expect(await screen.findByText("120 pages of the last 30 days match")).toBeTruthy();
    expect(sentAs("useProfileFormPreviewQuery").at(-1)).toMatchObject({ rule: { match: "EXACT", value: "/cart" } });
    await user.click(screen.getByRole("checkbox", { name: "Tablet" }));
    await user.click(screen.getByRole("button", { name: "Create heatmap" }));
    await waitFor(() =>
      expect(sentAs("useProfileFormCreateMutation")[0]?.["input"]).toMatchObject({
        ...{ name: "Cart", rule: { match: "EXACT", value: "/cart" }, devices: ["DESKTOP", "MOBILE"] },
      }),
    );
  });

  it("offers a viewer neither creation nor actions", async () => {
    renderRoute("/heatmap", { types: types("VIEWER") });
    await screen.findByRole("link", { name: "Products" });
    expect(screen.queryByRole("button", { name: "New heatmap" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Actions for Products" })).toBeNull();
  });
});

describe("viewer of a heatmap", () => {
  it("requests the page, layer, device and width of the URL without its query", async () => {
    const { sentAs } = renderRoute(
      "/heatmap/view?url=%2Fcart%3Fstep%3D2&mode=rage&device=mobile&width=375-399&snapshot=old",
      { types: types("USER") },
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Heatmap of /cart" })).toBeTruthy();
    expect(sentAs("HeatmapScreenQuery").at(-1)).toMatchObject({
      ...{ page: { match: "EXACT", value: "/cart" }, mode: "RAGE", device: "MOBILE", width: { min: 375, max: 399 } },
    });
  });

  it("always says how much it is based on, and warns of few page views", async () => {
    renderRoute("/heatmap/view?url=/cart", { types: types("USER") });
    expect(await screen.findByText(/40 page views · 30 visitors · Clicks: 12 · from .* to /)).toBeTruthy();
    expect(screen.getByText(/Only 40 page views/)).toBeTruthy();
  });

  it("changes the layer by keyboard, and lists the scroll depth at each 5 % instead of elements", async () => {
    const { sentAs, router } = renderRoute("/heatmap/view?url=/cart", { types: types("USER") });
    const user = userEvent.setup();
    const layers = await screen.findByRole("radiogroup", { name: "Layer" });
    within(layers).getByRole("radio", { name: "Clicks" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(router.state.location.search).toContain("mode=scroll"));
    await waitFor(() => expect(sentAs("HeatmapScreenQuery").at(-1)).toMatchObject({ mode: "SCROLL" }));
    const table = await screen.findByRole("grid", { name: "Scroll depth" });
    expect(within(table).getAllByRole("row")).toHaveLength(21);
    expect(within(table).getByText("95% – 100%")).toBeTruthy();
    expect(screen.getByText(/at least the first 40% of the page without scrolling/)).toBeTruthy();
  });

  it("names a chosen width, which restricts the numbers, and has the tools of a wide window among its options", async () => {
    const { router } = renderRoute("/heatmap/view?url=/cart", { types: types("USER") });
    const user = userEvent.setup();
    expect(await screen.findByRole("slider", { name: "Opacity" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "View options" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /All widths/ }));
    await user.click(screen.getAllByRole("option").at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toContain("width="));
    expect(await screen.findByText(/^View options: .* px and wider$/)).toBeTruthy();
  });

  it("selects an element of the list, and clears the selection by another press", async () => {
    renderRoute("/heatmap/view?url=/cart", { types: types("USER") });
    const user = userEvent.setup();
    const list = await screen.findByRole("list", { name: "Elements" });
    const buy = within(list).getByRole("button", { name: /Buy/ });
    expect(buy.textContent).toMatch(/50%.*8 clicks · 4 visitors · 25% converted/);
    await user.click(buy);
    expect(buy.getAttribute("aria-pressed")).toBe("true");
    await user.click(buy);
    expect(buy.getAttribute("aria-pressed")).toBe("false");
    expect(within(list).getByRole("button", { name: /Element without text/ })).toBeTruthy();
    expect(screen.getByText(/reached “Order” after the click/)).toBeTruthy();
  });

  it("says in words that no page was recorded, and shows the numbers nevertheless", async () => {
    renderRoute("/heatmap/view?url=/cart", { types: types("USER", { snapshots: [] }) });
    expect(await screen.findByText("No recorded page yet")).toBeTruthy();
    expect(screen.getByRole("list", { name: "Elements" })).toBeTruthy();
    const none = { ...heatmap.sample, pageViews: 0, points: 0 };
    renderRoute("/heatmap/view?url=/gone", { types: types("USER", { snapshots: [], sample: none }) });
    expect(await screen.findByText("No page views in this range")).toBeTruthy();
  });

  it("shows a saved heatmap with a device that it has, and says that another does not exist", async () => {
    const { router, sentAs } = renderRoute("/heatmap-v2/7", { types: types("USER") });
    await waitFor(() => expect(router.state.location.search).toContain("device=mobile"));
    expect(await screen.findByRole("heading", { level: 1, name: "Products" })).toBeTruthy();
    expect(sentAs("SavedHeatmapScreenQuery").at(-1)).toMatchObject({ number: 7, device: "MOBILE" });
    await userEvent.click(screen.getByRole("button", { name: "View options" }));
    expect(screen.getByRole("button", { name: /390 px, recorded 20 Nov 2026.*Recorded page/ })).toBeTruthy();
    const none = { ...types("USER"), ProjectHeatmaps: () => ({ profile: null, heatmap: null }) };
    renderRoute("/heatmap/nonsense", { types: none });
    expect(await screen.findByText("Heatmap not found")).toBeTruthy();
  });
});

describe("choices of a heatmap", () => {
  it("takes the recorded page that was chosen, otherwise the newest of the device's most common width", () => {
    const recorded = (snapshotId: string, viewWidth: number) => ({ snapshotId, viewWidth, recordedAt: "" });
    const all = [recorded("a", 390), recorded("b", 1920), recorded("c", 1440), recorded("d", 1436)];
    const wide = { min: 1024, max: 65_535 };
    expect(chooseSnapshot(all, wide, [])?.snapshotId).toBe("c");
    expect(chooseSnapshot(all, wide, ["gone", "b"])?.snapshotId).toBe("b");
    expect(chooseSnapshot(all, { min: 400, max: 599 }, [])?.snapshotId).toBe("a");
    expect(chooseSnapshot([], wide, [])).toBeUndefined();
  });

  it("never draws a percentage over 100, and draws nothing where nothing was measured", () => {
    const over = { ...heatmap, scroll: [{ from: 0, reached: 140, attentionMs: null }] };
    expect(heatOf(over, "scroll").bands).toEqual([{ from: 0, to: 5, weight: 1, label: "100%" }]);
    expect(heatOf(over, "attention").bands).toEqual([]);
    expect(heatOf({ ...heatmap, scroll: [{ from: 0, reached: 0, attentionMs: null }] }, "scroll").bands).toEqual([]);
    expect(heatOf({ ...heatmap, elements: [{ rank: 1, selector: "a", share: 101 }] }, "click").elements[0]?.label).toBe(
      "1 · 100%",
    );
  });

  it("divides the widths of each device without a gap", () => {
    for (const device of devices) {
      const classes = widthClasses(device);
      expect(classes[0]?.min).toBe(0);
      expect(classes.at(-1)?.max).toBe(65_535);
      for (const [n, { min }] of classes.entries()) if (n > 0) expect(min).toBe((classes[n - 1]?.max ?? 0) + 1);
    }
  });

  it("reads a page's address without query and fragment", () => {
    expect(addressIn(new URLSearchParams({ url: " https://shop.test/a?b=1#c " }))).toBe("https://shop.test/a");
    expect(addressIn(new URLSearchParams({ url: "?x" }))).toBe("");
  });
});
