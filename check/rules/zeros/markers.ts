import { isScript, parseFile } from "../../tree/parse.ts";
import { isGenerated } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const marker = /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d+)/;
const commentOf: Readonly<Record<string, RegExp>> = {
  graphql: /#.*/g,
  sql: /--.*|\/\*[\s\S]*?\*\//g,
  css: /\/\*[\s\S]*?\*\//g,
  html: /<!--[\s\S]*?-->/g,
  yml: /#.*/g,
};

function comments(path: string, text: string): { value: string; start: number }[] {
  if (isScript(path)) return [...parseFile(path, text).comments];
  const found = commentOf[path.slice(path.lastIndexOf(".") + 1)];
  return found ? [...text.matchAll(found)].map((match) => ({ value: match[0], start: match.index })) : [];
}

/** A marker comment promises work, so it must name where that work is tracked. */
export function markers(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [path, text] of tree) {
    if (isGenerated(path)) continue;
    for (const { value, start } of comments(path, text)) {
      for (const [offset, line] of value.split("\n").entries()) {
        const tag = marker.exec(line)?.[1];
        if (tag === undefined) continue;
        const message = `says ${tag} without an issue: do it now, or name the issue on the same line, as in "${tag} #12: ..."`;
        problems.push({ path, line: text.slice(0, start).split("\n").length + offset, message });
      }
    }
  }
  return problems;
}
