// A visitor abandons a form; a member finds the recording by its friction, collects it and saves the search.
import { describe, expect, it } from "vitest";
import { hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

describe("collections of recordings", () => {
  const { walker } = useBrowser();

  it("hold a recording that is found by its friction, and are used by keyboard", async () => {
    const visitor = await walker();
    const stored = () =>
      visitor.page.waitForResponse(
        (response) => response.url().includes("/record/") && response.request().method() === "POST",
      );
    await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}/demo/category/tents`)]);
    await visitor.page.evaluate(() => {
      document.body.insertAdjacentHTML("afterbegin", `<form id="e2e-form"><input name="email"></form>`);
    });
    await visitor.page.mouse.move(200, 200, { steps: 5 });
    await visitor.page.fill("#e2e-form input", "ann");
    // recordings of less than three seconds are left out
    await expect.poll(() => visitor.page.evaluate(() => performance.now())).toBeGreaterThan(3500);
    await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}/demo/`)]);

    const { page, complaints } = await walker();
    await signIn(page, "user");
    const list = page.getByRole("list", { name: "Recordings" });
    const found = list.getByRole("listitem").filter({ hasText: "1 abandoned form" });
    await expect
      .poll(async () => {
        await page.goto(`${origin()}/recordings?range=today`);
        await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
        const friction = page.getByRole("menuitem", { name: "With friction" });
        await friction.waitFor();
        await friction.press("Enter");
        await page.getByRole("button", { name: "Collection: With friction" }).waitFor();
        return found.count();
      })
      .toBeGreaterThan(0);
    expect(page.url()).toContain("collection=friction");
    await page.getByRole("link", { name: /1 abandoned form on \/demo\/category\/tents/ }).waitFor();

    const link = found.first().getByRole("link");
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.getByRole("tooltip").getByText("Form abandoned /demo/category/tents").waitFor();
    await page.keyboard.press("Escape");

    await found.first().getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: "Add to collection" }).press("Enter");
    await page.getByRole("menuitem", { name: "New collection…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Forms to mend");
    await page.keyboard.press("Enter");
    await page.getByText("1 recording added to Forms to mend").waitFor();
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await page.getByRole("button", { name: "Collection: With friction" }).press("Enter");
    await page.getByRole("menuitem", { name: /Forms to mend/ }).press("Enter");
    await page.getByRole("button", { name: "Collection: Forms to mend" }).waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    expect(page.url()).toMatch(/collection=\w+/);

    await page.goto(`${origin()}/recordings?range=today&sort=LONGEST`);
    await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
    await page.getByRole("menuitem", { name: "Save this search…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Longest");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Collection: Longest" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
