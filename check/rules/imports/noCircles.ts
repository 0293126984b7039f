import { importsOf, targetOf } from "../../tree/imports.ts";
import { scripts } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Circles of imports, of types alone too: a type that two files need of each other belongs below both. Each is reported once. */
export function noCircles(tree: SourceTree): Problem[] {
  const next = new Map<string, string[]>();
  for (const file of scripts(tree)) {
    const targets = importsOf(file).flatMap(({ specifier }) => targetOf(file.path, specifier) ?? []);
    next.set(file.path, targets);
  }
  const problems: Problem[] = [];
  const done = new Set<string>();
  const chain: string[] = [];
  const visit = (path: string): void => {
    const at = chain.indexOf(path);
    if (at >= 0) {
      const circle = [...chain.slice(at), path].join(" -> ");
      problems.push({ path, message: `imports itself in a circle: ${circle}. Move what both need into a third file` });
      return;
    }
    if (done.has(path)) return;
    done.add(path);
    chain.push(path);
    for (const target of next.get(path) ?? []) visit(target);
    chain.pop();
  };
  for (const path of next.keys()) visit(path);
  return problems;
}
