// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { backgroundOf, ofDevice, withBackground } from "./_lib/backgrounds.ts";
import { exportAddress } from "./_lib/exportAddress.ts";
import { deviceWidths } from "./_lib/heatmapChoices.ts";

const requested: string[] = [];
const saved: string[] = [];
beforeEach(() => {
  localStorage.clear();
  requested.length = 0;
  saved.length = 0;
  // jsdom has no layout, and the document of the recorded page is not part of these tests
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    const headers = { "content-disposition": "attachment; filename=\"a.html\"; filename*=UTF-8''heatmap.html" };
    return Promise.resolve(new Response("", { headers }));
  });
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(this.download);
  };
});

const recorded = (snapshotId: string, day: number, viewWidth: number, url = "https://shop.test/cart?x=1") => ({
  ...{ snapshotId, recordedAt: `2026-11-${day}T10:00:00Z`, url, viewWidth },
});
const snapshots = [
  recorded("d2", 21, 1440),
  recorded("m2", 21, 390),
  recorded("d1", 20, 1440),
  recorded("m1", 20, 390),
];
const types = (role: MemberOptions["role"], rule = { match: "EXACT", value: "/cart" }) => ({
  ...member({ role }),
  Project: () => ({ id: "p1", widgetId: 1, timezone: "UTC", viewerCanShare: true, features: [] }),
  Heatmap: () => ({
    ...{ points: [], isCut: false, elements: [], scroll: [], fold: null, snapshots },
    sample: { pageViews: 400, visitors: 30, recordedPageViews: 20, points: 0, firstAt: null, lastAt: null },
  }),
  HeatmapProfile: () => ({
    ...{ id: "profile-1", heatmapProfileId: 7, name: "Cart", rule, devices: ["DESKTOP", "MOBILE"] },
    snapshotIds: ["m1", "d1"],
  }),
  ProjectRecordings: () => ({ isAvailable: true }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "UTC" }),
});
const addressOf = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", "http://app.test");

describe("a saved heatmap", () => {
  it.each([
    ["mobile", /390 px, recorded 20 Nov 2026/],
    ["desktop", /1440 px, recorded 20 Nov 2026/],
  ])("is shown on the recorded page that members chose for %s", async (device, recorded) => {
    renderRoute(`/heatmap-v2/7?device=${device}`, { types: types("USER") });
    await userEvent.click(await screen.findByRole("button", { name: "View options" }));
    expect(screen.getByRole("button", { name: recorded })).toBeTruthy();
  });

  it("gets another background after a preview of the recorded pages of the device", async () => {
    const { sentAs } = renderRoute("/heatmap-v2/7?device=mobile", { types: types("USER") });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Background" }));
    const dialog = await screen.findByRole("dialog", { name: "Background for Mobile" });
    const choices = within(dialog).getAllByRole<HTMLInputElement>("radio");
    expect(choices.map(({ checked }) => checked)).toEqual([false, false, true]);
    await waitFor(() => expect(requested).toContain("/heatmaps/1/snapshots/m1"));
    await user.click(within(dialog).getByRole("radio", { name: /390 px, recorded 21 Nov 2026/ }));
    await waitFor(() => expect(requested).toContain("/heatmaps/1/snapshots/m2"));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(sentAs("useUpdateProfileMutation")[0]?.["input"]).toEqual({ id: "profile-1", snapshotIds: ["m2", "d1"] }),
    );
  });

  it("offers no other background to a member who may only read", async () => {
    renderRoute("/heatmap-v2/7?device=mobile", { types: types("VIEWER") });
    await screen.findByRole("heading", { level: 1, name: "Cart" });
    expect(screen.queryByRole("button", { name: "Background" })).toBeNull();
  });

  it("is shared as this heatmap, and a page's heatmap as this page", async () => {
    const user = userEvent.setup();
    const first = renderRoute("/heatmap-v2/7?device=mobile", { types: types("USER") });
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await waitFor(() =>
      expect(first.sentAs("ShareDialogContentQuery").at(-1)).toMatchObject({ module: "HEATMAP", itemId: "7" }),
    );
    cleanup();
    const second = renderRoute("/heatmap/view?url=%2Fcart", { types: types("USER") });
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await waitFor(() =>
      expect(second.sentAs("ShareDialogContentQuery").at(-1)).toMatchObject({
        module: "HEATMAP_PAGE",
        itemId: "/cart",
      }),
    );
  });

  it("is downloaded with the filters and the recorded page of the screen", async () => {
    renderRoute("/heatmap-v2/7?device=mobile&mode=rage&f=country:is:DE", { types: types("USER") });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Download" }));
    await user.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "HTML file" }));
    await waitFor(() => expect(saved).toEqual(["heatmap.html"]));
    const { pathname, searchParams } = new URL(requested.at(-1) ?? "", "http://app.test");
    expect(pathname).toBe("/export/heatmap/7/mobile/rage");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ project: "1", startDate: "2026-10-23", endDate: "2026-11-21", snapshot: "m1", format: "html", lang: "en" },
      filters: '{"conditions":[[{"criteria":"COUNTRY","operator":"IS","value":"DE"}]]}',
    });
  });

  it("links to the recordings of its visitors, to the comparison and to the prediction of its page", async () => {
    renderRoute("/heatmap-v2/7?project=1&device=mobile&range=today", { types: types("USER") });
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    const compared = addressOf(await screen.findByRole("menuitem", { name: "Compare heatmaps" }));
    expect([compared.pathname, compared.searchParams.get("url")]).toEqual(["/heatmap/split", "/cart"]);
    const watched = addressOf(screen.getByRole("menuitem", { name: "Recordings" }));
    expect(Object.fromEntries(watched.searchParams)).toMatchObject({
      ...{ project: "1", range: "today", f: "device:is:mobile", seq: "page:%2Fcart" },
    });
    const predicted = addressOf(screen.getByRole("menuitem", { name: "Predicted attention" }));
    expect(Object.fromEntries(predicted.searchParams)).toMatchObject({ page: "/cart", device: "mobile" });
  });

  it("links a pattern of pages to the comparison of its newest recorded page", async () => {
    renderRoute("/heatmap-v2/7?device=mobile", { types: types("USER", { match: "WILDCARD", value: "/c*" }) });
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    const compared = addressOf(await screen.findByRole("menuitem", { name: "Compare heatmaps" }));
    expect(compared.searchParams.get("url")).toBe("https://shop.test/cart");
  });
});

describe("backgrounds of a saved heatmap", () => {
  it("are one for the widths of each device, and forget recorded pages that no longer exist", () => {
    expect(backgroundOf(snapshots, ["m1", "d1"], deviceWidths("desktop"))?.snapshotId).toBe("d1");
    expect(backgroundOf(snapshots, ["m1"], deviceWidths("desktop"))).toBeUndefined();
    expect(ofDevice(snapshots, "mobile").map(({ snapshotId }) => snapshotId)).toEqual(["m2", "m1"]);
    const chosen = ["m1", "d1", "gone"];
    expect(withBackground(snapshots, chosen, { device: "desktop", id: "d2" })).toEqual(["d2", "m1"]);
    expect(withBackground(snapshots, chosen, { device: "desktop", id: null })).toEqual(["m1"]);
  });
});

describe("the address of a heatmap's file", () => {
  it("contains a width and a goal only where they are chosen", () => {
    const question = { device: "DESKTOP", mode: "CLICK", width: { min: 0, max: 1279 }, goal: "order" } as const;
    const shown = { widgetId: 1, range: { startDate: "2026-11-01", endDate: "2026-11-02" }, snapshotId: "s" };
    const address = exportAddress({ path: "/export/heatmap/KEY", question }, shown, "json");
    expect(address).toContain("/export/heatmap/KEY?project=1&device=desktop&mode=click&");
    expect(address).toContain("&width=0-1279&goal=order&snapshot=s&format=json&lang=en");
  });
});
