import { isData, isGenerated, isProduct } from "../../tree/place.ts";
import { isScript } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Number of lines. */
const limits = { median: 50, p90: 130, max: 250 };

const isHandWritten = (path: string) =>
  /\.([cm]?[jt]sx?|graphql|sql|css)$/.test(path) && !isGenerated(path) && !isData(path);

const remedies: readonly [RegExp, string][] = [
  [/\.graphql$/, "move a part of the domain into <domain>/<domain>.<part>.graphql"],
  [/\.test\./, "split it by what is tested"],
  [/./, "one idea a file: split it; a table of data goes into data/"],
];

const linesOf = (text: string) => (text === "" ? 0 : text.split("\n").length - (text.endsWith("\n") ? 1 : 0));

/** The smallest value that at least `share` of the numbers do not exceed. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function fileLines(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  const product: [path: string, lines: number][] = [];
  for (const [path, text] of tree) {
    if (!isHandWritten(path)) continue;
    const lines = linesOf(text);
    if (lines > limits.max) {
      const remedy = remedies.find(([found]) => found.test(path))?.[1] ?? "";
      problems.push({ path, message: `has ${lines} lines, at most ${limits.max}: ${remedy}` });
    }
    if (isProduct(path) && isScript(path)) product.push([path, lines]);
  }
  const longest = product
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([path, lines]) => `${path} (${lines})`);
  for (const [name, share] of [
    ["median", 0.5],
    ["p90", 0.9],
  ] as const) {
    const value = quantile(
      product.map(([, lines]) => lines),
      share,
    );
    if (value <= limits[name]) continue;
    const message = `the ${name} of product files is ${value} lines, at most ${limits[name]}: split the longest: ${longest.join(", ")}`;
    problems.push({ path: ".", message });
  }
  return problems;
}
