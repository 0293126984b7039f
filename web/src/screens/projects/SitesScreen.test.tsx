// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
const noDashboard = { DashboardScreenQuery: () => new Promise<never>(() => {}) };

describe("project list", () => {
  it("shows each project with its status, page views and tracker", async () => {
    renderRoute("/sites", { types: member({ role: "OWNER" }) });
    const table = await screen.findByRole("grid", { name: "Projects" });
    const row = within(table).getByRole("row", { name: /Second project/ });
    expect(row.textContent).toContain("Active");
    expect(row.textContent).toContain("1.2K of 10.0K");
    expect(row.textContent).toContain("Not installed");
    expect(screen.getByText("2 projects")).toBeTruthy();
  });

  it.each(["USER", "VIEWER"] as const)("redirects a %s to the start page", async (role) => {
    const { router } = renderRoute("/sites", { types: member({ role }), answers: noDashboard });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  it("searches by the URL", async () => {
    const { router, sentAs } = renderRoute("/sites", { types: member({ role: "ADMIN" }) });
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search projects" }), "second");
    await waitFor(() => expect(router.state.location.search).toBe("?q=second"));
    await waitFor(() => expect(sentAs("SitesScreenQuery").at(-1)).toMatchObject({ search: "second" }));
  });

  it("opens a project on the dashboard", async () => {
    const { router } = renderRoute("/sites?q=s", { types: member({ role: "OWNER" }), answers: noDashboard });
    const table = await screen.findByRole("grid", { name: "Projects" });
    await userEvent.click(within(table).getByText("Second project"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(router.state.location.search).toBe("?project=2");
  });
});
