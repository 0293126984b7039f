// A member fills in selectors, texts and URLs by clicking on the shop's page. What is picked matches past visits.
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

const SHOP = () => `${hostOrigin()}/demo/`;

/** A closed shadow root can't be inspected by scripts. */
const openRoots = (context: BrowserContext) =>
  context.addInitScript(`const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: "open" }) };`);

/** Opens the shop's page from the field's button. */
async function pickFor(page: Page, label: string, address = SHOP()): Promise<Page> {
  await page.getByRole("button", { name: `Pick on the page: ${label}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Pick on the page" });
  await dialog.getByLabel("Page URL").fill(address);
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("button", { name: "Open page" }).click();
  const shop = await opened;
  await shop.locator("tracker-check .surface").waitFor();
  await dialog.getByText("Pick in the other tab").waitFor();
  return shop;
}

/** Clicks where the element is: the picker's surface lies above it. */
async function clickOn(shop: Page, selector: string): Promise<void> {
  const element = shop.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  await shop.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe("picking on the page", () => {
  const { walker } = useBrowser();

  it("fills in the selector of a goal and previews its past conversions", async () => {
    const { page, context, complaints } = await walker();
    await openRoots(context);
    await signIn(page);
    await page.goto(`${origin()}/goals/new`);
    await page.getByLabel("Name").fill("Cart opened");
    await page.getByRole("button", { name: /Type/ }).click();
    await page.getByRole("option", { name: /Element clicked/ }).click();
    const shop = await pickFor(page, "CSS selector", `${SHOP()}product/ridgeline-32`);
    expect(await shop.evaluate("document.referrer")).toBe("");
    await clickOn(shop, ".add-to-cart");
    await expect.poll(() => shop.isClosed()).toBe(true);
    expect(await page.getByLabel("CSS selector").inputValue()).toBe("button.add-to-cart");
    await page.getByText(/Conversions in the last 7 days: [1-9]/).waitFor();

    await page.getByRole("button", { name: /Type/ }).click();
    await page.getByRole("option", { name: /Text clicked/ }).click();
    await clickOn(await pickFor(page, "Words"), ".newsletter button");
    await expect.poll(() => page.getByLabel("Words").inputValue()).toBe("Subscribe");
    await page.getByRole("button", { name: /Type/ }).click();
    await page.getByRole("option", { name: /External link clicked/ }).click();
    await clickOn(await pickFor(page, "Part of the link URL"), "a[rel=noopener]");
    await expect
      .poll(() => page.getByLabel("Part of the link URL").inputValue())
      .toBe("https://www.openstreetmap.org/");
    expect(complaints).toEqual([]);
  });

  it("works by keyboard alone, for an event rule", async () => {
    const { page, context, complaints } = await walker({ bypassCSP: true, viewport: { width: 390, height: 844 } });
    await openRoots(context);
    await signIn(page);
    await page.goto(`${origin()}/event-tracking/new`);
    await page.getByLabel("Event name").fill("letter_sent");
    await page.getByRole("button", { name: /Trigger/ }).click();
    await page.getByRole("option", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Pick on the page: CSS selector" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Pick on the page" });
    await dialog.getByLabel("Page URL").fill(SHOP());
    expect(await findings(page)).toEqual([]);
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect(wide).toBeLessThanOrEqual(390);
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const shop = await opened;
    await expect.poll(() => shop.evaluate("document.activeElement?.localName")).toBe("tracker-check");
    expect(
      await findings(shop).then((all) => all.filter(({ nodes }) => nodes.join().includes("tracker-check"))),
    ).toEqual([]);
    // the search, then the newsletter
    await shop.keyboard.press("Tab");
    await shop.keyboard.press("Tab");
    await shop.locator("tracker-check code", { hasText: "form" }).waitFor();
    // the tab closes on Enter, perhaps before the key is up
    const closed = shop.waitForEvent("close");
    await shop.keyboard.press("Enter").catch(() => undefined);
    await closed;
    await expect.poll(() => page.getByLabel("CSS selector", { exact: true }).inputValue()).toMatch(/form$/);
    expect(complaints).toEqual([]);
  });

  it("fills in the page and the clicked text of a funnel's steps", async () => {
    const { page, context, complaints } = await walker();
    await openRoots(context);
    await signIn(page);
    await page.goto(`${origin()}/funnel/new?step=page:&step=click:`);
    const cart = await pickFor(page, "Page", `${hostOrigin()}/demo/cart`);
    await cart.getByRole("button", { name: "Use this page" }).click();
    await expect.poll(() => page.getByRole("textbox", { name: "Page", exact: true }).inputValue()).toBe("/demo/cart");
    await clickOn(await pickFor(page, "Element"), ".newsletter button");
    await expect.poll(() => page.getByLabel("Element", { exact: true }).inputValue()).toBe("Subscribe");
    expect(complaints).toEqual([]);
  });

  it("does not let the opened page leave the app, nor fill in anything without the id of the pick", async () => {
    const { page, context } = await walker();
    await openRoots(context);
    await signIn(page);
    await page.goto(`${origin()}/goals/new`);
    await page.getByRole("button", { name: /Type/ }).click();
    await page.getByRole("option", { name: /Element clicked/ }).click();
    const shop = await pickFor(page, "CSS selector");
    const asked = page.waitForEvent("dialog");
    // the question blocks both pages, which share a process
    const navigated = shop.evaluate("void (opener.location = 'about:blank#phishing')");
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await navigated;
    await shop.evaluate(
      `for (const pick of [undefined, "", "guessed"]) opener.postMessage({ pick, state: "picked", selector: "#evil" }, "*")`,
    );
    await clickOn(shop, ".cart-link");
    await expect.poll(() => shop.isClosed()).toBe(true);
    expect(await page.getByLabel("CSS selector").inputValue()).toBe("a.cart-link");
    expect(page.url()).toBe(`${origin()}/goals/new`);
  });
});
