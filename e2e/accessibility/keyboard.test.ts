// The way in, to a number and out again, by keyboard alone; and the account's screens.
import { describe, it } from "vitest";
import { origin, useBrowser } from "../walker.ts";

describe("by keyboard alone", () => {
  const { walker } = useBrowser();

  it("somebody signs in, changes the range, and leaves", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/login`);
    await page.getByLabel("Email").focus();
    await page.keyboard.type("owner@demo.test");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sightline");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();

    await page.getByRole("button", { name: /Last 30 days/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Last 7 days", { exact: true }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("group", { name: "Sessions" }).getByRole("button").first().focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/metric=SESSIONS/);

    await page.getByRole("button", { name: /Olivia/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: /log ?out/i }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login/);
  });
});
