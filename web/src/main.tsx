// The page's entry: settles the words, then begins the app, so that every module of it speaks the right language.
import { loadCatalogue } from "#web/texts/catalogue.ts";
import { cachedTranslations } from "#web/texts/cachedTranslations.ts";

const { language, own } = cachedTranslations();
await loadCatalogue(language, own);
document.documentElement.lang = language;
await import("./app.tsx");
