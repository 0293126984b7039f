import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { ENGLISH, everyText } from "./completeCatalogues.ts";

export const englishOf = (tree: SourceTree): string => `${JSON.stringify(everyText(tree), null, 2)}\n`;

/** data/english.json contains all texts of the app, for translators and for companies with custom texts. */
export function freshEnglish(tree: SourceTree): Problem[] {
  if (![...tree.keys()].some((path) => path.startsWith("web/src/texts/"))) return [];
  if (tree.get(ENGLISH) === englishOf(tree)) return [];
  return [{ path: ENGLISH, message: "is not what the app says any longer: npm run generate writes it" }];
}
