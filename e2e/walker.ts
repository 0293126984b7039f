// Somebody with a browser: signs in, opens pages, and remembers what the browser complained about.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { launchChromium } from "./chromium.ts";
import { walkerNumber } from "./env.ts";

function stack() {
  const mine = inject("stacks")[walkerNumber - 1];
  if (!mine) throw new Error(`no stack was started for walker ${walkerNumber}`);
  return mine;
}

export const origin = () => stack().origin;
export const hostOrigin = () => stack().hostOrigin;
export const dnsPort = () => stack().dnsPort;
export const order = async (what: "kill-host" | "start-host") => {
  const answer = await fetch(`${stack().controlOrigin}/${what}`);
  if (!answer.ok) throw new Error(await answer.text());
};

/** A headless browser says so in its name, and is counted as the bot that it is; these walkers are people. */
const desktopUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

export type DemoRole = "owner" | "admin" | "user" | "viewer";

export interface Walker {
  page: Page;
  context: BrowserContext;
  /** errors of the page's own scripts and of its console */
  complaints: string[];
}

/**
 * One browser for all walks of a file; each walker has a profile of its own, as a private window has. A test's walkers
 * leave when it ends (their pages would go on asking), those of a `beforeAll` when the file does. Nothing moves without
 * need: what fades in is drawn sixty times a second, on a machine that has other things to do.
 */
export function useBrowser(): { walker(options?: BrowserContextOptions): Promise<Walker> } {
  let browser: Browser | undefined;
  let ofTest: BrowserContext[] | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    await Promise.all((ofTest ?? []).map((context) => context.close()));
    ofTest = undefined;
  });
  afterAll(() => browser?.close());
  return {
    async walker(options = {}) {
      if (!browser) throw new Error("the browser has not started");
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        userAgent: desktopUserAgent,
        reducedMotion: "reduce",
        ...options,
      });
      ofTest?.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      return { page, context, complaints };
    },
  };
}

/** Whoever of the demo has this address; all have one password. */
export async function signInAs(page: Page, email: string, path = "/login", at = origin()): Promise<void> {
  await page.goto(`${at}${path}`);
  await page.getByLabel("Email", { exact: false }).first().fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill("sightline");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL((url) => url.pathname !== "/login");
}

export const signIn = (page: Page, role: DemoRole = "owner", path = "/login") =>
  signInAs(page, `${role}@demo.test`, path);

/** The exact number of a figure, which its title holds: "1,234, 1,100 before". */
export async function exactFigure(page: Page, label: string): Promise<number> {
  const title = await page
    .getByRole("group", { name: label, exact: true })
    .locator("[title]")
    .first()
    .getAttribute("title");
  return Number(title?.split(", ")[0]?.replaceAll(",", ""));
}
