// The page's entry point: loads the texts, then starts the app, so that every module uses the right language.
import { loadCatalogue } from "#web/texts/catalogue.ts";
import { cachedTranslations } from "#web/texts/cachedTranslations.ts";

const { language, own } = cachedTranslations();
await loadCatalogue(language, own);
document.documentElement.lang = language;
await import("./app.tsx");
