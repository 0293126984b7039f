// Which language this browser was shown last. Before anybody has signed in here, the brand's (the page's `lang`), or the
// first of the browser's own that there is a catalogue for.
import { isLanguage, type LanguageCode, type Translations } from "./catalogue.ts";

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

/** Answers whether the page must be loaded anew, as it shows other words. */
export function cacheTranslations(wanted: Remembered): boolean {
  const before = JSON.stringify(cachedTranslations());
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // a browser that keeps nothing would load anew for ever
    return false;
  }
  return before !== JSON.stringify(cachedTranslations());
}
