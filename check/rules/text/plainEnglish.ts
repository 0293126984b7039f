import { scripts } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Words that a native engineer would not write, with what to write instead. */
const banned: readonly [found: RegExp, instead: string][] = [
  [/\b(?:whoever|whomever|somebody)\b/i, "name the member, visitor or caller"],
  [/\b(?:is|are|was|were) told\b/i, "say what is sent, reported or shown"],
  [/\bobey(?:s|ed)?\b/i, "write respect or follow"],
  [/\bfor ever\b/i, "write permanently"],
  [/\bby heart\b/i, "write in memory"],
  [/\b(?:[Bb]ehaviour|[Cc]olour|[Cc]ancelled|(?:[Mm]inimis|[Pp]ersonalis|[Oo]rganis)[a-z]+)\b/, "use US spelling"],
];

const isProse = (path: string) =>
  /^(?:README|docs\/[\w-]+)\.md$/.test(path) ||
  (/^schema\/.*\.graphql$/.test(path) && path !== "schema/schema.graphql");

const problemsIn = (path: string, text: string, line: number): Problem[] =>
  banned.flatMap(([found, instead]) => {
    const word = found.exec(text)?.[0];
    return word === undefined ? [] : [{ path, line, message: `“${word}” is not plain English: ${instead}` }];
  });

/** Comments, descriptions of the graph and documentation, as far as a machine can judge them. */
export function plainEnglish(tree: SourceTree): Problem[] {
  const comments = scripts(tree, (path) => !path.startsWith("check/rules/text/")).flatMap((file) =>
    file.comments.flatMap(({ value, start }) => problemsIn(file.path, value, file.lineOf(start))),
  );
  const prose = [...tree]
    .filter(([path]) => isProse(path))
    .flatMap(([path, text]) => text.split("\n").flatMap((line, n) => problemsIn(path, line, n + 1)));
  return [...comments, ...prose];
}
