// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { openPart } from "./openedPart.ts";
import { setSingleKeys } from "./shortcuts/singleKeys.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => openPart(null));
  setSingleKeys(true);
});

// the report's own screen is not under test
const answers = { DashboardScreenQuery: () => new Promise<never>(() => {}) };
async function open(path = "/sites", types: object = {}) {
  const view = renderRoute(path, { answers, types: { ...member({ role: "OWNER" }), ...types } });
  await screen.findByRole("navigation", { name: "Screens" });
  return view;
}

describe("command palette", () => {
  it("opens by its key, finds while typing, and does what is selected", async () => {
    const { router } = await open();
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = await screen.findByRole("dialog", { name: "Command palette" });
    await userEvent.keyboard("realt");
    await waitFor(() => expect(within(palette).getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/visitor/realtime"));
    expect(screen.queryByRole("dialog", { name: "Command palette" })).toBeNull();
  });

  it("switches projects like the switcher, and reports when nothing matches", async () => {
    const { router, sentAs } = await open();
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = await screen.findByRole("dialog", { name: "Command palette" });
    await userEvent.keyboard("zzz");
    await within(palette).findByText("No results for “zzz”");
    await userEvent.clear(within(palette).getByRole("combobox"));
    await userEvent.click(await within(palette).findByRole("option", { name: /^Second project/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?project=2"));
    expect(sentAs("useRecordActionMutation")).toHaveLength(1);
  });

  it("hides manager settings from a Viewer", async () => {
    renderRoute("/visitor/realtime", { types: member({ role: "VIEWER" }) });
    await screen.findByRole("navigation", { name: "Screens" });
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = await screen.findByRole("dialog", { name: "Command palette" });
    expect(await within(palette).findByRole("option", { name: /^Profile/ })).toBeTruthy();
    expect(within(palette).queryByRole("option", { name: /^User Access/ })).toBeNull();
  });
});

describe("keyboard shortcuts", () => {
  it("are listed in a dialog, open screens, and are ignored in fields", async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole("searchbox"));
    await userEvent.keyboard("?gr");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/sites");
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(list).getByText("Compare with the previous period")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard("gr");
    await waitFor(() => expect(router.state.location.pathname).toBe("/visitor/realtime"));
  });

  it("open no disabled or inaccessible screens, and leave them out of the list", async () => {
    const { router } = await open("/visitor/realtime", member({ role: "USER" }));
    await userEvent.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const goTo = within(list).getByRole("heading", { name: "Go to" }).parentElement as HTMLElement;
    expect(within(goTo).getByText("Traffic")).toBeTruthy();
    for (const name of ["Events", "Goals", "Websites", "User Access"]) {
      expect(within(goTo).queryByText(name)).toBeNull();
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("gegggwgu");
    expect(router.state.location.pathname).toBe("/visitor/realtime");
  });

  it("choose the period and the comparison on screens with a range", async () => {
    const { router } = await open("/dashboard?project=1");
    await userEvent.keyboard("w");
    await waitFor(() => expect(router.state.location.search).toBe("?project=1&range=last_7_days"));
    await userEvent.keyboard("x");
    await waitFor(() => expect(router.state.location.search).toContain("compare=none"));
    await userEvent.keyboard("x");
    await waitFor(() => expect(router.state.location.search).not.toContain("compare"));
    await userEvent.keyboard("m");
    await waitFor(() => expect(router.state.location.search).toBe("?project=1&range=last_30_days"));
  });

  it("do not change the range of a suspended account, or when disabled", async () => {
    const { router, unmount } = await open("/dashboard?project=1", member({ role: "OWNER", isSuspended: true }));
    await userEvent.keyboard("d");
    expect(router.state.location.search).toBe("?project=1");
    unmount();
    const again = await open("/dashboard?project=1");
    await userEvent.keyboard("?");
    await userEvent.click(await screen.findByRole("switch", { name: "Single-key shortcuts" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("d?");
    expect(again.router.state.location.search).toBe("?project=1");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("focus the search of the screen", async () => {
    await open();
    const field = await screen.findByRole("searchbox");
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(field);
  });
});

describe("range of a report", () => {
  it("is remembered in its links, separately for each project", async () => {
    await open("/dashboard?project=1");
    await userEvent.keyboard("w");
    const line = () => screen.getByRole("link", { name: "Dashboard" }).getAttribute("href");
    await waitFor(() => expect(line()).toBe("/?project=1&range=last_7_days"));
    expect(screen.getByRole("link", { name: "Realtime" }).getAttribute("href")).toBe("/visitor/realtime?project=1");
  });

  it("is restored with its project", async () => {
    localStorage.setItem("app.ranges", JSON.stringify({ p2: { dashboard: "range=today" } }));
    const { router } = await open("/dashboard?project=1&range=last_7_days");
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.click(await screen.findByRole("option", { name: /^Second project/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?project=2&range=today"));
  });
});

describe("metric definitions", () => {
  it("are the first part of the documentation, with a table of other products' definitions", async () => {
    await open();
    act(() => openPart("definitions"));
    const help = await screen.findByRole("dialog", { name: "Documentation" });
    const [first] = within(help).getAllByRole("heading", { level: 3 });
    expect(first?.textContent).toBe("Metric definitions");
    const table = within(help).getByRole("table", { name: "How other products count" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Metric",
      "Our definition",
      "Plausible",
      "Google Analytics 4",
      "Matomo",
    ]);
    const bounce = within(table).getByRole("rowheader", { name: "Bounce" }).closest("tr");
    expect(bounce?.textContent).toContain("One page view, no interaction, under 10 seconds");
  });
});
