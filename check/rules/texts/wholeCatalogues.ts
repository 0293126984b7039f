import { METRICS_SDL, metricDescriptions } from "../../metricDescriptions.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { gatherTexts } from "./gatherTexts.ts";
import { SERVER_MESSAGES, serverTexts } from "./serverTexts.ts";

const folder = "web/src/texts/data/";
export const ENGLISH = `${folder}english.json`;

const definitionsOf = (tree: SourceTree): string[] => {
  const sdl = tree.get(METRICS_SDL);
  return sdl === undefined ? [] : Object.values(metricDescriptions(sdl));
};

/** The app's own, what its numbers mean, and what the servers tell it. */
export function everyText(tree: SourceTree): string[] {
  const { messages, labels } = serverTexts(tree);
  const texts = [...gatherTexts(tree), ...definitionsOf(tree), ...Object.values(messages), ...labels];
  return [...new Set(texts)].toSorted();
}

/** `{name}` and `{max, number}`; of ICU's notation the name and what bends with it: `count, plural`. */
const holes = (text: string): string =>
  [...text.matchAll(/\{(\w+(?:, \w+)?)[,}]/g)]
    .map(([, name]) => String(name))
    .toSorted((a, b) => a.localeCompare(b))
    .join(" ");

/** What a catalogue lacks, has too much, or says with other values than the text. */
function faultsOf(path: string, catalogue: Record<string, unknown>, texts: readonly string[]): Problem[] {
  const known = new Set(texts);
  const left = Object.keys(catalogue).filter((text) => !known.has(text));
  const wrong = texts.flatMap((text): string[] => {
    const words = catalogue[text];
    if (typeof words !== "string" || words === "") return [`lacks “${text}”`];
    return holes(words) === holes(text) ? [] : [`says “${text}” with other values: “${words}”`];
  });
  return [...wrong, ...left.map((text) => `knows “${text}”, which the app no longer says`)].map((message) => ({
    path,
    message,
  }));
}

/** Every language has every text of the app, and no other. */
export function wholeCatalogues(tree: SourceTree): Problem[] {
  const texts = everyText(tree);
  const catalogues = [...tree].filter(
    ([path]) => path.startsWith(folder) && path.endsWith(".json") && path !== ENGLISH && path !== SERVER_MESSAGES,
  );
  return catalogues.flatMap(([path, text]) => faultsOf(path, JSON.parse(text) as Record<string, unknown>, texts));
}
