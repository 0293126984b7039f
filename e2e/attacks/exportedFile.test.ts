// A recording as one file: it opens offline by double click, plays, and a hostile recorded page neither runs anything
// nor opens a connection from it.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "../axe.ts";
import { ask } from "../gatewayCalls.ts";
import {
  element,
  opened,
  page as recordedPage,
  sendRecording,
  text,
  type SentRecording,
} from "../recordings/sentRecording.ts";
import { origin, signIn, useBrowser } from "../walker.ts";
import { hostileEvents, useCanary, usePage } from "./hostilePage.ts";

/** one pixel */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const { connections, evil } = useCanary();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "exports-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** By the button of the player. */
async function downloaded(page: Page, { key }: SentRecording, format: "HTML file" | "JSON file"): Promise<string> {
  await page.goto(`${origin()}/video/${key}`);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: format }).click(),
  ]);
  const saved = path.join(folder, file.suggestedFilename());
  await file.saveAs(saved);
  return saved;
}

describe("an exported recording", () => {
  const { walker } = useBrowser();

  /** `requests`: what the file asks for. `received`: what it got, as its policy refuses requests before they are sent. */
  async function openFile(file: string, colorScheme: "light" | "dark" = "light") {
    const reader = await walker({ offline: true, bypassCSP: false, colorScheme });
    const requests: string[] = [];
    const received: string[] = [];
    const address = pathToFileURL(file).href;
    reader.context.on("request", (request) => request.url() !== address && requests.push(request.url()));
    reader.context.on("response", (response) => response.url() !== address && received.push(response.url()));
    await reader.page.goto(address);
    return { ...reader, requests, received, address };
  }

  it("plays offline without any request: seeks by its events, and skips and pauses by keys", async () => {
    const heading = (name: string) => element("body", {}, [element("h1", { id: "title" }, [text(name)])]);
    const cart = heading("Your cart");
    const ordered = element("p", { id: "ordered" });
    const picture = {
      src: "https://shop.test/tent.png",
      srcset: "https://shop.test/tent-2.png 2x",
      rr_dataURL: PICTURE,
    };
    const added = [
      [cart, element("img", picture)],
      [cart, element("video", { rr_mediaState: "played" })],
      [cart, ordered],
      [ordered, text("Ordered")],
    ] as const;
    const adds = added.map(([parent, node]) => ({ parentId: parent["id"], nextId: null, node }));
    const recording = await sendRecording([
      ...opened(recordedPage([], heading("Two-person tents"))),
      {
        type: 2,
        at: 15_000,
        data: { node: recordedPage([], cart), initialOffset: { top: 0, left: 0 } },
      },
      { type: 3, at: 16_000, data: { source: 0, texts: [], attributes: [], removes: [], adds } },
      { type: 3, at: 30_000, data: { source: 1, positions: [{ x: 9, y: 9, id: 1, timeOffset: 0 }] } },
    ]);
    const member = await walker();
    await signIn(member.page, "viewer");
    const file = await downloaded(member.page, recording, "HTML file");
    expect(path.basename(file)).toMatch(/^recording-Northwind-Shop-\d{4}-\d\d-\d\d\.html$/);
    expect(member.complaints).toEqual([]);

    const { page, requests, complaints } = await openFile(file);
    const shown = page.frameLocator("iframe");
    const time = page.getByRole("slider", { name: "Time in the recording" });
    await shown.getByRole("heading", { name: "Two-person tents" }).waitFor();
    expect(await time.getAttribute("aria-valuetext")).toBe("0:00 of 0:30");
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-same-origin");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await shown.getByRole("heading", { name: "Your cart" }).waitFor();
    // a playing video and a stored image were added before it
    await shown.getByText("Ordered").waitFor();
    expect(await shown.locator("img").getAttribute("src")).toBe(PICTURE);
    expect(await shown.locator("img").getAttribute("srcset")).toBeNull();
    expect(await time.getAttribute("aria-valuetext")).toBe("0:20 of 0:30");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("checkbox", { name: "Skip inactivity" }).uncheck();
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);

    const json = JSON.parse(await readFile(await downloaded(member.page, recording, "JSON file"), "utf8")) as {
      version: number;
      chunks: { events: { type: number }[] }[];
    };
    expect([json.version, json.chunks.flatMap(({ events }) => events.map(({ type }) => type))]).toEqual([
      ...[1, [4, 2, 2, 3, 3]],
    ]);
  });

  it.each(["light", "dark"] as const)("has nothing for axe to find in %s mode, in German", async (colorScheme) => {
    const recording = await sendRecording(opened(recordedPage([], element("body", {}, [text("Page")]))));
    const member = await walker();
    await signIn(member.page, "viewer");
    const cookie = (await member.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${origin()}/export/recording/${recording.key}?lang=de`, { headers: { cookie } });
    // axe is a script too, which the file's own policy would refuse
    const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    const { page } = await walker({ colorScheme });
    await page.setContent(html);
    await page.getByRole("button", { name: "Abspielen" }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it("runs no script of a hostile recorded page and opens no connection for it", async () => {
    const title = "</script><script>window.ran=1</script><!--<script>";
    const recording = await sendRecording(hostileEvents(evil()), title);
    const member = await walker();
    await signIn(member.page, "viewer");
    const { page, received, address } = await openFile(await downloaded(member.page, recording, "HTML file"));
    await page.context().setOffline(false);
    const before = connections.length;
    const shown = page.frameLocator("iframe").first();
    await shown.locator("#box").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await usePage(shown);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(connections.length - before).toBe(0);
    expect(received).toEqual([]);
    expect(page.url()).toBe(address);
  });

  it("of a heatmap runs no script of a hostile recorded page and opens no connection for it", async () => {
    const visited = `/attack-${Date.now()}`;
    const { project } = await sendRecording(hostileEvents(evil()), "Shop", `https://shop.test${visited}`);
    const made = await ask(
      "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }",
      { input: { project, module: "HEATMAP_PAGE", itemId: visited, range: { preset: "TODAY" } } },
    );
    const [, param = ""] = /"url":"[^"]+\/([\w-]+)"/.exec(made.text) ?? [];
    const answer = await fetch(`${origin()}/export/heatmap/${param}`);
    expect(answer.status).toBe(200);
    const file = path.join(folder, "heatmap.html");
    await writeFile(file, await answer.text());
    const { page, received, address } = await openFile(file);
    await page.context().setOffline(false);
    const before = connections.length;
    const shown = page.frameLocator("iframe").first();
    await shown.locator("#box").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(connections.length - before).toBe(0);
    expect(received).toEqual([]);
    expect(page.url()).toBe(address);
  });
});
