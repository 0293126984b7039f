// Leaves React Aria's own texts out of the build except those in the app's languages: the library has 34. A browser in
// another language gets English, as the app's own texts do. Measured: 15 KB Brotli less for the dashboard. Adobe's plugin
// does the same but brings a layer for six other bundlers.
import type { Plugin } from "vite";
import { isLanguage } from "./src/texts/languages.ts";

/** Such as `../intl/table/de-DE.mjs`. */
const TEXTS = /\/(?<language>[a-z]{2})-[A-Z]{2}\.mjs$/;
const SOURCES = /node_modules\/(react-aria|react-stately|react-aria-components)\//;
const EMPTY = "\0no-texts";

export const ariaLocales = (): Plugin => ({
  name: "aria-locales",
  enforce: "pre",
  apply: "build",
  resolveId: {
    order: "pre",
    filter: { id: TEXTS },
    handler(id, importer) {
      const language = TEXTS.exec(id)?.groups?.["language"] ?? "";
      return importer && SOURCES.test(importer) && !isLanguage(language) ? EMPTY : undefined;
    },
  },
  load: { filter: { id: /^\0no-texts$/ }, handler: () => "export default undefined" },
});
