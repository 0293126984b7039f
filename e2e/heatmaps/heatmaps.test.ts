// From a click to the heatmap: the tracker reports where visitors of the demo shop click, a member sees it on the page as
// it was recorded, and a recipient of a link or a file sees the same without an account.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { findings } from "../axe.ts";
import {
  campaign,
  CLICKS,
  desktop,
  drawnAt,
  heading,
  isDrawn,
  measured,
  mobile,
  PAGE,
  recorded,
  visit,
} from "./clickedPage.ts";
import { ask, codesOf, send } from "../gatewayCalls.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

const layers = [
  ["Movements", "move"],
  ["Scroll depth", "scroll"],
  ["Attention", "attention"],
  ["Rage clicks", "rage"],
  ["Dead clicks", "dead"],
  ["First clicks", "first"],
] as const;

describe("heatmaps", () => {
  const { walker } = useBrowser();
  let project: { id: string; widgetId: number };

  beforeAll(async () => {
    for (const look of [desktop, mobile]) {
      const { width, height, options } = look;
      const { page: visitor } = await walker({ viewport: { width, height }, ...options });
      await visit(visitor, look);
      const areStored = async () => {
        if ((await measured(look)).heatmaps.heatmap.sample.points !== CLICKS) throw new Error("not stored yet");
      };
      await vi.waitFor(areStored, { timeout: 60_000, interval: 200 });
      // leaving the page sends the rest
      await visitor.goto("about:blank");
    }
    project = await measured(desktop);
  });

  it.each([desktop, mobile])("show each click at $width px on the recorded page, on every layer", async (look) => {
    const { width, height, device } = look;
    const { page, complaints } = await walker({ viewport: { width, height } });
    // a headless browser has no print dialog
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await signIn(page, "user");
    await page.goto(
      `${origin()}/heatmap/view?url=${PAGE}&device=${device}&range=today&f=utm_campaign:is:${campaign(look)}`,
    );
    await page.getByText(new RegExp(`^1 page view · 1 visitor · Clicks: ${CLICKS} · `)).waitFor();
    const list = page.getByRole("list", { name: "Elements" });
    await list.getByRole("button", { name: new RegExp(`${CLICKS} clicks · 1 visitor`) }).waitFor();
    await heading(page).waitFor();
    await expect.poll(() => drawnAt(page, "h1")).toBeGreaterThan(100);

    // a click on the page selects the element in the list
    const row = list.getByRole("button").first();
    expect(await row.getAttribute("aria-pressed")).toBe("false");
    const place = await heading(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { clientX: left + 5, clientY: top + 5 };
    });
    await recorded(page).getByRole("region").dispatchEvent("click", place);
    await expect.poll(() => row.getAttribute("aria-pressed")).toBe("true");

    for (const [layer, mode] of layers) {
      await page.getByRole("radio", { name: layer }).click();
      await expect.poll(() => page.url()).toContain(`mode=${mode}`);
      const isEmpty = async () => (await page.getByText("Nothing was measured on this layer").count()) > 0;
      await expect.poll(async () => (await isDrawn(page)) || (await isEmpty())).toBe(true);
    }
    // of five clicks one is the first
    await page.getByText("First clicks: 1").waitFor();

    await page.getByRole("button", { name: "Download" }).click();
    await page.getByRole("menuitem", { name: "Print or save as PDF" }).click();
    const parts = page.locator("#print-sheet > div");
    await parts.first().waitFor({ state: "attached" });
    // printing takes the sheet away
    const pages = await parts.count();
    const sheet = await page.pdf({ format: "A4" });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    expect(complaints).toEqual([]);
  });

  it("are shared and exported: a saved heatmap for a recipient without an account, read only", async () => {
    const made = await ask(
      `mutation ($input: CreateHeatmapProfileInput!) {
        createHeatmapProfile(input: $input) { profile { heatmapProfileId } } }`,
      { input: { project: project.id, name: "Tents", rule: { match: "EXACT", value: PAGE }, devices: ["DESKTOP"] } },
    );
    const [, number = ""] = /"heatmapProfileId":(\d+)/.exec(made.text) ?? [];
    const member = await walker({ bypassCSP: true });
    await signIn(member.page, "user");
    await member.page.goto(`${origin()}/heatmap-v2/${number}?range=today`);
    await member.page.getByRole("button", { name: "More", exact: true }).waitFor();
    await member.page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = member.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy link" }).click();
    const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    expect(url).toMatch(new RegExp(`^${origin()}/share/heatmap/[\\w-]+$`));
    expect(member.complaints).toEqual([]);

    const { page, complaints } = await walker({ bypassCSP: true });
    await page.goto(url);
    await page.getByRole("heading", { level: 1, name: "Tents" }).waitFor();
    await heading(page).waitFor();
    await expect.poll(() => drawnAt(page, "h1")).toBeGreaterThan(100);
    for (const role of ["navigation", "link"] as const)
      expect(await page.getByRole("main").getByRole(role).count()).toBe(0);
    for (const name of ["Share", "Filter", "More", "Background"])
      expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
    await page.getByRole("radio", { name: "Scroll depth" }).click();
    await page.getByRole("grid", { name: "Scroll depth" }).waitFor();
    // the screen is dimmed until the layer has arrived
    await expect.poll(() => findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.getByRole("radio", { name: "Clicks", exact: true }).click();
    await page.getByRole("list", { name: "Elements" }).waitFor();

    await page.getByRole("button", { name: "Download" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "HTML file" }).click(),
    ]);
    const folder = await mkdtemp(path.join(tmpdir(), "heatmap-"));
    const file = path.join(folder, "heatmap.html");
    await download.saveAs(file);
    const offline = await walker({ offline: true });
    const requests: string[] = [];
    offline.page.on("request", (request) => requests.push(request.url()));
    await offline.page.goto(pathToFileURL(file).href);
    await offline.page.getByRole("heading", { name: "Tents · Clicks" }).waitFor();
    await expect.poll(() => drawnAt(offline.page, "h1")).toBeGreaterThan(100);
    const row = offline.page.getByRole("list", { name: "Elements" }).getByRole("button").first();
    await row.click();
    expect(await row.getAttribute("aria-pressed")).toBe("true");
    expect(requests.filter((one) => !/^(file|data|about|blob):/.test(one))).toEqual([]);
    await rm(folder, { recursive: true });
    expect(complaints).toEqual([]);

    const param = url.split("/").at(-1) ?? "";
    const exported = (address: string, headers: Record<string, string> = {}) =>
      fetch(`${origin()}/export/heatmap/${address}`, { headers });
    const own = await exported(`${param}?format=json&mode=first`);
    expect([own.status, await own.json()]).toMatchObject([200, { name: "Tents", mode: "first" }]);
    expect((await exported(`${number}/desktop/click`)).status).toBe(401);
    const { body } = await send("openShareLinkMutation", { input: { encryptedParam: param } });
    const holder = { "x-share-token": /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? "" };
    expect((await exported(`${number}/desktop/click?format=json`, holder)).status).toBe(200);
    expect((await exported(`${Number(number) + 1}/desktop/click`, holder)).status).toBe(403);
    const question = { device: "DESKTOP", mode: "CLICK", width: null, filters: null, goal: null, project: null };
    const range = { preset: "LAST_30_DAYS" };
    const other = { match: "EXACT", value: "/demo/" };
    const refused = await Promise.all([
      send("SavedHeatmapScreenQuery", { ...question, range, number: Number(number), isMember: false }, holder),
      send("HeatmapScreenQuery", { ...question, range, page: other, hasPage: true, isMember: false }, holder),
      send("HeatmapListScreenQuery", { project: null, archived: false }, holder),
    ]);
    for (const answer of refused) expect(codesOf(answer)).toContain("FORBIDDEN");
  });

  it("are shared for one page by its address", async () => {
    const { text } = await ask(
      "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }",
      { input: { project: project.id, module: "HEATMAP_PAGE", itemId: PAGE, range: { preset: "TODAY" } } },
    );
    const [, url = ""] = /"url":"([^"]+)"/.exec(text) ?? [];
    expect(url).toContain(`${origin()}/share/heatmap-page/`);
    const { page, complaints } = await walker();
    await page.goto(url);
    await page.getByRole("heading", { level: 1, name: `Heatmap of ${PAGE}` }).waitFor();
    await heading(page).waitFor();
    await expect.poll(() => drawnAt(page, "h1")).toBeGreaterThan(100);
    expect(await page.getByRole("main").getByRole("link").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
