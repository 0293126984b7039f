// Every screen is one click away, the current one is highlighted, and there is a way back and out of every dead end.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Screens" });
const currentIn = (page: Page) => menuOf(page).locator("[aria-current=page]");

/** The order of the sidebar. Screens of features that are still to come may stand between them. */
const order = [
  ["Dashboard", "Realtime", "Map", "Retention", "Recordings", "Heatmaps", "Traffic", "Events"],
  ["Visitors", "Acquisition", "Daily traffic", "Hourly traffic", "Monthly chart"],
  ["Behavior flow", "Engagement", "Timeline", "Reports"],
  ["Goals"],
  ["Error log", "Performance", "Feedback comments"],
].flat();

describe("navigation", () => {
  const { walker } = useBrowser();

  it("opens every screen with one click in the sidebar, and highlights it alone", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    const links = menuOf(page).getByRole("link");
    await links.first().waitFor();
    const names = await links.allTextContents();
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    for (const name of names) {
      const link = menuOf(page).getByRole("link", { name, exact: true });
      await link.click();
      await page.locator("[aria-current=page]", { hasText: name }).first().waitFor();
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => currentIn(page).allTextContents()).toEqual([name]);
    }
    expect(complaints).toEqual([]);
  });

  it("highlights the parent of a sub-screen and leads back to it as it was left", async () => {
    const { page } = await walker();
    await signIn(page);
    for (const [path, parent] of [
      ["/goals/new", "Goals"],
      ["/event-tracking/new", "Events"],
      ["/heatmap/ai", "Heatmaps"],
    ] as const) {
      await page.goto(`${origin()}${path}`);
      await page.getByRole("link", { name: `Back to ${parent}` }).waitFor();
      await expect.poll(() => currentIn(page).allTextContents()).toEqual([parent]);
    }
    await page.goto(`${origin()}/goals/new`);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("heading", { level: 1, name: "Goals" }).waitFor();
    await page.goto(`${origin()}/visitors?range=last_7_days`);
    await page.getByRole("grid", { name: "Visitors" }).getByRole("row").nth(1).click();
    await page.getByRole("link", { name: "Back to Visitors" }).click();
    await page.waitForURL(/\/visitors\?.*range=last_7_days/);
  });

  it("shows a menu of the settings beside the screen, and as a select on a phone", async () => {
    const { page } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/profile`);
    const settings = page.getByRole("navigation", { name: "Settings" });
    await settings.getByRole("link", { name: "User Access" }).click();
    await page.getByRole("heading", { level: 1, name: "User Access" }).waitFor();
    expect(await settings.locator("[aria-current=page]").allTextContents()).toEqual(["User Access"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("combobox", { name: "Settings" }).selectOption("Profile");
    await page.getByRole("heading", { level: 1, name: "Profile" }).waitFor();
    expect(await settings.count()).toBe(0);
  });

  it("finds screens, goals, pages, visitors and ranges in the palette, the best match first", async () => {
    const { page } = await walker();
    await signIn(page);
    await menuOf(page).getByRole("link").first().waitFor();
    const palette = page.getByRole("dialog", { name: "Command palette" });
    const search = async (text: string) => {
      await page.keyboard.press("Control+k");
      await palette.waitFor();
      await page.keyboard.type(text);
    };
    const first = palette.getByRole("option").first();
    await search("tim");
    await first.filter({ hasText: "Timeline" }).waitFor();
    await page.keyboard.press("Escape");
    await search("checkout");
    await palette.getByRole("group", { name: "Pages" }).getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await search("order pl");
    await first.filter({ hasText: "Order placed" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/goals\/view\/\d+/);
    await search("last 90");
    await first.filter({ hasText: "Last 90 days" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/range=last_90_days/);
    await search("zoé");
    await palette.getByRole("group", { name: "Visitors" }).getByRole("option", { name: /Zoé/ }).first().waitFor();
  });

  it("says that a page doesn't exist, with a next step for members and for others", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/no/such/path`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await page.getByRole("link", { name: "Log in" }).click();
    await page.waitForURL(/\/login/);
    await signIn(page);
    await page.goto(`${origin()}/no/such/path`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  it("says why a screen of another role doesn't open", async () => {
    const { page } = await walker();
    await signIn(page, "viewer");
    await page.goto(`${origin()}/team`);
    await page.getByText("You don't have access to this page").waitFor();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });
});
