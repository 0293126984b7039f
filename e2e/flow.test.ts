// Reports, timeline, flow and error log on the demo project, and on a project without visits.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { exactFigure, origin, signIn, useBrowser, type Walker } from "./walker.ts";

const QUERY = "range=last_7_days";

/** The exact numbers of a column, from the titles of its cells. */
async function column(grid: Locator, place: number): Promise<number[]> {
  await grid.getByRole("row").nth(1).waitFor();
  const rows = await grid
    .getByRole("row")
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.querySelector("[title]")?.getAttribute("title"))),
    );
  return rows.slice(1).map((cells) => Number((cells[place] ?? "").replaceAll(",", "")));
}
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe("reports, timeline, flow and errors", () => {
  const { walker } = useBrowser();

  const heading = ({ page }: Walker, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  it("match the numbers of the dashboard", async () => {
    const one = await walker();
    const { page } = one;
    await signIn(page, "viewer", `/login?redirect=${encodeURIComponent(`/dashboard?${QUERY}`)}`);
    await page.getByRole("group", { name: "Visitors", exact: true }).waitFor();
    const visitors = await exactFigure(page, "Visitors");
    const sessions = await exactFigure(page, "Sessions");
    const views = await exactFigure(page, "Page views");
    expect(visitors).toBeGreaterThan(100);

    await page.goto(`${origin()}/report`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Hourly traffic/ })
      .last()
      .click();
    await heading(one, "Hourly traffic");
    await page.goto(`${origin()}/report/hourly-traffic?${QUERY}`);
    const footer = await page.getByText(/visitors, .* sessions, .* views total/).textContent();
    expect((footer ?? "").match(/\d[\d,]*/g)?.map((text) => Number(text.replaceAll(",", "")))).toEqual([
      visitors,
      sessions,
      views,
    ]);
    await page.getByRole("grid", { name: "Hour by hour" }).getByRole("row", { name: /23:00/ }).waitFor();

    await page.goto(`${origin()}/report/daily-traffic?${QUERY}`);
    // each page view belongs to one day, so the days add up to the total
    expect(sum(await column(page.getByRole("grid", { name: "Day by day" }), 5))).toBe(views);

    await page.goto(`${origin()}/report/engagement?${QUERY}`);
    await page.getByRole("group", { name: "Engaged sessions", exact: true }).waitFor();
    expect(await exactFigure(page, "Engaged sessions")).toBeLessThan(sessions);
    await page.getByRole("grid", { name: "Where visitors get stuck" }).waitFor();

    await page.goto(`${origin()}/report/performance?${QUERY}`);
    await page.getByRole("button", { name: /^Largest contentful paint.* s.*Median/s }).waitFor();
    await page.getByRole("button", { name: /^Cumulative layout shift/ }).click();
    await page.waitForURL(/vital=CLS/);
    await page.getByRole("heading", { level: 2, name: "Cumulative layout shift" }).waitFor();

    await page.goto(`${origin()}/behavior-flow?${QUERY}&view=table`);
    const paths = page.getByRole("grid", { name: "Visitor paths" });
    const [steps, counts] = [await column(paths, 0), await column(paths, 2)];
    // every session starts at a first step
    expect(sum(counts.filter((_, row) => steps[row] === 1))).toBe(sessions);
    expect(one.complaints).toEqual([]);
  });

  it("let a user explore a flow from a step, group it, and show it as a table", async () => {
    const one = await walker();
    const { page, complaints } = one;
    await signIn(page, "viewer", `/login?redirect=${encodeURIComponent(`/behavior-flow?${QUERY}`)}`);
    await heading(one, "Behavior flow");
    const picture = page.getByRole("group", { name: "Visitor paths" });
    await picture
      .getByRole("button", { name: /^\/demo\s*\d/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Continue from here" }).click();
    await page.getByRole("button", { name: "Remove Starts at /demo" }).waitFor();
    await page.getByRole("button", { name: "Group pages" }).click();
    const dialog = page.getByRole("dialog", { name: "Group pages" });
    await dialog.getByLabel("Rule").fill("/demo/product/*");
    await dialog.getByText(/\d+ pages matched in the last 30 days/).waitFor();
    await dialog.getByRole("button", { name: "Add rule" }).click();
    // the dialog grows with the rule, which moves its button
    await dialog.getByRole("list", { name: "Rules" }).getByText("/demo/product/*").waitFor();
    await dialog.getByRole("button", { name: "Done" }).click();
    await picture
      .getByRole("button", { name: /^\/demo\/product\/\*\s*\d/ })
      .first()
      .waitFor();
    await page.getByRole("radio", { name: "Table" }).click();
    await page.getByRole("grid", { name: "Visitor paths" }).getByText("/demo/product/*").first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("let a user create a note, see its effect, open it from the chart, and delete it", async () => {
    const one = await walker();
    const { page, complaints } = one;
    await signIn(page, "owner", `/login?redirect=${encodeURIComponent("/timeline?range=last_90_days")}`);
    await heading(one, "Timeline");
    // at its exact minute, in the project's time zone
    await page.getByRole("button", { name: /^Goal changed.*Olivia Owner · 08:15/ }).waitFor();
    await page.getByRole("button", { name: /^New checkout/ }).click();
    await page.getByText(/^95% interval/).waitFor();
    await page.getByRole("radio", { name: "7 days" }).click();
    await page.waitForURL(/days=7/);
    await page.getByRole("button", { name: "Add note" }).click();
    const dialog = page.getByRole("dialog", { name: "Add note" });
    await dialog.getByRole("textbox", { name: "Note" }).fill("Walked by");
    await dialog.getByRole("radio", { name: "Purple" }).check({ force: true });
    await dialog.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("button", { name: /^Walked by/ }).waitFor();

    await page.goto(`${origin()}/dashboard?range=last_7_days`);
    await page.getByRole("link", { name: /Walked by/ }).click();
    await page.waitForURL(/\/timeline\?.*entry=note-/);
    await page.getByRole("button", { name: "Delete note Walked by" }).click();
    await page.getByText("Note deleted").waitFor();
    await page.getByRole("button", { name: /^Walked by/ }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("let a user open, resolve and reopen an error, but not a viewer", async () => {
    const one = await walker();
    const { page, complaints } = one;
    await signIn(page, "owner", `/login?redirect=${encodeURIComponent("/error-log?range=last_90_days&goal=purchase")}`);
    await heading(one, "Error log");
    await page.getByRole("row", { name: /Invalid picture index/ }).click();
    await page
      .getByText(/showPicture/)
      .first()
      .waitFor();
    await page.getByText("With error").waitFor();
    await page.keyboard.press("j");
    await page.getByText(/^Occurrence 2 of/).waitFor();
    await page.keyboard.press("k");
    await page.getByText(/^Occurrence 1 of/).waitFor();
    await page.getByRole("button", { name: "Resolve" }).click();
    await page.getByText(/Error resolved/).waitFor();
    await page.getByRole("button", { name: "Reopen" }).click();
    await page.getByRole("button", { name: "Resolve" }).waitFor();

    // the source map of the shop's script: line 64, column 11 maps to line 6 of a source
    await page.getByRole("button", { name: "Source maps" }).click();
    const maps = page.getByRole("dialog", { name: "Source maps" });
    const chooser = page.waitForEvent("filechooser");
    await maps.getByRole("button", { name: "Choose a .map file" }).click();
    const map = { version: 3, sources: ["gallery.ts"], names: [], mappings: `${";".repeat(63)}UAKiB` };
    const buffer = Buffer.from(JSON.stringify({ ...map, sourcesContent: ["\n\n\n\n\nthrow new RangeError()"] }));
    await (await chooser).setFiles({ name: "shop.js.map", mimeType: "application/json", buffer });
    await maps.getByRole("button", { name: "Add source map" }).click();
    await maps.getByText(/1 source file · /).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("throw new RangeError()").waitFor();
    await page.getByRole("radio", { name: "As reported" }).click();
    await page.getByRole("region", { name: "Stack frames" }).waitFor();

    await page.getByRole("button", { name: "All errors" }).click();
    await page.getByRole("button", { name: "Kind" }).click();
    await page.getByRole("menuitem", { name: /Console error/ }).click();
    await page.getByRole("row", { name: /Invalid picture index/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove filter: Console error" }).click();
    for (const name of [/Invalid picture index/, /Search index/])
      await page.getByRole("row", { name }).locator("label").click();
    await page.getByRole("button", { name: "Merge" }).click();
    await page.getByRole("row", { name: /Search index/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("row", { name: /Search index/ }).waitFor();
    expect(complaints).toEqual([]);

    const looker = await walker();
    await signIn(looker.page, "viewer", `/login?redirect=${encodeURIComponent("/error-log?range=last_90_days")}`);
    await looker.page.getByRole("row", { name: /Invalid picture index/ }).click();
    await looker.page.getByText("throw new RangeError()").waitFor();
    expect(await looker.page.getByRole("button", { name: "Resolve" }).count()).toBe(0);
  });

  it("explain missing data in an empty project, and show the overview only to plans that include it", async () => {
    const one = await walker();
    const { page, complaints } = one;
    // long before the start of the demo's history
    const empty = "from=2020-01-01&to=2020-01-31";
    await signIn(page, "owner", `/login?redirect=${encodeURIComponent(`/report/daily-traffic?${empty}`)}`);
    for (const [path, shownText] of [
      [`/report/daily-traffic?${empty}`, "No sessions in this date range"],
      [`/report/performance?${empty}`, "No measurements in this range"],
      [`/report/engagement?${empty}`, "No friction found"],
      [`/behavior-flow?${empty}`, "No sessions took this path"],
      [`/timeline?${empty}`, "No notes or changes"],
      [`/error-log?${empty}`, "No unresolved errors"],
      ["/overview", "Your plan doesn't include the overview of all projects"],
    ] as const) {
      await page.goto(`${origin()}${path}`);
      await page.getByText(shownText).first().waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
