// Retention, acquisition, map and months: on the demo shop, on a website without visits, and through share links.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, codesOf, send } from "./gatewayCalls.ts";
import { exactFigure, origin, signIn, useBrowser } from "./walker.ts";

const range = { preset: "LAST_30_DAYS" };

async function projectId(): Promise<string> {
  const { body } = await ask("{ viewer { project { id } } }");
  return z.object({ viewer: z.object({ project: z.object({ id: z.string() }) }) }).parse(body.data).viewer.project.id;
}

async function makeLink(module: "RETENTION" | "ACQUISITION" | "MAP"): Promise<string> {
  const { body } = await ask(
    `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }`,
    { input: { project: await projectId(), module, range, freeRange: true } },
  );
  const { url } = z.object({ createShareLink: z.object({ url: z.url() }) }).parse(body.data).createShareLink;
  return url;
}

/** In the table next to the map, because the map's accessible description contains the name too. */
const openGermany = (page: Page) =>
  page
    .getByRole("region", { name: "Countries" })
    .getByRole("row", { name: /^Germany/ })
    .click();

const screens = [
  { path: "/visitor/retention", heading: "Retention", empty: "No cohorts in this range" },
  { path: "/visitor/acquisition", heading: "Acquisition", empty: "No sessions in this date range" },
  { path: "/visitor/map", heading: "Map", empty: "No sessions in this date range" },
  { path: "/visitor/monthly-chart", heading: "Monthly chart", empty: "so far" },
] as const;

describe("reports", () => {
  const { walker } = useBrowser();

  it("show the same numbers as the dashboard for the same range", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    const numbers = async () => {
      await page.goto(`${origin()}/`);
      await page.getByRole("group", { name: "Visitors", exact: true }).waitFor();
      const visitors = await exactFigure(page, "Visitors");
      const sessions = await exactFigure(page, "Sessions");
      await page.goto(`${origin()}/visitor/retention`);
      const size = page
        .getByRole("row", { name: /^Weighted average/ })
        .locator("td")
        .first();
      const started = Number((await size.getAttribute("title"))?.replaceAll(",", ""));
      await page.goto(`${origin()}/visitor/acquisition`);
      const totals = await page.getByText(/ visitors · /).textContent();
      const [, came, sat] = /([\d,]+) visitors · ([\d,]+) sessions/.exec(totals ?? "") ?? [];
      const read = (text: string | undefined) => Number(text?.replaceAll(",", ""));
      return { visitors, started, came: read(came), sessions, sat: read(sat) };
    };
    // a visitor may open the shop in between
    await expect
      .poll(
        async () => {
          const { visitors, started, came, sessions, sat } = await numbers();
          return visitors > 0 && visitors === started && visitors === came && sessions === sat;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it("agree with each other in GraphQL", async () => {
    const { body } = await ask(
      `query ($range: RangeInput!) { viewer { project {
        traffic {
          report(range: $range) { summary { totals { visitors sessions bounceRate } } }
        }
        acquisition {
          report(range: $range) { table { totals { visitors sessions bounceRate conversions } } }
          first: report(range: $range) { table(model: FIRST) { totals { conversions } } }
        }
        places {
          map(range: $range) { countries { totals { visitors sessions bounceRate conversions } } }
        }
        retention {
          report(range: $range) { table { visitors } }
        } } } }`,
      // completed days, so that nothing changes between the calls
      { range: { startDate: day(-20), endDate: day(-2) } },
    );
    const totals = z.object({ visitors: z.number().positive(), sessions: z.number(), bounceRate: z.number() });
    const counted = totals.extend({ conversions: z.number().positive() });
    const { project } = z
      .object({
        viewer: z.object({
          project: z.object({
            traffic: z.object({ report: z.object({ summary: z.object({ totals }) }) }),
            acquisition: z.object({
              report: z.object({ table: z.object({ totals: counted }) }),
              first: z.object({ table: z.object({ totals: z.object({ conversions: z.number() }) }) }),
            }),
            places: z.object({ map: z.object({ countries: z.object({ totals: counted }) }) }),
            retention: z.object({ report: z.object({ table: z.object({ visitors: z.number() }) }) }),
          }),
        }),
      })
      .parse(body.data).viewer;
    const { visitors, sessions, bounceRate } = project.traffic.report.summary.totals;
    expect(project.acquisition.report.table.totals).toMatchObject({ visitors, sessions, bounceRate });
    expect(project.places.map.countries.totals).toEqual(project.acquisition.report.table.totals);
    expect(project.acquisition.first.table.totals.conversions).toBe(
      project.acquisition.report.table.totals.conversions,
    );
    expect(project.retention.report.table.visitors).toBe(visitors);
  });

  it("link to the sessions that make up their numbers", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.goto(`${origin()}/visitor/retention?range=last_90_days&period=WEEK`);
    const cell = page.getByRole("button", { name: /Week 1: [1-9]/ }).first();
    const name = (await cell.getAttribute("title")) ?? "";
    await cell.click();
    const visitorsDialog = page.getByRole("dialog", { name: /Week 1$/ });
    const [, back = ""] = /: ([\d,]+) of/.exec(name) ?? [];
    await visitorsDialog.getByText(new RegExp(`Latest \\d+ of ${back}$`)).waitFor();
    await page.keyboard.press("Escape");
    // moves from cell to cell by keyboard
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("title"))).toMatch(/Week 2/);

    await page.getByRole("form", { name: "Returned to do" }).getByRole("button").first().click();
    await page.getByRole("option", { name: "a purchase" }).click();
    await page.waitForURL(/return=purchase/);

    await page.goto(`${origin()}/visitor/acquisition`);
    await openRow(page, /^Paid Search/);
    await page.waitForURL(/channel=Paid/);
    await openRow(page, /^Google/);
    await page.waitForURL(/source=Google/);
    await page
      .getByRole("navigation", { name: "Active filters" })
      .getByRole("button", { name: "All channels" })
      .click();
    await page.getByRole("row", { name: /^Organic Search/ }).waitFor();
    await page.getByRole("list", { name: "Channel rules" }).getByRole("button", { name: /Email/ }).first().click();
    await page.getByRole("dialog").getByText("→ Email, rule 4").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByLabel("Page", { exact: true }).fill("shop.example/sale");
    await page.getByLabel("Source", { exact: true }).fill("news");
    await page.getByText("https://shop.example/sale?utm_source=news").waitFor();

    await page.goto(`${origin()}/visitor/map`);
    await openGermany(page);
    await openRow(page, /^Bavaria/);
    await page.getByRole("row", { name: /^Munich/ }).waitFor();
    await page.getByRole("link", { name: /^Munich: \d/ }).click();
    await page.getByText("Munich, Bavaria").first().waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "All regions" }).click();
    await page.getByRole("link", { name: "View all traffic from Germany" }).click();
    await page.getByRole("heading", { name: "Traffic" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/analytics/country/DE");
    expect(complaints).toEqual([]);
  });

  it("explain what to do in an empty project", async () => {
    const made = await ask(
      `mutation { createProject(input: { name: "Quiet" }) { edge { node { widgetId } } problem { message } } }`,
    );
    const shape = z.object({
      createProject: z.object({ edge: z.object({ node: z.object({ widgetId: z.number() }) }) }),
    });
    const { widgetId } = shape.parse(made.body.data).createProject.edge.node;
    const { page, complaints } = await walker();
    await signIn(page);
    for (const { path, heading, empty } of screens) {
      await page.goto(`${origin()}${path}?project=${widgetId}`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByText(empty).first().waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  it("open through a share link, which opens nothing else", async () => {
    for (const [module, heading] of [
      ["RETENTION", "Retention"],
      ["ACQUISITION", "Acquisition"],
      ["MAP", "Map"],
    ] as const) {
      const url = await makeLink(module);
      const { page, complaints } = await walker();
      await page.goto(url);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("row").nth(2).waitFor();
      expect(await page.getByRole("button", { name: "Filter" }).count()).toBe(0);
      expect(await page.getByRole("button", { name: /Week 1: / }).count()).toBe(0);
      expect(await page.getByText("Campaign link").count()).toBe(0);
      if (module === "MAP") {
        await openGermany(page);
        await page.getByRole("row", { name: /^Bavaria/ }).waitFor();
        expect(await page.getByRole("link", { name: /^Visitors from/ }).count()).toBe(0);
      }
      expect(complaints).toEqual([]);

      const opened = await send("openShareLinkMutation", { input: { encryptedParam: url.split("/").at(-1) } });
      const { token } = z
        .object({ openShareLink: z.object({ token: z.string() }) })
        .parse(opened.body.data).openShareLink;
      const holder = { "x-share-token": token };
      const project = await projectId();
      const cell = { project, range, cohort: day(-7), offset: 0 };
      const answers = await Promise.all([
        send("CellVisitorsQuery", cell, holder),
        send("TracedVisitsQuery", { project, range }, holder),
        send("MonthlyChartScreenQuery", { project: null, months: 12, isMember: false }, holder),
        send("AnalyticsScreenQuery", { ...analytics, range }, holder),
      ]);
      for (const answer of answers) expect(codesOf(answer)).toContain("FORBIDDEN");
    }
    const { page } = await walker();
    for (const screen of ["retention", "acquisition", "map"]) {
      await page.goto(`${origin()}/share/visitor/${screen}`);
      await page.waitForURL(`${origin()}/404`);
    }
  });
});

/** The middle of a row may be a link to its sessions. */
const openRow = (page: Page, name: RegExp) => page.getByRole("row", { name }).getByRole("rowheader").click();

const analytics = {
  project: null,
  compare: null,
  filters: null,
  goal: null,
  metric: "VISITORS",
  interval: null,
  by: "PAGE",
  offset: 0,
  isMember: false,
};

/** The UTC day this many days from now. */
function day(later: number): string {
  return new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
}
