// First loads with an empty cache: the number of different requests, since each costs a round trip on HTTP/1, and their
// bytes as received, with headers. The page names the scripts, so that they are not requested one after the other.
// Repetitions of a request (retries, refreshed figures) depend on the machine and on other visitors and count once. Live
// connections are no part of a first load.
import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { origin, signIn, useBrowser } from "./walker.ts";

const live = new Set(["websocket", "eventsource", "ping"]);
const viewport = { width: 1440, height: 900 };
/** The app sends the id of an operation. */
const operation = z.object({ id: z.string() });

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  if (pathname !== "/graphql") return `${pathname}${search}`;
  return `${pathname} ${operation.parse(request.postDataJSON()).id}`;
}

/** The requests of the page from now on, each once, with their bytes. */
function requestsOf(page: Page): Map<string, Promise<number>> {
  const requests = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (!request.url().startsWith("http") || live.has(request.resourceType())) return;
    const name = nameOf(request);
    if (!requests.has(name)) requests.set(name, bytesOf(request));
  });
  return requests;
}

async function bytesOf(request: Request): Promise<number> {
  try {
    // a canceled request has none
    if (!(await request.response())) return 0;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return responseBodySize + responseHeadersSize;
  } catch (error) {
    // requests that begin after a test has counted
    if (request.frame().page().isClosed()) return 0;
    throw error;
  }
}

const kilobytes = async (requests: Map<string, Promise<number>>) =>
  (await Promise.all(requests.values())).reduce((sum, bytes) => sum + bytes, 0) / 1024;

/** Takes the typeface out: text doesn't wait for it. It is one request. */
async function expectTypeface(requests: Map<string, Promise<number>>) {
  const typefaces = new Map([...requests].filter(([name]) => name.endsWith(".woff2")));
  for (const name of typefaces.keys()) requests.delete(name);
  expect([...typefaces.keys()]).toEqual([expect.stringContaining("/geist-latin-")]);
  expect(await kilobytes(typefaces)).toBeLessThan(21);
}

describe("first load", () => {
  const { walker } = useBrowser();

  it("takes at most 12 requests for the sign-in page, and 200 KB beside 21 KB of the typeface", async () => {
    const { page } = await walker({ viewport });
    const requests = requestsOf(page);
    await page.goto(`${origin()}/login`);
    await page.getByRole("button", { name: "Log in", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    await expectTypeface(requests);
    expect([...requests.keys()]).toContain("/login");
    expect([...requests.keys()].slice(11)).toEqual([]);
    expect(await kilobytes(requests)).toBeLessThan(200);
    const scripts = [...requests.keys()].filter((name) => name.endsWith(".js"));
    const named = await page.request.get(`${origin()}/login`).then((response) => response.text());
    expect(scripts.filter((name) => !named.includes(`"${name}"`))).toEqual([]);
  });

  it("takes 2 requests and 30 KB more for the sign-in page in German, and loads what the servers say when they do", async () => {
    const { page } = await walker({ viewport, locale: "de-DE" });
    const requests = requestsOf(page);
    await page.goto(`${origin()}/login`);
    await page.getByRole("button", { name: "Anmelden", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    await expectTypeface(requests);
    const texts = () => [...requests.keys()].filter((name) => name.includes("/texts-de-"));
    expect(texts().toSorted()).toEqual([
      expect.stringContaining("/texts-de-account-"),
      expect.stringContaining("/texts-de-app-"),
    ]);
    expect([...requests.keys()].slice(13)).toEqual([]);
    expect(await kilobytes(requests)).toBeLessThan(230);

    await page.getByLabel("E-Mail").first().fill("nobody@demo.test");
    await page.getByLabel("Passwort").first().fill("not the password");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.getByText("E-Mail oder Passwort ist falsch. Wenn Sie sich gerade registriert haben").first().waitFor();
    expect(texts().slice(2)).toEqual([expect.stringContaining("/texts-de-server-")]);
  });

  it("takes at most 20 requests for the dashboard, and 424 KB beside 21 KB of the typeface", async () => {
    const member = await walker();
    await signIn(member.page);
    const { page } = await walker({ viewport, storageState: await member.context.storageState() });
    const requests = requestsOf(page);
    await page.goto(`${origin()}/`);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    // the chart, the last file to load
    await page.locator(".apexcharts-series path").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await expectTypeface(requests);
    expect([...requests.keys()]).toContain("/");
    expect([...requests.keys()].slice(19)).toEqual([]);
    expect(await kilobytes(requests)).toBeLessThan(424);
    const scripts = [...requests.keys()].filter((name) => name.endsWith(".js"));
    const named = await page.request.get(`${origin()}/`).then((response) => response.text());
    // the chart loads when it is near the viewport
    expect(scripts.filter((name) => !named.includes(`"${name}"`)).slice(2)).toEqual([]);
  });

  it("draws the first text in the product's typeface, and moves nothing on the dashboard while it loads", async () => {
    const member = await walker();
    await signIn(member.page);
    const { page, context } = await walker({ viewport, storageState: await member.context.storageState() });
    await context.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: unknown[] };
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
          shifts.push([value, ...sources.map(({ node }) => node?.textContent)]);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${origin()}/`);
    await page.locator(".apexcharts-series path").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const state = await page.evaluate(() => ({
      typefaces: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      shifts: (window as unknown as { shifts: unknown[] }).shifts,
    }));
    expect(state).toEqual({ typefaces: [expect.stringContaining("Geist")], shifts: [] });
  });

  it.each([
    ["dark", "minimised", "rgb(14, 16, 20)", 64],
    ["light", "open", "rgb(247, 248, 250)", 260],
  ])("shows the page before its scripts arrive: %s, with the sidebar %s", async (mode, sidebar, color, width) => {
    const member = await walker();
    await signIn(member.page);
    const { page, context } = await walker({ viewport, storageState: await member.context.storageState() });
    // the scripts never arrive
    await page.route("**/*.js", () => undefined);
    const choices = { "color-mode": mode, sidebar };
    await context.addCookies(Object.entries(choices).map(([name, value]) => ({ name, value, url: origin() })));
    await page.goto(`${origin()}/`, { waitUntil: "commit" });
    const side = page.locator("#root > div > div").nth(1);
    await expect.poll(() => side.boundingBox().then((box) => box?.width)).toBe(width);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(color);

    const { page: signedOut } = await walker({ viewport: { width: 390, height: 844 } });
    await signedOut.route("**/*.js", () => undefined);
    await signedOut.goto(`${origin()}/`, { waitUntil: "commit" });
    await signedOut.locator("#root").getByText("Sightline").waitFor();
    expect(await signedOut.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("loads the script of a screen when the keyboard focuses its link, but none of its data", async () => {
    const { page } = await walker({ viewport });
    await signIn(page, "owner", `/login?redirect=${encodeURIComponent("/team")}`);
    await page.waitForLoadState("networkidle");
    const requests = requestsOf(page);
    const link = page.getByRole("link", { name: "Retention" });
    await link.focus();
    await expect.poll(() => [...requests.keys()]).toContainEqual(expect.stringMatching(/RetentionScreen-/));
    const before = [...requests.keys()];
    await link.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Retention" }).waitFor();
    const data = [...requests.keys()].filter((name) => name.startsWith("/graphql") && !before.includes(name));
    expect(data.length).toBeGreaterThan(0);
    expect([...requests.keys()].filter((name) => /RetentionScreen-/.test(name))).toHaveLength(1);
  });
});
