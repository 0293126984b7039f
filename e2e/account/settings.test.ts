// An owner changes company settings and invites a member, who joins and sees the projects of the invitation.
import { describe, expect, it } from "vitest";
import { linkOfMail } from "../outbox.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

describe("settings", () => {
  const { walker } = useBrowser();

  it("lets an owner invite a member, who joins and is removed again", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "User Access" }).click();
    await page.getByRole("heading", { name: "User Access" }).waitFor();

    await page.getByRole("button", { name: "Invite" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite teammate" });
    await dialog.getByLabel("Email").fill("nora@demo.test");
    await dialog.getByText("Only these").click();
    await dialog
      .getByRole("group", { name: "Projects" })
      .locator("label", { has: page.getByRole("checkbox") })
      .first()
      .click();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await dialog.getByText("We sent a one-time link to nora@demo.test").waitFor();
    const link = await linkOfMail("nora@demo.test");
    expect(link).toContain(`${origin()}/jointeam/`);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("nora@demo.test").waitFor();

    const guest = await walker();
    await guest.page.goto(link);
    await guest.page.getByText(/invited you to .+ as User\./).waitFor();
    await guest.page.getByLabel("Your name").fill("Nora New");
    await guest.page.getByLabel("Choose a password").fill("long enough");
    await guest.page.keyboard.press("Enter");
    await guest.page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await guest.page.goto(`${origin()}/Company`);
    await guest.page.getByRole("heading", { name: "Dashboard" }).waitFor();
    const late = await walker();
    await late.page.goto(link);
    await late.page.getByText("This invitation is no longer valid").waitFor();

    await page.reload();
    await page.getByRole("row", { name: /Nora New/ }).click();
    const memberDialog = page.getByRole("dialog", { name: "Nora New" });
    await memberDialog.getByRole("button", { name: "Remove" }).click();
    await memberDialog.getByRole("button", { name: "Remove permanently" }).click();
    await page.getByText("Nora New removed").waitFor();
    await page.getByRole("row", { name: /Nora New/ }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("lets an admin add a project, set it up, pause it and delete it by typing its name", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "admin");
    await page.goto(`${origin()}/website`);
    await page.getByRole("button", { name: "Add project" }).click();
    const dialog = page.getByRole("dialog", { name: "Add project" });
    await dialog.getByLabel("Name").fill("Docs");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByRole("link", { name: "Docs", exact: true }).click();
    await page.getByRole("heading", { name: "Project settings" }).waitFor();
    const measuring = page.getByRole("form", { name: "General" });
    await measuring.getByRole("button", { name: /Time zone/ }).click();
    await page.getByRole("combobox", { name: "Search time zones" }).fill("tokyo");
    await page.getByRole("option", { name: /Asia\/Tokyo/ }).click();
    await measuring.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();

    await page.goto(`${origin()}/website`);
    await page.getByRole("button", { name: "Pause Docs" }).click();
    await page.getByRole("button", { name: "Resume Docs" }).waitFor();
    await page.getByRole("button", { name: "Delete Docs" }).click();
    const sure = page.getByRole("dialog", { name: "Delete Docs?" });
    await sure.getByLabel(/Type Docs/).fill("docs");
    await sure.getByRole("button", { name: "Delete permanently" }).click();
    await sure.getByText("Type the name of the project, Docs, to delete it").waitFor();
    await sure.getByLabel(/Type Docs/).fill("Docs");
    await sure.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Docs deleted").waitFor();
    await page.getByRole("button", { name: "Delete Docs" }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("lets a member change their profile, and refuses to remove the last owner", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user");
    await page.goto(`${origin()}/profile`);
    await page.getByLabel("Name", { exact: true }).fill("Una Unlike");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Account: Una Unlike" }).waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Una User");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Profile saved").waitFor();

    const owner = await walker();
    await signIn(owner.page, "owner");
    await owner.page.goto(`${origin()}/team`);
    await owner.page.getByRole("row", { name: /owner@demo.test/ }).click();
    const dialog = owner.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await dialog.getByRole("button", { name: "Remove permanently" }).click();
    await dialog.getByText("This is the last owner").waitFor();
    expect(complaints).toEqual([]);
  });
});
