import { isNode, nameOf, nodes, scripts, stringOf } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { isApp, isTextFunction } from "./gatherTexts.ts";

/** `{name}`, and the name before a comma in ICU's notation. */
const placeholdersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name));

/** The keys of an object literal; undefined for any other expression, and for one that spreads another. */
function keysOf(value: unknown): Set<string> | undefined {
  if (value === undefined) return new Set();
  if (!isNode(value) || value.type !== "ObjectExpression") return undefined;
  const properties = value["properties"];
  if (!Array.isArray(properties) || !properties.every(isNode)) return undefined;
  const keys = properties.map((property) => nameOf(property["key"]) ?? stringOf(property["key"]));
  return keys.includes(undefined) ? undefined : new Set(keys.filter((key) => key !== undefined));
}

/** A placeholder without a value is shown as it is written, and a value without a placeholder is not shown at all. */
export function matchedValues(tree: SourceTree): Problem[] {
  return scripts(tree, isApp).flatMap((file) =>
    nodes(file.program).flatMap((node) => {
      if (node.type !== "CallExpression" || !isTextFunction(node["callee"])) return [];
      const [first, second] = node["arguments"] as unknown[];
      const text = stringOf(first);
      const keys = keysOf(second);
      if (text === undefined || keys === undefined) return [];
      const faults = [...placeholdersOf(text).symmetricDifference(keys)];
      if (faults.length === 0) return [];
      const message = `“${text}” and its values differ in ${faults.join(", ")}: give each placeholder its value`;
      return [{ path: file.path, line: file.lineOf(node.start), message }];
    }),
  );
}
