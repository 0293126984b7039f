// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/people.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it.each([
    ["OWNER", ["Profile", "Company", "User Access", "Websites", "Refer & Earn", "Get Free Sessions"]],
    ["VIEWER", ["Profile"]],
  ] as const)("offer a %s what the role may open", async (role, expected) => {
    renderRoute("/settings", { types: member({ role }) });
    const menu = await screen.findByRole("navigation", { name: "Settings" });
    const names = within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(names).toEqual([...expected]);
  });

  it("are reached from the avatar's menu", async () => {
    renderRoute("/profile", { types: member({ role: "USER" }) });
    await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
    expect((await screen.findByRole("menuitem", { name: "Settings" })).getAttribute("href")).toBe("/settings");
  });
});

describe("the profile", () => {
  it("is not there for whoever looks into the demo without an account", async () => {
    const SessionInfo = () => ({ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), isReadOnly: true });
    renderRoute("/profile", { types: { ...member({ role: "VIEWER" }), SessionInfo } });
    await screen.findByText("The demo has no profile of your own");
    await screen.findByText(/You are looking at the demo/);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("saves name, language and mails", async () => {
    const { sentAs } = renderRoute("/profile", {
      types: {
        ...member({ role: "VIEWER" }),
        User: () => ({ name: "Ada", email: "ada@demo.test", role: "VIEWER", language: "de", wantsPromotions: false }),
      },
    });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "About you" });
    expect(within(form).getByDisplayValue("ada@demo.test")).toHaveProperty("readOnly", true);
    await user.click(within(form).getByRole("switch"));
    const name = within(form).getByLabelText("Name");
    await user.clear(name);
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(within(form).getByText("Please enter your name")).toBeTruthy();
    await user.type(name, "Ada B");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(sentAs("useProfileFormMutation")).toEqual([
      { input: { name: "Ada B", language: "DE", wantsPromotions: true } },
    ]);
  });

  it("says under the field what is wrong with a password", async () => {
    renderRoute("/profile", {
      types: member({ role: "USER" }),
      answers: {
        usePasswordFormMutation: () => ({
          data: {
            changePassword: { problem: { message: "That is not your current password", field: "currentPassword" } },
          },
        }),
      },
    });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "Password" });
    await user.click(within(form).getByRole("button", { name: "Change password" }));
    expect(within(form).getByText("Please enter your current password")).toBeTruthy();
    await user.type(within(form).getByLabelText("Current password"), "wrong");
    await user.type(within(form).getByLabelText("New password"), "long enough");
    await user.click(within(form).getByRole("button", { name: "Change password" }));
    expect(await within(form).findByText("That is not your current password")).toBeTruthy();
  });
});
