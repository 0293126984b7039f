import { scripts } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const silences = /^[\s*]*@ts-(ignore|expect-error|nocheck)\b/m;

export function noTsIgnore(tree: SourceTree): Problem[] {
  return scripts(tree).flatMap((file) =>
    file.comments
      .filter(({ value }) => silences.test(value))
      .map(({ start, value }) => ({
        path: file.path,
        line: file.lineOf(start),
        message: `silences the compiler with @ts-${silences.exec(value)?.[1]}: make the types true instead`,
      })),
  );
}
