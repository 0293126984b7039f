// Replaces the app's catalogue in a script that can't load anything: it contains the translations of its own texts in
// every language. The page's `lang` names the language.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const CATALOGUE = "\0own-texts";
/** a call, so that minification doesn't evaluate it */
const TRANSLATIONS = "ownTranslations()";

const source = `
const translations = ${TRANSLATIONS};
const language = document.documentElement.lang;
export const locale = () => (language === "en" ? "en-GB" : language);
export const translate = (text) => translations[language]?.[text] ?? text;
`;

export function ownTexts(folder: string): Plugin {
  const catalogue = path.join(folder, "catalogue.ts");
  const languages = readdirSync(path.join(folder, "data")).filter((file) => /^[a-z]{2}\.json$/.test(file));
  return {
    name: "own-texts",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (!id.endsWith("catalogue.ts")) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved?.id === catalogue ? CATALOGUE : resolved;
    },
    load: (id) => (id === CATALOGUE ? source : null),
    renderChunk(code) {
      const used = languages.map((file) => {
        const texts = JSON.parse(readFileSync(path.join(folder, "data", file), "utf8")) as Record<string, string>;
        const own = Object.entries(texts).filter(([text]) => code.includes(JSON.stringify(text)));
        return [file.slice(0, 2), Object.fromEntries(own)];
      });
      return { code: code.replace(TRANSLATIONS, () => JSON.stringify(Object.fromEntries(used))), map: null };
    },
  };
}
