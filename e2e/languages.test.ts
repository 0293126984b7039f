// In another language, no route shows an English text of the catalog.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goWithin, settled } from "./axe.ts";
import { memberRoutes, openRoutes } from "./routes.ts";
import { origin, signIn, useBrowser } from "./walker.ts";

const CRAWL_MS = 400_000;

interface Language {
  /** texts without placeholders whose translation differs: names and codes are the same in both languages */
  english: ReadonlySet<string>;
  translations: ReadonlySet<string>;
}

function languageOf(code: string): Language {
  const file = path.resolve(import.meta.dirname, `../web/src/texts/data/${code}.json`);
  const texts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const differing = texts.filter(([key, value]) => key !== value && !key.includes("{") && /[a-z]{3}/.test(key));
  return {
    english: new Set(differing.map(([key]) => key.trim())),
    translations: new Set(texts.map(([, value]) => value.trim())),
  };
}

/** Names in the demo's data: of a goal, of a plan, of a funnel and of its steps. */
const names = new Set(["Order placed", "Free", "Checkout", "Category", "Product"]);
/** The same where the app has such a text too: a field of the demo's form, and a step. */
const fields = ["/form/result", "/form/1", "/form/result/1"].map((route) => `${route}: Email`);
const namesOn = new Set([...fields, "/funnel/edit/1: Search", "/funnel/flow/1/1: Search"]);

/** All visible and announced texts of the page, one by one. */
const pieces = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, code, pre")) found.push(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });

/** Opens a URL as if typed into the address bar. */
async function typeIn(page: Page, route: string): Promise<void> {
  await page.goto(origin() + route);
  await page.waitForFunction(
    () => document.body.innerText.trim().length > 20 && document.querySelector('[aria-busy="true"]') === null,
  );
}

async function englishOn(page: Page, route: string, { english, translations }: Language): Promise<string[]> {
  const left = (await pieces(page)).filter((text) => english.has(text) && !translations.has(text) && !names.has(text));
  return [...new Set(left)].map((text) => `${route}: ${text}`).filter((text) => !namesOn.has(text));
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

  it("are used on every route for a member who chose German", { timeout: CRAWL_MS }, async () => {
    const { page } = await walker();
    await signIn(page, "admin", "/login?redirect=%2Fprofile");
    await page.getByLabel("Language").first().click();
    await page.getByRole("option", { name: "Deutsch" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Profil", exact: true }).waitFor();
    const german = languageOf("de");
    const left: string[] = [];
    for (const route of memberRoutes) {
      await goWithin(page, route);
      await settled(page);
      left.push(...(await englishOn(page, route, german)));
    }
    await page.goto(`${origin()}/profile`);
    await page.getByLabel("Sprache").first().click();
    await page.getByRole("option", { name: "English" }).click();
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    expect(left).toEqual([]);
  });
});
