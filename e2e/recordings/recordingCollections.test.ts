// A member finds a recording of the demo shop by its friction, collects it and saves the search.
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "../walker.ts";

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Until yesterday: today, other tests record sessions of their own. */
const RANGE = `from=${dayBefore(30)}&to=${dayBefore(1)}`;

describe("collections of recordings", () => {
  const { walker } = useBrowser();

  it("hold a recording that is found by its friction, and are used by keyboard", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/recordings?${RANGE}`)}`);
    const list = page.getByRole("list", { name: "Recordings" });
    const found = list.getByRole("listitem").filter({ hasText: "1 abandoned form" });
    await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
    await page.getByRole("menuitem", { name: "With friction" }).press("Enter");
    await page.getByRole("button", { name: "Collection: With friction" }).waitFor();
    await found.first().waitFor();
    expect(page.url()).toContain("collection=friction");

    const link = found.first().getByRole("link");
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page
      .getByRole("tooltip")
      .getByText(/^Form abandoned \//)
      .waitFor();
    await page.keyboard.press("Escape");

    await found.first().getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: "Add to collection" }).press("Enter");
    await page.getByRole("menuitem", { name: "New collection…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Abandoned checkout");
    await page.keyboard.press("Enter");
    await page.getByText("1 recording added to Abandoned checkout").waitFor();
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await page.getByRole("button", { name: "Collection: With friction" }).press("Enter");
    await page.getByRole("menuitem", { name: /Abandoned checkout/ }).press("Enter");
    await page.getByRole("button", { name: "Collection: Abandoned checkout" }).waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    expect(page.url()).toMatch(/collection=\w+/);

    await page.goto(`${origin()}/recordings?${RANGE}&sort=LONGEST`);
    await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
    await page.getByRole("menuitem", { name: "Save this search…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Longest");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Collection: Longest" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
