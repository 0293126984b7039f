// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

const ada = {
  name: "Ada",
  email: "ada@demo.test",
  companyName: "Acme",
  pendingEmail: null,
  hasPassword: true,
  hasOwnPicture: false,
  wantsPromotions: false,
  timezone: null,
  language: "en",
};

const ownerLines = [
  ...["Profile", "Notifications", "Company", "User Access", "Websites", "Share links", "Block IP", "Subscription"],
  ...["Payment", "Refer & Earn", "Get Free Sessions", "Developer"],
];

describe("settings", () => {
  it.each([
    ["OWNER", ownerLines],
    ["USER", ["Profile", "Notifications", "Share links"]],
    ["VIEWER", ["Profile", "Notifications"]],
  ] as const)("offer a %s the pages that the role may open", async (role, expected) => {
    renderRoute("/settings", { types: member({ role }) });
    const menu = await screen.findByRole("navigation", { name: "Settings" });
    const names = within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(names).toEqual([...expected]);
  });

  it("are reached from the avatar menu", async () => {
    renderRoute("/profile", { types: member({ role: "USER" }) });
    await userEvent.click(await screen.findByRole("button", { name: /Account:/ }));
    expect((await screen.findByRole("menuitem", { name: "Settings" })).getAttribute("href")).toBe("/settings");
  });
});

describe("profile page", () => {
  it("is not available in the demo without an account", async () => {
    const SessionInfo = () => ({ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), isReadOnly: true });
    renderRoute("/profile", { types: { ...member({ role: "VIEWER" }), SessionInfo } });
    await screen.findByText("The demo has no personal profile");
    await screen.findByText(/You're viewing the read-only demo/);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("saves name, language and email settings", async () => {
    const { sentAs } = renderRoute("/profile", {
      types: {
        ...member({ role: "VIEWER" }),
        User: () => ({ ...ada, role: "VIEWER", language: "de", timezone: "Europe/Paris" }),
      },
    });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "About you" });
    await user.click(within(form).getByRole("switch"));
    const name = within(form).getByLabelText("Name");
    await user.clear(name);
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(within(form).getByText("Please enter your name")).toBeTruthy();
    await user.type(name, "Ada B");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(sentAs("useProfileFormMutation")).toEqual([
      { input: { name: "Ada B", language: "DE", timezone: "Europe/Paris", wantsPromotions: true } },
    ]);
  });

  it("shows under the time zone why it was refused", async () => {
    const problem = { message: "This time zone is unknown", field: "timezone", retryAfter: null };
    renderRoute("/profile", {
      types: { ...member({ role: "USER" }), User: () => ({ ...ada, role: "USER" }) },
      answers: { useProfileFormMutation: () => ({ data: { updateProfile: { user: null, problem } } }) },
    });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "About you" });
    await user.click(within(form).getByRole("switch"));
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(await within(form).findByText("This time zone is unknown")).toBeTruthy();
  });

  it("shows password errors under their fields", async () => {
    renderRoute("/profile", {
      types: { ...member({ role: "USER" }), User: () => ({ ...ada, role: "USER" }) },
      answers: {
        usePasswordFormMutation: () => ({
          data: {
            changePassword: {
              problem: { message: "This is not your current password", field: "currentPassword", retryAfter: null },
            },
          },
        }),
      },
    });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "Password" });
    await user.click(within(form).getByRole("button", { name: "Change password" }));
    expect(within(form).getByText("Please enter your current password")).toBeTruthy();
    await user.type(within(form).getByLabelText("Current password"), "wrong");
    const typed = within(form).getByLabelText("New password");
    await user.type(typed, "ada@demo.test");
    expect(within(form).getByRole("status").textContent).toBe("Weak: contains your name, company or email");
    await user.clear(typed);
    await user.type(typed, "a quiet green harbour");
    expect(within(form).getByRole("status").textContent).toBe("Strong");
    await user.click(within(form).getByRole("button", { name: "Change password" }));
    expect(await within(form).findByText("This is not your current password")).toBeTruthy();
  });

  const at = "2026-11-01T10:00:00Z";
  const session = (sessionId: string, device: string, isCurrent: boolean) => ({
    sessionId,
    device,
    signedInAt: at,
    lastSeenAt: at,
    isCurrent,
  });
  const here = session("one", "Chrome on Windows", true);
  const there = session("two", "Firefox on Linux", false);
  const page = (answers = {}, overrides = {}) => {
    const sessions = [here, there];
    const usual = member({ role: "USER" });
    const viewer = usual["Viewer"]?.({} as never, () => 1) as object;
    const types = {
      ...usual,
      Viewer: () => ({ ...viewer, sessions }),
      User: () => ({ ...ada, role: "USER", ...overrides }),
    };
    return renderRoute("/profile", { types, answers });
  };

  it("lists the active sessions, and ends the others", async () => {
    const { sentAs } = page({
      useEndSessionsMutation: () => ({ data: { endSession: { sessions: [here], problem: null } } }),
    });
    expect(await screen.findByText("This browser")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Log out everywhere else" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(screen.queryByText("Firefox on Linux")).toBeNull());
    expect(sentAs("useEndSessionsMutation")).toEqual([{ input: { sessionId: "two" } }]);
    expect(screen.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();
  });

  it("sends a link to a new address once the password is correct", async () => {
    const problem = { message: "This is not your current password", field: "currentPassword", retryAfter: null };
    const { sentAs } = page({ useChangeEmailMutation: () => ({ data: { changeEmail: { user: null, problem } } }) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Change email" }));
    const dialog = await screen.findByRole("dialog", { name: "Change your email" });
    await user.type(within(dialog).getByLabelText("New email"), "new@demo.test");
    await user.click(within(dialog).getByRole("button", { name: "Send link" }));
    expect(within(dialog).getByText("Please enter your current password")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("Current password"), "wrong");
    await user.click(within(dialog).getByRole("button", { name: "Send link" }));
    expect(await within(dialog).findByText("This is not your current password")).toBeTruthy();
    expect(sentAs("useChangeEmailMutation")).toEqual([{ input: { email: "new@demo.test", currentPassword: "wrong" } }]);
  });

  it("shows the pending address, and offers no change without a password", async () => {
    page({}, { pendingEmail: "new@demo.test", hasPassword: false });
    expect(await screen.findByText(/Open the link we emailed to new@demo.test/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change email" })).toBeNull();
    expect(screen.queryByRole("form", { name: "Password" })).toBeNull();
    expect(screen.getAllByRole("link", { name: "Set a password" })[0]?.getAttribute("href")).toBe(
      "/forgot-password?email=ada%40demo.test",
    );
  });

  it("deletes the account after its address is typed, or shows why it can't", async () => {
    const problem = { message: "You are the last owner", field: null, retryAfter: null };
    const { sentAs } = page({
      useDeleteAccountMutation: () => ({ data: { deleteAccount: { isDeleted: false, problem } } }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Delete my account" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    const typed = within(dialog).getByLabelText("Type ada@demo.test to confirm");
    await user.type(typed, "somebody@demo.test");
    await user.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
    expect(sentAs("useDeleteAccountMutation")).toEqual([]);
    await user.clear(typed);
    await user.type(typed, "ada@demo.test");
    await user.type(within(dialog).getByLabelText("Password"), "secret");
    await user.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("You are the last owner");
    expect(sentAs("useDeleteAccountMutation")).toEqual([
      { input: { email: "ada@demo.test", currentPassword: "secret" } },
    ]);
  });
});
