// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = (role: MemberOptions["role"]) => ({
  ...member({ role }),
  ShareLinkConnection: () => ({ totalCount: 1, edges: [{}] }),
  ShareLink: () => ({
    id: "link-7",
    module: "EVENTS",
    itemId: "event/purchase",
    itemName: null,
    startDate: "2026-03-01",
    endDate: "2026-03-17",
    freeRange: false,
    hasPassword: true,
    isOpen: true,
    isBlocked: false,
    expiresAt: null,
    clicks: 41,
    lastOpenedAt: null,
    createdBy: "Olive Owner",
  }),
});

describe("share links of the company", () => {
  it("show their target, author and number of visits", async () => {
    renderRoute("/share-links", { types: types("USER") });
    const table = await screen.findByRole("grid", { name: "Share links" });
    const row = await within(table).findByRole("row", { name: /Event · purchase/ });
    for (const text of ["A very long name", "Olive Owner", "Never", "41", "Open"])
      expect(row.textContent).toContain(text);
    expect(within(row).getByLabelText("Password-protected")).toBeTruthy();
    expect(screen.getByText("1 link")).toBeTruthy();
  });

  it("redirect members without permission to the start page", async () => {
    const { router } = renderRoute("/share-links", {
      types: types("VIEWER"),
      answers: { DashboardScreenQuery: () => new Promise<never>(() => {}) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  it("ask before a link is revoked, and show the reason of a refusal", async () => {
    const refusal = { message: "The link was not found" };
    const { sentAs } = renderRoute("/share-links", {
      types: types("USER"),
      answers: {
        useDeleteShareLinkMutation: () => ({ data: { deleteShareLink: { deletedId: null, problem: refusal } } }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByText("Event · purchase"));
    const dialog = await screen.findByRole("dialog", { name: "Event · purchase" });
    await user.click(within(dialog).getByRole("button", { name: "Revoke" }));
    expect(sentAs("useDeleteShareLinkMutation")).toEqual([]);
    expect(dialog.textContent).toContain("you can create a new link");
    await user.click(within(dialog).getByRole("button", { name: "Revoke permanently" }));
    expect(await within(dialog).findByText(refusal.message)).toBeTruthy();
    expect(sentAs("useDeleteShareLinkMutation")).toMatchObject([{ input: { id: "link-7" } }]);
  });
});
