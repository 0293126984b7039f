// A form that was not written for this product, filled in by visitors whose acts are known: the screens have exactly their
// numbers, on a desktop and on a phone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  knownCounts,
  launchVisitors,
  servePackageForm,
  visits,
  type PackageSite,
} from "../host/src/testing/packageForm.ts";
import { findings, settled } from "./axe.ts";
import { chromiumPath } from "./env.ts";
import { ask } from "./gatewayCalls.ts";
import { exactFigure, hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

/** Counts of the form as tools read them. */
async function counts(): Promise<Partial<Report["totals"]> & { left?: Report["fields"] }> {
  const { body } = await ask(`{ viewer { project { forms {
    report(range: {preset: TODAY}, rule: {page: {match: EXACT, value: "/index.html"}, selector: "#validate-me"}) {
      totals { views starters attempts completions }
      fields { field abandons }
    }
  } } } }`);
  const read = body as { data?: { viewer?: { project?: { forms?: { report?: Report } } } } };
  const report = read.data?.viewer?.project?.forms?.report;
  return report ? { ...report.totals, left: report.fields.filter(({ abandons }) => abandons > 0) } : {};
}
interface Report {
  totals: typeof knownCounts;
  fields: { field: string; abandons: number }[];
}

async function visit(browser: Browser, site: string, act: (page: Page) => Promise<void>): Promise<void> {
  // it stays open: closing it could cancel what the page sends when it is left
  const page = await browser.newPage();
  const { views = 0 } = await counts();
  await page.goto(`${site}/index.html`);
  await expect.poll(async () => (await counts()).views).toBe(views + 1);
  await act(page);
  await page.goto(`${site}/elsewhere`);
}

describe("the form of a package", () => {
  const { walker } = useBrowser();
  let browser: Browser;
  let site: PackageSite;
  beforeAll(async () => {
    browser = await launchVisitors(chromiumPath);
    site = await servePackageForm(`<script async src="${hostOrigin()}/js/track.js?key=demo-shop"></script>`);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  it("has the numbers of its visitors on the screens", async () => {
    for (const act of visits) await visit(browser, site.address, act);
    const left = [
      { field: "file", abandons: 1 },
      { field: "email", abandons: 2 },
    ];
    await expect.poll(counts).toEqual({ ...knownCounts, left });

    for (const viewport of [
      { width: 1440, height: 1000 },
      { width: 390, height: 844 },
    ]) {
      const { page, complaints } = await walker({ viewport, bypassCSP: true });
      await signIn(page, "user");
      await page.goto(`${origin()}/form?range=today`);
      const row = page.getByRole("grid", { name: "All forms" }).getByRole("row", { name: /^validate-me/ });
      await row.waitFor();
      for (const figure of viewport.width > 640 ? ["5", "4", "80.0%", "1", "25.0%"] : ["5", "25.0%"])
        await row.getByRole("gridcell", { name: figure, exact: true }).waitFor();
      await settled(page);
      expect(await findings(page)).toEqual([]);
      await row.click();
      await page.getByRole("heading", { level: 1, name: "validate-me" }).waitFor();
      for (const [label, figure] of [
        ["Views", 5],
        ["Starters", 4],
        ["Completions", 1],
        ["Abandons", 3],
      ] as const)
        expect([label, await exactFigure(page, label)]).toEqual([label, figure]);
      const fields = page.getByRole("grid", { name: "Fields" });
      expect(await fields.getByRole("row").count()).toBe(1 + 21);
      const email = fields.getByRole("row", { name: /^Email/ });
      await email.getByRole("link", { name: "Email: show the 2 sessions that left here" }).click();
      await page.getByText("2 sessions", { exact: true }).waitFor();
      expect(await page.getByRole("grid", { name: "Abandoned sessions" }).getByRole("row").count()).toBe(1 + 2);
      await settled(page);
      expect(await findings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });
});
