import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { codeSpans } from "./markdown.ts";

const PAGE = "docs/configuration.md";
const VARIABLE = /^ +([A-Z][A-Z\d_]+): (?:z\b|[a-z])/gm;
const ROW = /^\| (`[^|]+) \| (?:gateway|host|both|`npm run import`) \|/;

const readBy = (file: string) => /^(?:gateway|host)\/src\/(?:importer\/)?env\.ts$/.test(file);

/** Every environment variable that a server reads is a row of the page, and every row is one of them. */
export function docVariables(tree: SourceTree): Problem[] {
  const page = tree.get(PAGE);
  if (page === undefined) return [];
  const readIn = new Map<string, string>();
  for (const [file, text] of tree) {
    if (!readBy(file)) continue;
    for (const [, name = ""] of text.matchAll(VARIABLE)) readIn.set(name, file);
  }
  const documented = new Map(
    page.split("\n").flatMap((line, index) => {
      const cell = ROW.exec(line)?.[1];
      return cell === undefined ? [] : codeSpans(cell).map((name): [string, number] => [name, index + 1]);
    }),
  );
  const missing = [...readIn].filter(([name]) => !documented.has(name));
  const unknown = [...documented].filter(([name]) => !readIn.has(name));
  return [
    ...missing.map(([name, file]) => ({ path: PAGE, message: `lacks ${name}, which ${file} reads: add a row` })),
    ...unknown.map(([name, line]) => ({ path: PAGE, line, message: `has ${name}, which no server reads: remove it` })),
  ];
}
