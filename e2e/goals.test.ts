// A member defines a goal, previews its conversions immediately, and finds it in the list, in the report and on the
// dashboard. A read-only member sees everything but can't change anything.
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { exactFigure, hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

describe("goals and event rules", () => {
  const { walker } = useBrowser();

  it("let a user create a goal with a live preview, open, archive and restore it", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.getByRole("link", { name: "All goals" }).click();
    await page.getByRole("heading", { name: "Goals", exact: true }).waitFor();
    await page.getByRole("link", { name: "New goal" }).click();
    await page.getByLabel("Name").fill("Cart seen");
    await page.getByLabel("Part of the URL").fill("/cart");
    await page.getByText(/Conversions in the last 7 days/).waitFor();
    await page.getByText("/demo/cart").first().waitFor();
    await page.getByRole("button", { name: "Create goal" }).click();
    await page.getByRole("heading", { name: "Cart seen" }).waitFor();
    await page.getByRole("group", { name: "Conversion rate" }).getByText("%", { exact: false }).first().waitFor();
    await page.getByRole("grid", { name: "Latest converted sessions" }).getByRole("row").nth(1).waitFor();

    await page.getByRole("button", { name: "Archive" }).click();
    await page.getByText("Cart seen archived").waitFor();
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Cart seen is active again").waitFor();

    await page.getByRole("link", { name: "Edit goal" }).click();
    await page.getByLabel("Part of the URL").fill("");
    await page.getByRole("button", { name: "Save goal" }).click();
    await page.getByText("Enter a value for “Part of the URL”, such as /thank-you").waitFor();
    await page.getByLabel("Part of the URL").fill("/demo/cart");
    await page.getByRole("button", { name: "Save goal" }).click();
    await page.getByRole("heading", { name: "Cart seen" }).waitFor();

    await page.goto(`${origin()}/?goal=cart_seen`);
    await page.getByRole("button", { name: /Goal: Cart seen/ }).waitFor();
    await page.getByRole("button", { name: "Cart seen", exact: true, pressed: true }).waitFor();

    // each conversion is a session in the drill-down list
    const conversions = page.getByRole("link", { name: /^Conversions: \d/ });
    const [, count] = /: ([\d,]+),/.exec((await conversions.getAttribute("aria-label")) ?? "") ?? [];
    await conversions.click();
    await page.getByText("Reached goal Cart seen").waitFor();
    await page.getByText(new RegExp(`^${count} sessions?$`)).waitFor();
    expect(complaints).toEqual([]);
  });

  it("let a user create an event rule with a preview of past matches, and pause it", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/event-tracking`);
    await page.getByRole("link", { name: "New event rule" }).click();
    await page.getByLabel("Event name").fill("cart_pressed");
    await page.getByLabel("CSS selector", { exact: true }).fill(".add-to-cart");
    await page.getByText(/Matches in the last 30 days/).waitFor();
    await page.getByRole("button", { name: "Create event rule" }).click();
    await page.getByRole("heading", { name: "cart_pressed" }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("cart_pressed paused").waitFor();
    await page.goto(`${origin()}/event-tracking`);
    await page.getByRole("row").filter({ hasText: "cart_pressed" }).getByText("Paused").waitFor();
    expect(complaints).toEqual([]);
  });

  it("highlight a rule's matches on the shop's page for the member only, and record the event on hover", async () => {
    const { page, context, complaints } = await walker();
    // a closed shadow root can't be inspected by scripts
    await context.addInitScript(`const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: "open" }) };`);
    await signIn(page);
    await page.goto(`${origin()}/event-tracking/new`);
    await page.getByLabel("Event name").fill("cards_looked_at");
    await page.getByRole("button", { name: /Trigger/ }).click();
    await page.getByRole("option", { name: "Condition" }).click();
    await page.getByLabel("JavaScript expression").fill("document.title = 1");
    await page.getByRole("button", { name: "Create event rule" }).click();
    await page.getByText("The condition would change the page").first().waitFor();
    await page.getByRole("button", { name: /Trigger/ }).click();
    await page.getByRole("option", { name: "Hover" }).click();
    await page.getByLabel("CSS selector", { exact: true }).fill("a[href*='/demo/product/']");
    await page.getByText("can't be checked against past data").waitFor();

    const check = page.getByRole("form", { name: "Preview on a page" });
    await check.getByLabel("Page URL").fill("ftp://shop.example");
    const refused = context.waitForEvent("page");
    await check.getByRole("button", { name: "Show on page" }).click();
    await page.getByText("Enter a page address that begins with https://").waitFor();
    const tab = await refused;
    await expect.poll(() => tab.isClosed()).toBe(true);
    await check.getByLabel("Page URL").fill(`${hostOrigin()}/demo/`);
    const opened = context.waitForEvent("page");
    await check.getByRole("button", { name: "Show on page" }).click();
    const shop = await opened;
    await shop.getByText(/^\d+ elements match$/).waitFor();
    expect(await shop.evaluate("document.referrer")).toBe("");
    const count = await shop.locator("a[href*='/demo/product/']").count();
    await shop.getByText(`${count} elements match`).waitFor();
    expect(await shop.locator("tracker-check .outline").count()).toBe(count);
    await shop.getByRole("button", { name: "Close" }).click();
    expect(await shop.locator("tracker-check").count()).toBe(0);
    await shop.close();

    await page.getByRole("button", { name: "Create event rule" }).click();
    await page.getByRole("heading", { name: "cards_looked_at" }).waitFor();
    expect(complaints).toEqual([]);

    const visitor = await walker();
    const obeys = async () => (await fetch(`${hostOrigin()}/js/track.js?key=demo-shop`)).text();
    await expect.poll(obeys).toContain("cards_looked_at");
    await visitor.page.goto(`${hostOrigin()}/demo/`);
    await visitor.page.waitForFunction("window.siteTracker?.isRunning");
    await visitor.page.locator("a[href*='/demo/product/']").first().hover();
    const seen = async () => {
      await page.reload();
      return await page.getByText("Events in the last 30 days").locator("xpath=following-sibling::*[1]").textContent();
    };
    await expect.poll(seen, { interval: 1000 }).toBe("1");
    expect(await visitor.page.locator("tracker-check").count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it("are read-only for a viewer", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    await page.goto(`${origin()}/goals`);
    await page.getByRole("row", { name: /Order placed/ }).click();
    await page.getByRole("heading", { name: "Order placed" }).waitFor();
    expect(await page.getByRole("link", { name: "Edit goal" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Archive" }).count()).toBe(0);
    await page.goto(`${origin()}/goals/new`);
    await page.getByRole("row", { name: /Order placed/ }).waitFor();
    await page.goto(`${origin()}/event-tracking/new`);
    await page.getByRole("heading", { name: "Event rules" }).waitFor();
    expect(await page.getByRole("link", { name: "New event rule" }).count()).toBe(0);
    await page.goto(`${origin()}/goals/view/999999`);
    await page.getByText("Goal not found").waitFor();
    expect(complaints).toEqual([]);
  });

  it("let a member filter and compare the event list and its linked reports", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    await page.goto(`${origin()}/events?range=last_7_days`);
    const row = page.getByRole("row", { name: /^add_to_cart/ });
    const count = async () => Number(await row.getByRole("gridcell").nth(1).textContent());
    await row.waitFor();
    const everybody = await count();
    await page.getByText(/, UTC time$/).waitFor();

    await page.getByRole("button", { name: "Filter" }).click();
    const filter = page.getByRole("form", { name: "New filter" });
    await filter.getByRole("button").first().click();
    await page.getByRole("option", { name: "Device", exact: true }).click();
    await filter.getByRole("combobox").fill("mob");
    await page.getByRole("option", { name: /^Mobile/ }).click();
    await filter.getByRole("button", { name: "Add filter" }).click();
    await page.waitForURL(/f=device/);
    await page.getByRole("button", { name: "Remove filter: Device is Mobile" }).waitFor();
    await expect.poll(count).toBeLessThan(everybody);

    await page.goto(`${page.url()}&compare=year`);
    // the demo has no data for last year
    await row.getByText("–").first().waitFor();
    const byPhone = await count();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV of all rows" }).click(),
    ]);
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines[0]).toContain("Count,Count (previous period),Visitors,Visitors (previous period)");
    expect(lines.find((line) => line.startsWith("add_to_cart,"))).toContain(`,CODE,${byPhone},0,`);

    await page.getByRole("button", { name: "Copy All events as GraphQL" }).click();
    const dialog = page.getByRole("dialog", { name: "Query this from your own tools" });
    await dialog.getByText(/"compare": "PREVIOUS_YEAR"/).waitFor();
    await dialog.getByText(/"criteria": "DEVICE"/).waitFor();
    await page.keyboard.press("Escape");

    await row.getByRole("rowheader").click();
    await page.getByRole("heading", { name: "add_to_cart" }).waitFor();
    expect(new URL(page.url()).search).toBe("?range=last_7_days&compare=year&f=device%3Ais%3Amobile");
    expect(await exactFigure(page, "Events")).toBe(byPhone);
    expect(complaints).toEqual([]);
  });

  it("let a member open an event from the list, and share it with a recipient without an account", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.getByRole("link", { name: "Events", exact: true }).click();
    await page.getByRole("button", { name: "Live", exact: true }).click();
    await page.getByRole("heading", { name: "Live events" }).waitFor();
    await page.getByRole("button", { name: "Actions for purchase" }).click();
    await page.getByRole("menuitem", { name: "Rename…" }).click();
    const rename = page.getByRole("dialog", { name: "Rename event" });
    await rename.getByRole("textbox", { name: "Name" }).fill("Bought");
    await rename.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("row", { name: /Bought/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("row", { name: /Bought/ }).waitFor({ state: "detached" });
    await page.getByRole("row", { name: /purchase/ }).click();
    await page.getByRole("heading", { name: "purchase" }).waitFor();
    await page.getByRole("img", { name: /Events over time/ }).waitFor();
    await page.getByRole("region", { name: "items" }).waitFor();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy link" }).click();
    const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    expect(url).toContain("/share/events/name/purchase/");
    expect(complaints).toEqual([]);

    const outsider = await walker();
    await outsider.page.goto(url);
    await outsider.page.getByRole("heading", { name: "purchase" }).waitFor();
    await outsider.page.getByRole("img", { name: /Events over time/ }).waitFor();
    expect(await outsider.page.getByRole("button", { name: "Share", exact: true }).count()).toBe(0);
    expect(outsider.complaints).toEqual([]);
  });
});
