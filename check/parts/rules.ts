import { allRules } from "../rules/allRules.ts";
import { readTree } from "../tree/readTree.ts";
import type { Problem, Rule, SourceTree } from "../tree/sourceTree.ts";
import type { Part } from "./part.ts";
import { root } from "./runTool.ts";

const labels: Readonly<Record<string, readonly [heading: string, remedy: string]>> = {
  sdl: [
    "the graph (GraphQL's and Relay's rules, descriptions)",
    "The SDL is in schema/*.graphql; then npm run generate",
  ],
  imports: [
    "imports (check/data/importTable.ts, circles, barrels, dependencies in production)",
    "Section 3 of the architecture is the table; follow what each line says",
  ],
  figures: ["figures (lines, folders, names, domain words)", "Split, move or rename as each line says"],
  zeros: [
    "zeros (any, silenced compiler, markers, doors, env, REST and analytics defined twice)",
    "None of these has an exception: follow each line",
  ],
  texts: [
    "texts (every word through the catalogue, every language whole)",
    "web/src/texts/t.ts says how; translations are in web/src/texts/data",
  ],
  docs: [
    "documentation (paths, links, environment variables, queries)",
    "Correct README.md or the page of docs/ that each line names",
  ],
  traces: ["traces of a machine, the lock file", "Follow each line"],
};

export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ path, line, message }) => `  ${path}${line === undefined ? "" : `:${line}`} ${message}`)
    .toSorted()
    .join("\n");
}

let read: SourceTree | undefined;
/** Read once for all rules, after generated code is up to date. */
const treeOnce = (): SourceTree => (read ??= readTree(root));

function partOf([name, rules]: [string, readonly Rule[]]): Part {
  const [heading, remedy] = labels[name] ?? [name, "Follow each line"];
  return {
    name,
    heading,
    remedy,
    async run() {
      const tree = treeOnce();
      const problems = rules.flatMap((rule) => rule(tree));
      return { isFine: problems.length === 0, text: formatProblems(problems) };
    },
  };
}

export const ruleParts: readonly Part[] = Object.entries(allRules).map(partOf);
