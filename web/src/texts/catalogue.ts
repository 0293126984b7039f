// The active texts: English texts are their own keys, another language is a catalog from English, and a company can
// override texts of either. They are loaded before the app's first module is evaluated and stay fixed until a reload,
// so that tables and formatters at module level are correct too.
export type Translations = Readonly<Record<string, string>>;

/** Languages with a complete catalog, by their native names. */
export const languages = { en: "English", de: "Deutsch" } as const;
export type LanguageCode = keyof typeof languages;

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  code !== null && code !== undefined && Object.hasOwn(languages, code);

const load: Record<Exclude<LanguageCode, "en">, () => Promise<{ default: Translations }>> = {
  de: () => import("./data/de.json"),
};

/** The English templates of what the servers say, by reason: a page in plain English needs none of them. */
const loadTemplates = (): Promise<{ default: Translations }> => import("./data/serverMessages.json");

let language: LanguageCode = "en";
let templates: Translations = {};
/** all texts that differ from English */
let translations: Translations = {};

/** The locale for `Intl`. English uses the day before the month. */
export const locale = (): string => (language === "en" ? "en-GB" : language);
export const templateOf = (reason: string): string | undefined => templates[reason];
export const translate = (text: string): string => translations[text] ?? text;

/**
 * Loads the texts of this page. A company's own texts take precedence. Falls back to English if a catalog fails to
 * load.
 */
export async function loadCatalogue(wanted: LanguageCode, own: Translations = {}): Promise<void> {
  const isPlainEnglish = wanted === "en" && Object.keys(own).length === 0;
  const [catalogue, templatesByReason] = await Promise.all([
    wanted === "en"
      ? {}
      : load[wanted]().then(
          (chunk) => chunk.default,
          () => undefined,
        ),
    isPlainEnglish
      ? {}
      : loadTemplates().then(
          (chunk) => chunk.default,
          () => ({}),
        ),
  ]);
  language = catalogue ? wanted : "en";
  translations = { ...catalogue, ...own };
  templates = templatesByReason;
}
