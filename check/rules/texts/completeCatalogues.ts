import { sdlTexts } from "../../derive/sdlTexts.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { gatherTexts } from "./gatherTexts.ts";
import { SERVER_MESSAGES, serverTexts } from "./serverTexts.ts";

const folder = "web/src/texts/data/";
export const ENGLISH = `${folder}english.json`;

/** Texts of the app, descriptions of its numbers, and messages of the servers. */
export function everyText(tree: SourceTree): string[] {
  const { messages, labels } = serverTexts(tree);
  return [...new Set([...gatherTexts(tree), ...sdlTexts(tree), ...Object.values(messages), ...labels])].toSorted();
}

/** `{name}` and `{max, number}`; of ICU's notation the name and what bends with it: `count, plural`. */
const holes = (text: string): string =>
  [...text.matchAll(/\{(\w+(?:, \w+)?)[,}]/g)]
    .map(([, name]) => String(name))
    .toSorted((a, b) => a.localeCompare(b))
    .join(" ");

/** Missing or extra texts of a catalog, and translations whose placeholders differ from the text. */
function faultsOf(path: string, catalogue: Record<string, unknown>, texts: readonly string[]): Problem[] {
  const known = new Set(texts);
  const left = Object.keys(catalogue).filter((text) => !known.has(text));
  const wrong = texts.flatMap((text): string[] => {
    const translation = catalogue[text];
    if (typeof translation !== "string" || translation === "") return [`lacks “${text}”`];
    return holes(translation) === holes(text) ? [] : [`says “${text}” with other values: “${translation}”`];
  });
  return [...wrong, ...left.map((text) => `knows “${text}”, which the app no longer says`)].map((message) => ({
    path,
    message,
  }));
}

/** Every language has exactly the texts of the app. */
export function completeCatalogues(tree: SourceTree): Problem[] {
  const texts = everyText(tree);
  const catalogues = [...tree].filter(
    ([path]) => path.startsWith(folder) && path.endsWith(".json") && path !== ENGLISH && path !== SERVER_MESSAGES,
  );
  return catalogues.flatMap(([path, text]) => faultsOf(path, JSON.parse(text) as Record<string, unknown>, texts));
}
