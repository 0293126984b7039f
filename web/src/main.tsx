// The page's entry point: loads the texts, then starts the app, so that every module uses the right language. What a phone
// needs a tenth of a second for is done in tasks of its own, so that the page reacts and paints in between.
import { loadCatalogue, locale } from "#web/texts/catalogue.ts";
import { cachedTranslations } from "#web/texts/cachedTranslations.ts";

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Pages in the background, and frames that are out of sight, are not painted: they don't wait longer. */
const PAINTED_WITHIN_MS = 200;

/** Waits for the bones of the page (web/firstPaint.tsx): with files from the cache, the app would precede them. */
async function untilPainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });
  await nextTask();
}

const { language, own } = cachedTranslations();
// the gateway knows the screen of the page's address
const area = document.querySelector<HTMLMetaElement>("meta[name='texts']")?.content;
await loadCatalogue(language, own, area);
document.documentElement.lang = locale().slice(0, 2);
await untilPainted();
// the first use of the formats loads their locales: 60 ms on a phone, spent while the libraries arrive
Intl.DateTimeFormat.supportedLocalesOf("en");
await nextTask();
const app = await import("./app.tsx");
await nextTask();
app.begin();
await nextTask();
app.render();
