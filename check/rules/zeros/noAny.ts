import { eachNode, scripts } from "../../tree/parse.ts";
import type { SourceTree } from "../../tree/sourceTree.ts";

export const noAny = (tree: SourceTree) =>
  eachNode(scripts(tree), (node) =>
    node.type === "TSAnyKeyword" ? "says `any`: say the type, or `unknown` and narrow it" : undefined,
  );
