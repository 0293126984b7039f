// The demo shop's checkout form: from the list to its fields, and to a guest who sees its results only.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, settled } from "./axe.ts";
import { exactFigure, origin, signIn, useBrowser } from "./walker.ts";

const grid = (page: Page, name: string) => page.getByRole("grid", { name, exact: true });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe("form analytics", () => {
  const { walker } = useBrowser();

  it("leads from the list to the fields of a form, to the sessions that left at one, and to a guest", async () => {
    const { page, complaints } = await walker({ bypassCSP: true });
    await signIn(page, "user");
    await page.getByRole("navigation").getByRole("link", { name: "Form analytics" }).click();
    const row = grid(page, "All forms")
      .getByRole("row", { name: /^checkout/ })
      .first();
    await row.waitFor();
    await settled(page);
    const [views, starters, , completions] = (await row.getByRole("gridcell").allTextContents()).slice(1);
    expect(await findings(page)).toEqual([]);
    await row.click();
    // only a saved form can be shared
    await page.getByRole("link", { name: "Save form" }).click();
    await page.getByRole("list", { name: "From view to success" }).waitFor();
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Name" }).fill("Checkout");
    await page.getByRole("button", { name: "Save form" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout", exact: true }).waitFor();
    const shown = async (label: string) => page.getByRole("group", { name: label, exact: true }).innerText();
    for (const [label, listed] of [
      ["Views", views],
      ["Starters", starters],
      ["Completions", completions],
    ] as const)
      expect(await shown(label)).toContain(listed);

    const lost = (await exactFigure(page, "Starters")) - (await exactFigure(page, "Completions"));
    expect(await exactFigure(page, "Abandons")).toBe(lost);
    await page.getByText(/About \d+ more completions?/).waitFor();
    const link = grid(page, "Fields")
      .getByRole("link", { name: /sessions that left here/ })
      .first();
    const [, name, count] =
      /^(.+): show the ([\d,]+) sessions/.exec((await link.getAttribute("aria-label")) ?? "") ?? [];
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await grid(page, "Fields").getByRole("row").nth(1).focus();
    for (let cells = await grid(page, "Fields").getByRole("columnheader").count(); cells > 0; cells--) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await page.getByText(`${count} sessions`, { exact: true }).waitFor();
    const left = grid(page, "Abandoned sessions").getByRole("row").nth(1);
    expect(await left.innerText()).toContain(name);

    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    const url = await page.getByRole("textbox", { name: "Link" }).inputValue();
    expect(complaints).toEqual([]);

    const guest = await walker({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    await guest.page.goto(url);
    await guest.page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    expect(await guest.page.getByRole("group", { name: "Views", exact: true }).innerText()).toContain(views);
    expect(await grid(guest.page, "Fields").getByRole("row").count()).toBeGreaterThan(3);
    expect(await grid(guest.page, "Abandoned sessions").count()).toBe(0);
    expect(await guest.page.getByRole("main").getByRole("link").count()).toBe(0);
    expect(await guest.page.getByText("Selector").count()).toBe(0);
    await settled(guest.page);
    expect(await overflow(guest.page)).toBe(0);
    expect(await findings(guest.page)).toEqual([]);
    expect(guest.complaints).toEqual([]);
  });

  it("previews the definition of a form on a phone and saves it", async () => {
    const { page, complaints } = await walker({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    await signIn(page, "user");
    await page.goto(`${origin()}/form/new`);
    await page.getByRole("textbox", { name: "Name" }).fill("All checkouts");
    await page.getByRole("textbox", { name: "Path or URL", exact: true }).fill("/demo/checkout");
    await page.getByRole("list", { name: "From view to success" }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "Save form" }).click();
    await page.getByRole("heading", { level: 1, name: "All checkouts" }).waitFor();
    await settled(page);
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
