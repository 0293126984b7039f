// The words in force: English is the text itself, another language is a catalogue from English to it, and a company may
// put its own words above either. They are settled before the app's first module is read and hold until the page is
// loaded anew, so that tables and formatters at module level are right as well.
export type Translations = Readonly<Record<string, string>>;

/** Languages whose catalogue is whole; each in its own words. */
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
/** every word that differs from English */
let translations: Translations = {};

/** As `Intl` wants it. English writes the day before the month. */
export const locale = (): string => (language === "en" ? "en-GB" : language);
export const templateOf = (reason: string): string | undefined => templates[reason];
export const translate = (text: string): string => translations[text] ?? text;

/** Settles the words of this page, a company's own above all; where a catalogue does not come, English is shown. */
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
