// Chart exports: the file shows the same as the screen, including the surrounding text, in a standalone format.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

const QUERY = "range=last_30_days";

const DRAWN = '.apexcharts-series path, path[data-code], [aria-label="Visitor paths"] svg path';

const screens = [
  { path: "/dashboard", name: "visitors-over-time", head: "Time,Visitors", texts: [] },
  { path: "/visitor/acquisition", name: "sessions-by-channel", head: "Time,", texts: ["Organic Search", "Direct"] },
  { path: "/visitor/map", name: "visitors-by-country", head: "Country,Visitors", texts: [] },
  { path: "/visitor/retention", name: "retention-curve", head: "Time,", texts: ["Weighted average"] },
  { path: "/visitor/monthly-chart", name: "visitors-by-month", head: "Time,", texts: ["Month in progress"] },
  { path: "/behavior-flow", name: "behavior-flow", head: "Step,From,To,Value", texts: ["Step 1", "/demo"] },
  { path: "/report/performance", name: "lcp-over-time", head: "Time,", texts: ["Median"] },
  { path: "/report/hourly-traffic", name: "visitors-by-hour", head: "Category,Visitors", texts: ["vs. "] },
  { path: "/report/daily-traffic", name: "visitors-by-day", head: "Time,Visitors", texts: ["Visitors"] },
];

async function save(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole("button", { name: "Download chart" }).first().click();
  const item = page.getByRole("menuitem", { name: kind });
  const [file] = await Promise.all([page.waitForEvent("download"), item.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

describe("chart export", () => {
  const { walker } = useBrowser();

  it("saves every chart on every screen as SVG, PNG and CSV", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    for (const { path, name, head, texts } of screens) {
      await page.goto(`${origin()}${path}?${QUERY}`);
      await page.locator(DRAWN).first().waitFor({ state: "attached" });
      const drawing = await save(page, "SVG image");
      expect(drawing.name).toBe(`${name}.svg`);
      const svg = drawing.content.toString("utf8");
      expect(svg).toMatch(/^<svg .*<path /s);
      expect(svg).not.toContain("foreignObject");
      for (const text of texts) expect(svg).toContain(text);
      const picture = await save(page, "PNG image");
      expect([picture.name, picture.content.subarray(1, 4).toString()]).toEqual([`${name}.png`, "PNG"]);
      const table = await save(page, "CSV table");
      const lines = table.content.toString("utf8").replace("\ufeff", "").trimEnd().split("\r\n");
      expect(table.name).toBe(`${name}.csv`);
      expect(`${path}: ${lines[0]}`).toContain(`${path}: ${head}`);
      expect(lines.length).toBeGreaterThan(2);
    }
    expect(complaints).toEqual([]);
  });
});
