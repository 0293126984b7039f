// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

const key = "20000000-0000-4000-8000-000000000001";
const types = {
  ...member({ role: "USER" }),
  Project: () => ({ id: "p1", widgetId: 1, timezone: "UTC", viewerCanShare: true, features: [] }),
  Recording: () => ({
    ...{ id: "recording-1", key, startedAt: "2026-11-20T10:00:00Z", durationMs: 60_000, isViewed: true },
    ...{ streams: [], marks: [], attributes: [], comments: [], tags: [] },
  }),
};

const requested: string[] = [];
const saved: string[] = [];
const file = (status: number, body: string) =>
  new Response(body, {
    status,
    headers: { "content-disposition": "attachment; filename=\"a.html\"; filename*=UTF-8''Caf%C3%A9.html" },
  });
let answer = () => file(200, "<!doctype html>");
beforeEach(() => {
  localStorage.clear();
  requested.length = 0;
  saved.length = 0;
  // jsdom has no layout, and the document of the replay is not part of these tests
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", (path: string) => {
    requested.push(path);
    return Promise.resolve(path.startsWith("/export/") ? answer() : new Response(""));
  });
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(this.download);
  };
});

describe("a recording", () => {
  it("is shared from the second of the playhead, with its day as the range", async () => {
    const created = { createShareLink: { url: "https://app.test/share/playback/KEY", edge: null, problem: null } };
    const route = renderRoute(`/video/${key}?t=42`, {
      types,
      answers: { useNewShareLinkMutation: () => ({ data: created }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    const start = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Start at 0:42" });
    expect(start.checked).toBe(true);
    expect(screen.queryByRole("checkbox", { name: "Allow changing the date range" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Options" }));
    expect(screen.getByRole("checkbox", { name: "Allow downloads (HTML, JSON)" })).toBeTruthy();
    const create = async () => {
      await user.click(screen.getByRole("button", { name: "Copy link" }));
      return (await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" })).value;
    };
    expect(await create()).toBe("https://app.test/share/playback/KEY?t=42");
    const [{ input } = { input: {} }] = route.sentAs("useNewShareLinkMutation");
    const day = { startDate: "2026-11-20", endDate: "2026-11-20" };
    expect(input).toMatchObject({ project: "p1", module: "PLAYBACK", itemId: key, range: day, freeRange: false });
    expect(route.sentAs("ShareDialogContentQuery").at(-1)).toMatchObject({ module: "PLAYBACK", itemId: key });
    await user.click(screen.getByRole("button", { name: "Create another link" }));
    await user.click(screen.getByRole("checkbox", { name: "Start at 0:42" }));
    expect(await create()).toBe("https://app.test/share/playback/KEY");
  });

  it("is downloaded in the chosen format under the gateway's name, or says why not", async () => {
    renderRoute(`/video/${key}`, { types });
    const user = userEvent.setup();
    const download = async (format: string) => {
      await user.click(await screen.findByRole("button", { name: "Download" }));
      await user.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: format }));
    };
    await download("HTML file");
    await expect.poll(() => saved).toEqual(["Café.html"]);
    expect(requested.at(-1)).toBe(`/export/recording/${key}?project=1&format=html&lang=en`);
    answer = () => file(403, JSON.stringify({ errors: [{ message: "This link doesn't include downloads" }] }));
    await download("JSON file");
    expect(await screen.findByText("This link doesn't include downloads")).toBeTruthy();
    expect(requested.at(-1)).toContain("format=json");
    expect(saved).toHaveLength(1);
  });
});
