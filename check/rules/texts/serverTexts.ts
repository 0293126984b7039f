// The sentences with which the gateway and the host refuse: they reach a screen as they are, so a catalogue has them
// too. A value in one is written {0}, {1} and so on.
import { isNode, nameOf, scripts, stringOf, type Node } from "../../tree/parse.ts";
import type { SourceTree } from "../../tree/sourceTree.ts";

const speaksToPeople = (path: string): boolean =>
  /^(gateway\/src|host\/src\/(analytics|domains|http|members|site)|schema\/rest)\//.test(path) &&
  !/\.test\.ts$|\/testing\/|\/sql\/|\/mail|\/telemetry\/|Mail\.ts$|greeting|\/site\/script\//.test(path);

/** A capital, several words, and a sentence's length. */
const isSentence = (text: string): boolean => /^[\p{Lu}{][\p{L}'’{}]* \S+ .*\p{L}{2}/u.test(text) && text.length < 300;
const isQuery = (text: string): boolean =>
  /^(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|ORDER BY)\b|^\{\} [<>!]?= | (AND|AS) /.test(text);

/** For developers: faults, logs, the OpenAPI document. */
function isApart(node: Node): boolean {
  if (node.type === "ImportDeclaration" || node.type.startsWith("TSLit") || node.type === "TaggedTemplateExpression")
    return true;
  if (node.type === "NewExpression") return nameOf(node["callee"]) === "Error";
  if (node.type === "Property") return ["summary", "help"].includes(nameOf(node["key"]) ?? "");
  if (node.type !== "CallExpression") return false;
  const callee = node["callee"];
  return (
    isNode(callee) &&
    callee.type === "MemberExpression" &&
    /^(log|logger|console)$/.test(nameOf(callee["object"]) ?? "")
  );
}

function withNumbers(text: string): string {
  let n = 0;
  return text.replaceAll("{}", () => `{${n++}}`);
}

function gather(node: Node, texts: Set<string>): void {
  if (isApart(node)) return;
  if (node.type === "CallExpression" && nameOf(node["callee"]) === "notFound") {
    const what = stringOf((node["arguments"] as unknown[])[0]);
    if (what) texts.add(`${what} was not found`);
    return;
  }
  const text = stringOf(node);
  if (text !== undefined) {
    if (isSentence(text) && !/===|\n|Sightline/.test(text) && !isQuery(text)) texts.add(withNumbers(text));
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) gather(child, texts);
  }
}

export function serverTexts(tree: SourceTree): string[] {
  const texts = new Set<string>();
  for (const file of scripts(tree, speaksToPeople)) gather(file.program, texts);
  return [...texts].toSorted();
}
