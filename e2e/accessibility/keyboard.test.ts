// Keyboard only: sign in, drill down to a number and sign out. Invite a member, create and revoke a key, pay for a
// plan. Elements that Tab doesn't reach fail these tests.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newCompany } from "../newCompany.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

/** More tab stops than any screen has. */
const STOPS = 120;

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

describe("keyboard-only use", () => {
  const { walker } = useBrowser();

  it("lets a member sign in, change the date range and sign out", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/login`);
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type("owner@demo.test");
    await tabTo(page, page.getByLabel("Password"));
    await page.keyboard.type("sightline");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();

    await tabTo(page, button(page, /Last 30 days/));
    await page.keyboard.press("Enter");
    await page.getByText("Last 7 days", { exact: true }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("group", { name: "Sessions" }).getByRole("button").first().focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/metric=SESSIONS/);

    await page.goto(`${origin()}/sites`);
    await tabTo(page, button(page, /Olivia/));
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: /log ?out/i }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login/);
  });

  it("lets an owner invite a teammate, and create and revoke an API key", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/team`);
    await tabTo(page, button(page, "Invite"));
    await page.keyboard.press("Enter");
    const invitation = page.getByRole("dialog", { name: "Invite teammate" });
    await invitation.waitFor();
    await page.keyboard.type("kim@keyboard.test");
    await page.keyboard.press("Enter");
    await invitation.getByText("Invitation sent").waitFor();
    await tabTo(page, button(page, "Done"));
    await page.keyboard.press("Enter");
    await page.getByText("kim@keyboard.test").waitFor();

    await page.goto(`${origin()}/developer`);
    await tabTo(page, button(page, "Create key"));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Create API key" }).waitFor();
    await page.keyboard.type("Keyboard");
    await page.keyboard.press("Enter");
    const made = page.getByRole("alertdialog", { name: "Your new key" });
    await made.waitFor();
    await tabTo(page, button(page, "Done"));
    await page.keyboard.press("Enter");
    await made.waitFor({ state: "detached" });
    await tabTo(page, button(page, "Revoke Keyboard"));
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByText("Revoke Keyboard?").waitFor();
    await tabTo(page, button(page, "Revoke permanently"));
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("button", { name: "Revoke Keyboard" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("lets an owner pay for a plan", async () => {
    const walk = await walker();
    const { page, complaints } = walk;
    await newCompany(walk, "kay@keyboard-pay.test", "keyboard-pay", "free");
    await page.goto(`${origin()}/upgrade-account`);
    await tabTo(page, page.getByRole("link", { name: "Choose Pro" }));
    await page.keyboard.press("Enter");
    for (const [label, value] of [
      ["Card number", "4242424242424242"],
      ["Expires", "1230"],
      ["Security code", "123"],
      ["Name on card", "Kay Key"],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(value);
    }
    await page.keyboard.press("Enter");
    await page.getByText("You're now on the Pro plan.").waitFor();
    expect(complaints).toEqual([]);
  });
});
