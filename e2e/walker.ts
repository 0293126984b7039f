// A user with a browser: signs in, opens pages, and records the browser's errors.
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

/** A headless browser identifies itself in the user agent and counts as a bot. These tests simulate human visitors. */
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
 * One browser for all tests of a file. Each walker has its own profile, like a private window. A test's walkers close
 * when the test ends (their pages would keep polling), those of a `beforeAll` when the file ends. Animations are
 * disabled, because fades are drawn sixty times per second on a busy machine.
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

/** Signs in the demo user with this address. All demo users have the same password. */
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

/** The exact number of a metric, from its title: "1,234, 1,100 before". */
export async function exactFigure(page: Page, label: string): Promise<number> {
  const title = await page
    .getByRole("group", { name: label, exact: true })
    .locator("[title]")
    .first()
    .getAttribute("title");
  return Number(title?.split(", ")[0]?.replaceAll(",", ""));
}
