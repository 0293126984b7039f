// The page's entry point: loads the texts, then starts the app, so that every module uses the right language. It starts
// in a task after that of its modules, since a phone needs a tenth of a second for each.
import { loadCatalogue, locale } from "#web/texts/catalogue.ts";
import { cachedTranslations } from "#web/texts/cachedTranslations.ts";

const { language, own } = cachedTranslations();
// the gateway knows the screen of the page's address
const area = document.querySelector<HTMLMetaElement>("meta[name='texts']")?.content;
await loadCatalogue(language, own, area);
document.documentElement.lang = locale().slice(0, 2);
const { start } = await import("./app.tsx");
await new Promise((resolve) => void setTimeout(resolve));
start();
