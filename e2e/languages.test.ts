// In another language, no route that is open to everyone shows an English text of the catalog. Those of members:
// accessibility/everyScreen.ts.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { englishOn, languageOf } from "./language.ts";
import { openRoutes } from "./routes.ts";
import { origin, useBrowser } from "./walker.ts";

const CRAWL_MS = 400_000;

/** Opens a URL as if typed into the address bar. */
async function typeIn(page: Page, route: string): Promise<void> {
  await page.goto(origin() + route);
  await page.waitForFunction(
    () => document.body.innerText.trim().length > 20 && document.querySelector('[aria-busy="true"]') === null,
  );
}

describe("translations", () => {
  const { walker } = useBrowser();

  it.each([
    ["German", "de", "de-DE"],
    ["Spanish", "es", "es-MX"],
  ])("are used on every open route for a browser set to %s", { timeout: CRAWL_MS }, async (_, code, locale) => {
    const language = languageOf(code);
    const { page } = await walker({ locale });
    const left: string[] = [];
    // this route signs in to the demo, whose member uses English
    for (const route of openRoutes.filter((each) => each !== "/no-sign-up")) {
      await typeIn(page, route);
      left.push(...(await englishOn(page, route, language)));
    }
    expect(left).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
  });
});
