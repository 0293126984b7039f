// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const messages = ["x is undefined", "y is undefined"];
const groupAt = (path: readonly string[] | null | undefined) => {
  const n = Number(path?.[path.indexOf("groups") + 1] ?? 0) || 0;
  return {
    errorId: n === 0 ? "aaaaaaaaaaaaaaaa" : "bbbbbbbbbbbbbbbb",
    message: messages[n],
    ...{ kind: "SCRIPT", type: "TypeError", place: "/shop.js:1:2", count: 30 - n, sparkline: [0, 1] },
    ...{ firstSeen: "2026-11-20T10:00:00Z", lastSeen: "2026-11-21T10:00:00Z", snoozedUntil: null, assignee: null },
    ...{ state: "UNRESOLVED", isRegression: n === 1, regressionRelease: n === 1 ? "1.5.0" : "" },
    ...{ firstRelease: "1.4.2", lastRelease: "1.5.0" },
  };
};
const types = (role: MemberOptions["role"]) => ({
  ...member({ role }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
  ErrorLog: () => ({ groups: [{}, {}], totalCount: 2, errors: 59, sessions: 3, allSessions: 10 }),
  ErrorGroup: ({ path }: { path?: readonly string[] | null | undefined }) => groupAt(path),
  ErrorFacets: () => ({
    kinds: [{ kind: "CONSOLE", count: 12 }],
    releases: [{ name: "1.5.0", count: 9 }],
    browsers: [{ name: "Firefox", count: 4 }],
  }),
  ErrorDetail: () => ({ parts: [], instances: [], breadcrumbs: [], conversion: null, frames: [{}] }),
  ErrorFrame: () => ({ text: "at x" }),
  OriginalPlace: () => ({
    ...{ source: "src/cart.ts", line: 2, column: 3, name: "applyCoupon" },
    lines: [{ line: 2, text: "applyCoupon(code)" }],
  }),
  ErrorOccurrence: () => ({ index: 1, at: "2026-11-21T10:00:00Z", path: "/cart", release: "1.5.0" }),
  SourceMap: () => ({ sourceMapId: 5, file: "assets/shop.js", release: "1.5.0", createdAt: "2026-11-21T10:00:00Z" }),
  ErrorRule: () => ({ errorRuleId: 4, part: "MESSAGE", words: "ResizeObserver", createdAt: "2026-11-21T10:00:00Z" }),
});
const requested = (sentAs: (name: string) => Record<string, unknown>[]) => sentAs("ErrorLogScreenQuery").at(-1);

describe("error log", () => {
  it("is filtered by available values in the URL, next to the usual filters, with removable chips", async () => {
    const { sentAs, router } = renderRoute("/error-log?kind=network&release=1.4.2&f=os:is:iOS", {
      types: types("USER"),
    });
    const user = userEvent.setup();
    await screen.findByText("Regression in 1.5.0");
    expect(requested(sentAs)).toMatchObject({ kinds: ["NETWORK"], releases: ["1.4.2"], assignee: null });
    const choose = async (menu: string, item: RegExp) => {
      await user.click(screen.getByRole("button", { name: menu }));
      await user.click(await screen.findByRole("menuitem", { name: item }));
    };
    await choose("Kind", /Console error/);
    await choose("Release", /1\.5\.0/);
    await choose("Assignee", /Unassigned/);
    await choose("Browser", /Firefox/);
    await waitFor(() =>
      expect(requested(sentAs)).toMatchObject({
        kinds: ["CONSOLE", "NETWORK"],
        releases: ["1.4.2", "1.5.0"],
        assignee: 0,
      }),
    );
    const address = new URLSearchParams(router.state.location.search);
    expect(address.getAll("f")).toEqual(["os:is:iOS", "browser:is:Firefox"]);
    const activeFilters = within(screen.getByRole("list", { name: "Active filters" }));
    for (const text of ["Network error", "Release 1.4.2", "Assignee: Unassigned"]) {
      await user.click(activeFilters.getByRole("button", { name: `Remove filter: ${text}` }));
    }
    await waitFor(() =>
      expect(requested(sentAs)).toMatchObject({ kinds: ["CONSOLE"], releases: ["1.5.0"], assignee: null }),
    );
  });

  it("merges selected groups into the first, by keyboard too, with undo", async () => {
    const { sentAs } = renderRoute("/error-log", {
      types: types("USER"),
      answers: {
        useMergeErrorsMutation: () => ({ data: { mergeErrors: { errorId: "aaaaaaaaaaaaaaaa", problem: null } } }),
        useMergeErrorsUnmergeMutation: () => ({ data: { unmergeErrors: { errorId: "b", problem: null } } }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("checkbox", { name: "Select y is undefined" }));
    const bulk = within(screen.getByRole("group", { name: "Selected errors" }));
    expect(bulk.getByRole("button", { name: "Merge" }).hasAttribute("disabled")).toBe(true);
    await user.keyboard("{ArrowUp} ");
    expect(bulk.getByText("2 selected")).toBeTruthy();
    await user.click(bulk.getByRole("button", { name: "Merge" }));
    const project = "project-1";
    await waitFor(() =>
      expect(sentAs("useMergeErrorsMutation")).toEqual([
        { input: { project, errorId: "aaaaaaaaaaaaaaaa", merged: ["bbbbbbbbbbbbbbbb"] } },
      ]),
    );
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(sentAs("useMergeErrorsUnmergeMutation")).toEqual([{ input: { project, errorId: "bbbbbbbbbbbbbbbb" } }]),
    );
  });

  it("previews what a rule would have hidden before it is created", async () => {
    const { sentAs } = renderRoute("/error-log", {
      types: types("USER"),
      answers: {
        useAddIgnoreRulePreviewMutation: () => ({
          data: { previewErrorRule: { preview: { hidden: 12, groups: 1, counted: 59 }, problem: null } },
        }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Ignore rules" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ignored errors" }));
    await user.click(await dialog.findByRole("button", { name: "Ignore errors" }));
    expect(dialog.getByText("Please enter at least 2 characters")).toBeTruthy();
    await user.type(dialog.getByLabelText("Words"), "chat");
    await dialog.findByText("Preview: hides 12 of 59 errors in the last 30 days, in 1 group.");
    expect(sentAs("useAddIgnoreRuleMutation")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Ignore errors" }));
    await waitFor(() =>
      expect(sentAs("useAddIgnoreRuleMutation")).toEqual([
        { input: { project: "project-1", part: "MESSAGE", words: "chat" } },
      ]),
    );
  });

  it("uploads a source map unchanged, and shows its error below it", async () => {
    const refusal = { message: "This is no source map", extensions: { code: "INVALID", field: "map" } };
    const send = vi.spyOn(window, "fetch").mockResolvedValue(Response.json({ errors: [refusal] }, { status: 400 }));
    renderRoute("/error-log", { types: types("USER") });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Source maps" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Source maps" }));
    await user.click(await dialog.findByRole("button", { name: "Add source map" }));
    expect(dialog.getByText("Please choose a .map file")).toBeTruthy();
    const map = new File(["{}"], "shop.js.map");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    expect(input).not.toBeNull();
    if (input) await user.upload(input, map);
    expect(dialog.getByDisplayValue("shop.js")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Add source map" }));
    expect(await dialog.findByText("This is no source map")).toBeTruthy();
    const [address, options] =
      send.mock.calls.find(([url]) => typeof url === "string" && url.startsWith("/error-log/")) ?? [];
    expect(address).toBe("/error-log/source-map?project=project-1&release=1.5.0&file=shop.js");
    expect(options?.body).toBe(map);
    send.mockRestore();
  });

  it("opens the recording of an occurrence shortly before the error", async () => {
    const from = "2026-11-21T09:59:00Z";
    const sessionId = "20000000-0000-4000-8000-000000000001";
    const recorded = {
      ...types("VIEWER"),
      ProjectRecordings: () => ({ isAvailable: true }),
      ErrorOccurrence: () => ({ ...types("VIEWER").ErrorOccurrence(), sessionId, recordedFrom: from }),
      ErrorDetail: () => ({ ...types("VIEWER").ErrorDetail(), instances: [{}, {}] }),
      ErrorInstance: ({ path }: { path?: readonly string[] | null | undefined }) => {
        const n = Number(path?.at(-1) ?? 0);
        return {
          eventId: `e${n}`,
          at: "2026-11-21T09:59:20Z",
          path: `/p${n}`,
          sessionId,
          recordedFrom: n ? null : from,
        };
      },
    };
    renderRoute("/error-log?error=aaaaaaaaaaaaaaaa&project=1", { types: recorded });
    const address = async (name: RegExp | string) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await address("Watch recording")).toBe(`/video/${sessionId}?project=1&t=57`);
    expect(await address("Watch recording: /p0")).toBe(`/video/${sessionId}?project=1&t=17`);
    expect(screen.queryByRole("link", { name: "Watch recording: /p1" })).toBeNull();
    expect(await address("Sessions: watch recordings")).toContain("seq=error%3Aaaaaaaaaaaaaaaaa");
  });

  it("makes a funnel from the page where an error mostly occurs to the goal", async () => {
    const goalNode = { goalProfileId: 7, key: "order", name: "Order", isDefault: true };
    const known = (role: MemberOptions["role"]) => ({
      ...types(role),
      ErrorDetail: () => ({ ...types(role).ErrorDetail(), pages: [{ name: "" }, { name: "/cart" }, { name: "/" }] }),
      GoalConnection: () => ({ edges: [{ node: goalNode }] }),
    });
    const { unmount } = renderRoute("/error-log?error=aaaaaaaaaaaaaaaa&f=os:is:iOS", { types: known("USER") });
    const href = (await screen.findByRole("link", { name: "Create funnel" })).getAttribute("href") ?? "";
    const draft = new URLSearchParams(href.split("?")[1]);
    expect(draft.getAll("step")).toEqual(["page:/cart", "goal:7"]);
    expect([draft.get("f"), draft.get("name")]).toEqual(["os:is:iOS", "x is undefined"]);
    unmount();
    renderRoute("/error-log?error=aaaaaaaaaaaaaaaa", { types: known("VIEWER") });
    await screen.findByText("Conversion impact");
    expect(screen.queryByRole("link", { name: "Create funnel" })).toBeNull();
  });

  it("shows everything to a viewer, without controls", async () => {
    const { sentAs } = renderRoute("/error-log?error=aaaaaaaaaaaaaaaa&n=1", { types: types("VIEWER") });
    const user = userEvent.setup();
    await screen.findByText("Occurrence 2 of 30");
    expect(screen.getByText("src/cart.ts:2:3")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Resolve" })).toBeNull();
    await user.keyboard("j");
    await waitFor(() => expect(requested(sentAs)).toMatchObject({ occurrence: 2 }));
    await user.click(screen.getByRole("button", { name: "Ignore rules" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ignored errors" }));
    await dialog.findByText("ResizeObserver");
    expect(dialog.queryByRole("form")).toBeNull();
    expect(dialog.queryByRole("button", { name: /again/ })).toBeNull();
  });
});
