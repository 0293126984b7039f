// The languages of the app, by their native names. Each except English has a complete catalog in data/. This file imports
// nothing, so that the build can read it too.
export const languages = { en: "English", de: "Deutsch", es: "Español" } as const;
export type LanguageCode = keyof typeof languages;

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  code !== null && code !== undefined && Object.hasOwn(languages, code);
