// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const types = (role: MemberOptions["role"], keys = 1) => ({
  ...member({ role }),
  ApiKeyConnection: () => ({ totalCount: keys, edges: Array.from({ length: keys }, () => ({})) }),
  ApiKey: () => ({
    id: "key-1",
    name: "Nightly",
    keyStart: "sk_live_abcd",
    scopes: ["READ_REPORTS"],
    createdBy: "Ada",
    expiresAt: "2020-01-01T00:00:00Z",
    lastUsedAt: null,
    lastUsedFrom: null,
  }),
  WebhookConnection: () => ({ totalCount: 0, edges: [] }),
  ApiRequestConnection: () => ({ totalCount: 0, edges: [] }),
});

describe("developer screen", () => {
  it("lists keys, and shows a new one once", async () => {
    const made = "sk_live_abcdefgh";
    const { sentAs } = renderRoute("/developer", {
      types: types("ADMIN"),
      answers: {
        useCreateApiKeyMutation: () => ({ data: { createApiKey: { key: made, edge: null, problem: null } } }),
      },
    });
    const user = userEvent.setup();
    const item = (await screen.findByText("Nightly")).closest("li");
    for (const text of ["sk_live_abcd…", "read:reports", "Expired", "Never used"]) {
      expect(item?.textContent).toContain(text);
    }
    await user.click(screen.getByRole("button", { name: "Create key" }));
    const dialog = await screen.findByRole("dialog", { name: "Create API key" });
    await user.click(within(dialog).getByRole("button", { name: "Create key" }));
    expect(await within(dialog).findByText("Please enter a name")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("Name"), " Tool ");
    await user.click(within(dialog).getByRole("checkbox", { name: /write:projects/ }));
    await user.keyboard("{Enter}");
    await user.click(within(dialog).getByRole("button", { name: "Create key" }));
    expect(await screen.findByDisplayValue(made)).toBeTruthy();
    expect(sentAs("useCreateApiKeyMutation")).toMatchObject([
      { input: { name: "Tool", scopes: ["READ_REPORTS", "WRITE_PROJECTS"], expiresInDays: 90 } },
    ]);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByDisplayValue(made)).toBeNull());
  });

  it("shows why a key was not revoked", async () => {
    renderRoute("/developer", {
      types: types("OWNER"),
      answers: {
        RevokeKeyDialogMutation: () => ({
          data: { revokeApiKey: { deletedId: null, problem: { message: "The key was not found" } } },
        }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Revoke Nightly" }));
    await user.click(await screen.findByRole("button", { name: "Revoke permanently" }));
    expect(await screen.findByText("The key was not found")).toBeTruthy();
  });

  it("shows the next step when empty, and requests the data of the URL", async () => {
    const { sentAs, unmount } = renderRoute("/developer?tab=log&outcome=REFUSED&key=nonsense!", {
      types: types("ADMIN"),
    });
    expect(await screen.findByText("No matching requests")).toBeTruthy();
    expect(sentAs("DeveloperScreenQuery")[0]).toMatchObject({ log: true, keys: false, outcome: "REFUSED", key: null });
    unmount();
    renderRoute("/developer?tab=webhooks", { types: types("ADMIN") });
    expect(await screen.findByText("No webhooks yet")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add webhook" })).toBeTruthy();
  });

  it.each(["/developer", "/graphiql", "/developer/webhook/x"])("%s redirects a user", async (path) => {
    const { router } = renderRoute(path, {
      types: types("USER"),
      answers: { DashboardScreenQuery: () => new Promise<never>(() => {}) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });
});
