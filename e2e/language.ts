// The texts of a page that are not in the language it should have.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";

export interface Language {
  /** texts without placeholders whose translation differs: names and codes are the same in both languages */
  english: ReadonlySet<string>;
  translations: ReadonlySet<string>;
}

export function languageOf(code: string): Language {
  const file = path.resolve(import.meta.dirname, `../web/src/texts/data/${code}.json`);
  const texts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  const differing = texts.filter(([key, value]) => key !== value && !key.includes("{") && /[a-z]{3}/.test(key));
  return {
    english: new Set(differing.map(([key]) => key.trim())),
    translations: new Set(texts.map(([, value]) => value.trim())),
  };
}

/** Names in the data: of a goal, of a plan, of a funnel and of its steps, and of the errors that other tests send. */
const names = new Set(["Order placed", "Free", "Checkout", "Category", "Product", "Error"]);
/** The same where the app has such a text too: fields of the demo's form, and a step. */
const fields = ["/form/result", "/form/1", "/form/result/1"].flatMap((route) => [`${route}: Email`, `${route}: Name`]);
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

/** The English texts of the catalog on the page, each with its route. */
export async function englishOn(page: Page, route: string, { english, translations }: Language): Promise<string[]> {
  const left = (await pieces(page)).filter((text) => english.has(text) && !translations.has(text) && !names.has(text));
  return [...new Set(left)].map((text) => `${route}: ${text}`).filter((text) => !namesOn.has(text));
}
