import { eachNode, nameOf, scripts } from "../../tree/parse.ts";
import type { SourceTree } from "../../tree/sourceTree.ts";

export const noFetchWhileRendering = (tree: SourceTree) =>
  eachNode(scripts(tree), (node) =>
    node.type === "ImportSpecifier" && nameOf(node["imported"]) === "useLazyLoadQuery"
      ? "asks while it renders (useLazyLoadQuery): give the route its query in <domain>.routes.ts and read it with usePreloadedQuery"
      : undefined,
  );
