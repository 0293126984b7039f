// Visibility and permissions of each role of the demo company.
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser, type DemoRole } from "../walker.ts";

const may: Record<DemoRole, { manage: boolean; write: boolean }> = {
  owner: { manage: true, write: true },
  admin: { manage: true, write: true },
  user: { manage: false, write: true },
  viewer: { manage: false, write: false },
};

describe("roles", () => {
  const { walker } = useBrowser();

  it.each(Object.entries(may))("%s sees the screens and controls of the role", async (role, { manage, write }) => {
    const { page, complaints } = await walker();
    await signIn(page, role as DemoRole);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(write ? 1 : 0);
    expect(await page.getByRole("button", { name: "Add note" }).count()).toBe(write ? 1 : 0);
    await page.goto(`${origin()}/sites`);
    if (manage)
      await page
        .getByRole("heading", { name: /projects|sites/i })
        .first()
        .waitFor();
    else await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(manage ? "/sites" : "/");
    expect(complaints).toEqual([]);
  });

  it("redirects a signed-out visitor to the sign-in page, and back to the requested page after sign-in", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/visitor/realtime`);
    await page.waitForURL(/\/login\?redirect=%2Fvisitor%2Frealtime/);
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password").fill("sightline");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Realtime" }).waitFor();
  });

  it("stays on the sign-in form after a wrong password", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/login`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("Please enter your email address").waitFor();
    await page.getByText("Please enter your login password").waitFor();
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password").fill("not it");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("alert").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});
