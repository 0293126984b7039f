import { isNode, nameOf, scripts, stringOf, type Node, type ParsedFile } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { isApp, isTextFunction } from "./gatherTexts.ts";

/** A word. A URL or a host name, as in a placeholder, is not one. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^\S*[.@/]\S*$/.test(text);
/** Two words or more, as in user-facing text. */
const isSentence = /^\p{Lu}[\p{L}'’,]+ (?:.*\p{L}{2})/u;
/** Attributes and properties that are shown on screens. */
const shown = new Set(
  "title label placeholder description aria-label alt heading hint message caption note tooltip action definition".split(
    " ",
  ),
);
const remedy = 'is read by people: say it by t("…") of web/src/texts/t.ts';

/** Code without user-facing texts: calls that already translate, developer errors, styles, types, queries. */
function isApart(node: Node): boolean {
  if (node.type === "CallExpression") {
    if (isTextFunction(node["callee"])) return true;
    const callee = node["callee"];
    return isNode(callee) && callee.type === "MemberExpression" && nameOf(callee["object"]) === "console";
  }
  if (node.type === "NewExpression") return nameOf(node["callee"])?.endsWith("Error") ?? false;
  if (node.type === "JSXAttribute") return isNode(node["name"]) && node["name"]["name"] === "css";
  return node.type === "TaggedTemplateExpression" || node.type === "ImportDeclaration" || node.type.startsWith("TSLit");
}

function looseText(node: Node): string | undefined {
  if (node.type === "JSXText") return isWord(String(node["value"]).trim()) ? String(node["value"]).trim() : undefined;
  if (node.type === "JSXAttribute") {
    const name = isNode(node["name"]) ? String(node["name"]["name"]) : "";
    const text = stringOf(node["value"]);
    return shown.has(name) && text !== undefined && isWord(text) ? text : undefined;
  }
  if (node.type === "Property") {
    const text = stringOf(node["value"]);
    return shown.has(nameOf(node["key"]) ?? "") && text !== undefined && /^\p{Lu}/u.test(text) ? text : undefined;
  }
  if (node.type === "AssignmentPattern") {
    const text = stringOf(node["right"]);
    return shown.has(nameOf(node["left"]) ?? "") && text !== undefined && isWord(text) ? text : undefined;
  }
  const text = stringOf(node);
  return text !== undefined && isSentence.test(text) ? text : undefined;
}

function look(node: Node, file: ParsedFile, problems: Problem[]): void {
  if (isApart(node)) return;
  const text = looseText(node);
  if (text !== undefined) {
    problems.push({ path: file.path, line: file.lineOf(node.start), message: `“${text}” ${remedy}` });
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    // an object key is not user-facing, even if it reads like a sentence
    if (node.type === "Property" && key === "key") continue;
    const children = Array.isArray(value) ? (value as unknown[]) : [value];
    for (const child of children) if (isNode(child)) look(child, file, problems);
  }
}

/** A text on a screen that is in no catalog. */
export function looseTexts(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const file of scripts(tree, isApp)) look(file.program, file, problems);
  return problems;
}
