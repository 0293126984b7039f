// The language that this browser last used. Before the first sign-in: the brand's (the page's `lang`), or the first of
// the browser's languages that has a catalog.
import type { Translations } from "./catalogue.ts";
import { isLanguage, type LanguageCode } from "./languages.ts";

export interface Remembered {
  language: LanguageCode;
  own: Translations;
}

const KEY = "words";

function read(): Remembered | undefined {
  try {
    const { language, own } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
    if (!isLanguage(language)) return undefined;
    const entries = Object.entries(own ?? {}).filter(([, translation]) => typeof translation === "string");
    return { language, own: Object.fromEntries(entries) };
  } catch {
    return undefined;
  }
}

function first(): LanguageCode {
  const { lang } = document.documentElement;
  if (lang !== "en" && isLanguage(lang)) return lang;
  return navigator.languages.map((code) => code.split("-")[0]).find(isLanguage) ?? "en";
}

export const cachedTranslations = (): Remembered => read() ?? { language: first(), own: {} };

/** Returns whether the page must reload because its texts differ. */
export function cacheTranslations(wanted: Remembered): boolean {
  const before = JSON.stringify(cachedTranslations());
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // without storage the page would reload endlessly
    return false;
  }
  return before !== JSON.stringify(cachedTranslations());
}
