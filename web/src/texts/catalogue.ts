// The active texts: English texts are their own keys, another language is a catalog from English, and a company can
// override texts of either. They are loaded before the modules that use them are evaluated and stay fixed until a reload,
// so that tables and formatters at module level are correct too.
import type { LanguageCode } from "./languages.ts";

export type Translations = Readonly<Record<string, string>>;

interface Part {
  /** translations, by their English texts */
  texts: Translations;
  /** the English templates of what the servers say, by reason */
  templates: Translations;
}

/** The build splits the catalogs into files with this in their names (web/catalogueParts.ts). */
const VERSION: unknown = import.meta.env["VITE_TEXTS"];

const whole: Record<Exclude<LanguageCode, "en">, () => Promise<{ default: Translations }>> = {
  de: () => import("./data/de.json"),
  es: () => import("./data/es.json"),
};

/** Milliseconds that an answer waits for the texts of what it says. */
const LONGEST_WAIT = 3000;

let language: LanguageCode = "en";
/** all texts that differ from English */
let translations: Translations = {};
let templates: Translations = {};
/** by name; those that could not be loaded are left out */
let parts = new Map<string, Promise<void>>();
let areServerTextsLoaded = false;

/** The locale for `Intl`. English uses the day before the month. */
export const locale = (): string => (language === "en" ? "en-GB" : language);
export const templateOf = (reason: string): string | undefined => templates[reason];
export const translate = (text: string): string => translations[text] ?? text;

async function readFile(address: string): Promise<Part> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as Part;
  } catch {
    // like an answer without the file
  }
  // as browsers say it of a module: the app knows how to go on from that
  throw new TypeError(`error loading dynamically imported module: ${address}`);
}

async function readPart(code: LanguageCode, name: string): Promise<Part> {
  if (!import.meta.env.DEV) return await readFile(`/assets/texts-${code}-${name}-${String(VERSION)}.json`);
  const [texts, messages] = await Promise.all([
    code === "en" ? { default: {} } : whole[code](),
    import("./data/serverMessages.json"),
  ]);
  return { texts: texts.default, templates: messages.default };
}

async function addPart(code: LanguageCode, name: string): Promise<void> {
  const part = await readPart(code, name);
  if (code !== language) return;
  // a company's own texts are there already, and take precedence
  translations = { ...part.texts, ...translations };
  templates = { ...part.templates, ...templates };
  if (name === "server") areServerTextsLoaded = true;
}

function loadPart(code: LanguageCode, name: string): Promise<void> {
  const known = parts.get(name);
  if (known) return known;
  const loading = addPart(code, name);
  parts.set(name, loading);
  loading.catch(() => parts.delete(name));
  return loading;
}

/**
 * Loads the texts that every page needs, and starts loading those of the screens in `area`. A company's own texts take
 * precedence. Falls back to English if the texts can't be loaded.
 */
export async function loadCatalogue(wanted: LanguageCode, own: Translations = {}, area?: string): Promise<void> {
  parts = new Map();
  language = wanted;
  translations = own;
  templates = {};
  areServerTextsLoaded = false;
  if (wanted === "en") return await loadServerTexts();
  if (area !== undefined) loadPart(wanted, area).catch(() => {});
  try {
    await loadPart(wanted, "app");
  } catch {
    language = "en";
    translations = own;
  }
}

/**
 * Loads the texts of a folder of screens. The build calls it before each of them is loaded.
 * @public
 */
export const loadAreaTexts = async (area: string): Promise<void> => {
  if (language !== "en") await loadPart(language, area);
};

const isPlainEnglish = () => language === "en" && Object.keys(translations).length === 0;

/** Loads what the servers say, for messages in another language or in a company's own words. */
export async function loadServerTexts(): Promise<void> {
  // without them, messages are in English
  if (!isPlainEnglish()) await loadPart(language, "server").catch(() => {});
}

const hasReason = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (("reason" in value && typeof value.reason === "string") || Object.values(value).some(hasReason));

/** Resolves when what the servers say in this answer can be translated; undefined if it says nothing, or already can. */
export function textsForAnswer(answer: unknown): Promise<void> | undefined {
  if (isPlainEnglish() || areServerTextsLoaded || !hasReason(answer)) return undefined;
  // a message in English is better than none
  return Promise.race([loadServerTexts(), new Promise<void>((done) => setTimeout(done, LONGEST_WAIT))]);
}
