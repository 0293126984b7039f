// A new visitor's journey: sign in, open the demo shop in another tab, click around, see these clicks arrive
// without a reload, create a share link and open it in a private window.
import { describe, expect, it } from "vitest";
import { exactFigure, hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

describe("first run", () => {
  const { walker } = useBrowser();

  it("shows the actions of a shop visitor on the open realtime screen", async () => {
    const member = await walker();
    await signIn(member.page);
    await member.page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await member.page.getByRole("img", { name: /Visitors over time/ }).waitFor();

    const visitor = await walker({ locale: "en-GB" });
    await visitor.page.goto(`${hostOrigin()}/demo/`);
    await visitor.page.getByRole("link", { name: /packs/i }).first().click();
    await visitor.page.waitForURL(/category/);

    await member.page.getByRole("link", { name: "Realtime" }).click();
    await member.page.getByRole("heading", { name: "Realtime" }).waitFor();
    const feed = member.page.getByRole("region", { name: "Event feed" });
    await feed.getByText("/demo/category/packs", { exact: true }).first().waitFor();

    await visitor.page.locator('a[href*="/demo/product/"]').first().click();
    await visitor.page.waitForURL(/product/);
    const product = new URL(visitor.page.url()).pathname;
    await feed.getByText(product, { exact: true }).first().waitFor();
    await visitor.page
      .getByRole("button", { name: /add to cart/i })
      .first()
      .click();
    await feed.getByText("add_to_cart").first().waitFor();
    const liveVisitors = member.page.getByRole("grid", { name: "Visitors online" });
    await liveVisitors.getByText(product).waitFor();
    expect(visitor.complaints).toEqual([]);
    expect(member.complaints).toEqual([]);
  });

  it("updates the numbers of an open dashboard", async () => {
    const member = await walker();
    await signIn(member.page, "user", "/login?redirect=%2F%3Frange%3Dtoday");
    const pageviews = member.page.getByRole("group", { name: "Page views" });
    const exact = () => exactFigure(member.page, "Page views");
    await pageviews.waitFor();
    const before = await exact();

    const visitor = await walker();
    await visitor.page.goto(`${hostOrigin()}/demo/`);
    await expect.poll(exact).toBe(before + 1);
    await visitor.page.goto(`${hostOrigin()}/demo/cart`);
    await expect.poll(exact).toBe(before + 2);
  });

  it("opens a share link in a private window, and no other page", async () => {
    const member = await walker();
    await signIn(member.page);
    await member.page.getByRole("button", { name: "Share" }).click();
    const dialog = member.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy link" }).click();
    const address = dialog.getByRole("textbox", { name: "Link" });
    await address.waitFor();
    const url = await address.inputValue();
    expect(url).toContain(`${origin()}/share/dashboard/`);

    const outsider = await walker();
    await outsider.page.goto(url);
    await outsider.page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    await outsider.page.getByText("Northwind Shop").first().waitFor();
    expect(await outsider.page.getByRole("navigation").count()).toBe(0);
    expect(await outsider.page.getByRole("button", { name: "Share" }).count()).toBe(0);
    await outsider.page.goto(`${origin()}/visitor/realtime`);
    await outsider.page.waitForURL(/\/login\?redirect=/);
    expect(member.complaints).toEqual([]);
  });
});
