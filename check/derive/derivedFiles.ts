// Every list that is derived from the tree, as the text of its generated file.
import type { SourceTree } from "../tree/sourceTree.ts";
import { gatewayLists } from "./gatewayLists.ts";
import { hostLists } from "./hostLists.ts";
import { areaTypes, resolverIndex } from "./resolvers.ts";
import { textLists } from "./sdlTexts.ts";
import { shareModules } from "./shareModules.ts";
import { webLists } from "./webLists.ts";

export function derivedFiles(tree: SourceTree): Map<string, string> {
  return new Map([
    areaTypes(tree),
    resolverIndex(tree),
    ...gatewayLists(tree),
    ...hostLists(tree),
    ...textLists(tree),
    ...webLists(tree),
    shareModules(tree),
  ]);
}
