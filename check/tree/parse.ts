// TypeScript 7 has no JavaScript API, so the rules use the AST of the parser that ships with Vite.
import { parseSync } from "vite";
import type { Problem, SourceTree } from "./sourceTree.ts";

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Comment {
  readonly value: string;
  readonly start: number;
}

export interface ParsedFile {
  readonly path: string;
  readonly text: string;
  readonly program: Node;
  readonly comments: readonly Comment[];
  /** 1-based */
  lineOf(offset: number): number;
}

const parsed = new Map<string, ParsedFile>();

export function parseFile(path: string, text: string): ParsedFile {
  const key = `${path}\0${text}`;
  const known = parsed.get(key);
  if (known) return known;
  const result = parseSync(path, text);
  const file: ParsedFile = {
    path,
    text,
    program: result.program as unknown as Node,
    comments: result.comments,
    lineOf: (offset) => text.slice(0, offset).split("\n").length,
  };
  parsed.set(key, file);
  return file;
}

export const isScript = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/** Hand-written scripts. `wanted` filters them further. */
export function scripts(tree: SourceTree, wanted: (path: string) => boolean = () => true): ParsedFile[] {
  return [...tree]
    .filter(([path]) => isScript(path) && !path.includes("__generated__/") && wanted(path))
    .map(([path, text]) => parseFile(path, text));
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

function collect(node: Node, found: Node[]): Node[] {
  found.push(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) collect(child, found);
    } else if (isNode(value)) collect(value, found);
  }
  return found;
}

const walked = new WeakMap<Node, readonly Node[]>();

/** Every node, parents before children. Each rule asks, so a tree is walked once. */
export function nodes(node: Node): readonly Node[] {
  const known = walked.get(node) ?? collect(node, []);
  walked.set(node, known);
  return known;
}

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === "Identifier" && typeof value["name"] === "string" ? value["name"] : undefined;

/** `a.b` as "a.b", also if b is written as `["b"]`. */
export function dotted(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== "MemberExpression") return nameOf(node);
  const owner = dotted(node["object"]);
  const property = node["property"];
  const field = node["computed"] === true ? stringOf(property) : nameOf(property);
  return owner !== undefined && field !== undefined ? `${owner}.${field}` : undefined;
}

/** The text of a string, or of a template with `{}` for each placeholder. */
export function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const quasis = node["quasis"] as { value: { cooked: string | null } }[];
  return quasis.map((quasi) => quasi.value.cooked ?? "").join("{}");
}

/** One problem for each node that `judge` reports. */
export function eachNode(files: readonly ParsedFile[], inspect: (node: Node, file: ParsedFile) => string | undefined) {
  const problems: Problem[] = [];
  for (const file of files) {
    for (const node of nodes(file.program)) {
      const message = inspect(node, file);
      if (message !== undefined) problems.push({ path: file.path, line: file.lineOf(node.start), message });
    }
  }
  return problems;
}
