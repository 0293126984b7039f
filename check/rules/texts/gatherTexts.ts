import { nameOf, nodes, scripts, stringOf } from "../../tree/parse.ts";
import type { SourceTree } from "../../tree/sourceTree.ts";

/** The app's screens. The component gallery is for developers only. */
export const isApp = (path: string): boolean =>
  path.startsWith("web/src/") && !/\.test\.tsx?$|\/testing\/|\/gallery\/|GalleryScreen/.test(path);

const textFunctions = new Set(["t", "phrase"]);
export const isTextFunction = (callee: unknown): boolean => textFunctions.has(nameOf(callee) ?? "");

/** Every text of the app, as its catalog keys: the arguments of `t` and `phrase`. */
export function gatherTexts(tree: SourceTree): string[] {
  const texts = new Set<string>();
  for (const file of scripts(tree, isApp)) {
    for (const node of nodes(file.program)) {
      if (node.type !== "CallExpression" || !isTextFunction(node["callee"])) continue;
      const text = stringOf((node["arguments"] as unknown[])[0]);
      if (text !== undefined) texts.add(text);
    }
  }
  return [...texts].toSorted();
}
