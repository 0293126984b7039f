import { posix } from "node:path";
import { isNode, nodes, stringOf } from "./parse.ts";
import type { Node, ParsedFile } from "./parse.ts";

export interface Import {
  /** as written in the source */
  specifier: string;
  /** erased before the program runs */
  isType: boolean;
  line: number;
}

const isTypeOnly = (node: Node) => {
  if (node["importKind"] === "type" || node["exportKind"] === "type" || node.type === "TSImportType") return true;
  const named = node["specifiers"];
  return (
    Array.isArray(named) &&
    named.length > 0 &&
    named.every((one) => isNode(one) && (one["importKind"] === "type" || one["exportKind"] === "type"))
  );
};

const kinds = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

const known = new WeakMap<ParsedFile, Import[]>();

/** Includes static, dynamic, re-exporting and type imports. */
export function importsOf(file: ParsedFile): Import[] {
  const before = known.get(file);
  if (before) return before;
  const found: Import[] = [];
  for (const node of nodes(file.program)) {
    if (!kinds.has(node.type)) continue;
    const specifier = stringOf(node["source"] ?? node["argument"]);
    if (specifier !== undefined) found.push({ specifier, isType: isTypeOnly(node), line: file.lineOf(node.start) });
  }
  known.set(file, found);
  return found;
}

const roots: readonly [prefix: string, folder: string][] = [
  ["#gateway/", "gateway/src/"],
  ["#host/", "host/src/"],
  ["#tracker/", "host/tracker/src/"],
  ["#web/", "web/src/"],
  ["@sightline/schema/rest/", "schema/rest/"],
  ["@sightline/", ""],
];

/** The repository path of an import. Undefined for a library. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  for (const [prefix, folder] of roots) {
    if (!specifier.startsWith(prefix)) continue;
    const target = folder + specifier.slice(prefix.length);
    return prefix === "@sightline/schema/rest/" ? `${target}.ts` : target;
  }
  return undefined;
}

/** `@scope/name/deep` belongs to `@scope/name`. */
export function libraryOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
