// Screens at the widths of phones, tablets and desktops: in tables the column that names the rows stays readable and no
// header is cut off, and no page scrolls into emptiness.
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

const widths = [1440, 1180, 1024, 768, 390];
const tables = [
  ["/report/daily-traffic", "Day by day"],
  ["/report/performance", "Where it's slow"],
  ["/analytics", "Channels"],
  ["/visitors", "Visitors"],
] as const;

describe("screens", () => {
  const { walker } = useBrowser();

  it("keep the name of each table row readable and the headers whole at every width", async () => {
    const { page } = await walker();
    await signIn(page);
    for (const [path, label] of tables) {
      await page.goto(`${origin()}${path}`);
      const table = page.getByRole("grid", { name: label }).last();
      await table.getByRole("rowheader").first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const name = table.getByRole("columnheader").first();
        await expect
          .poll(() => name.evaluate((cell) => cell.clientWidth), { message: `${path} at ${width}` })
          .toBeGreaterThan(110);
        const cut = table
          .getByRole("columnheader")
          .locator("span")
          .evaluateAll((titles) =>
            titles.filter((title) => title.scrollWidth > title.clientWidth + 1).map((title) => title.textContent),
          );
        expect([path, width, ...(await cut)]).toEqual([path, width]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1440, height: 1000 });
    }
  });

  it("show a truncated name in full on hover", async () => {
    const { page } = await walker({ viewport: { width: 390, height: 844 } });
    await signIn(page);
    await page.goto(`${origin()}/visitors?q=%40`);
    const table = page.getByRole("grid", { name: "Visitors" });
    await table.getByRole("rowheader").first().waitFor();
    const addresses = table.locator("[data-full-text]", { hasText: /@/ });
    // the newest visitors' addresses may all fit: whose are listed first depends on the time of day
    const cut = () => addresses.evaluateAll((texts) => texts.findIndex((text) => text.scrollWidth > text.clientWidth));
    await expect.poll(cut).toBeGreaterThanOrEqual(0);
    const long = addresses.nth(await cut());
    const text = await long.getAttribute("data-full-text");
    await long.hover();
    expect(await page.locator("[data-full-text-box]").textContent()).toBe(text);
  });

  it("do not scroll when nothing is below the window", async () => {
    const { page } = await walker({ viewport: { width: 1024, height: 900 } });
    await signIn(page, "owner", "/login?redirect=%2Fcompany");
    await page.getByRole("heading", { name: "Company", level: 1 }).waitFor();
    for (const width of widths.filter((each) => each > 640)) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: `/company at ${width}` })
        .toBe(900);
    }
  });
});
