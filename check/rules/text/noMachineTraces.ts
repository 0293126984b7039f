import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** Traces of a specific machine. Split into pieces, so that this file doesn't match itself. */
const traces: readonly [found: RegExp, message: string][] = [
  [
    new RegExp(String.raw`(?<![\w.\-/])/(?:wor` + String.raw`k|roo` + String.raw`t|Users)/[\w.@-]+|[A-Z]:\\Users\\`),
    "names a folder of one machine: write the path from the repository's root",
  ],
  [
    new RegExp("https?://[^\\s\"'`)]*registr" + "y[^\\s\"'`)]*|^\\s*(?:@[\\w-]+:)?registr" + "y=|_auth" + "Token"),
    "names a package registry: leave that to the machine that installs",
  ],
];

export function noMachineTraces(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [path, text] of tree) {
    for (const [found, message] of traces) {
      for (const [number, line] of text.split("\n").entries()) {
        const trace = found.exec(line)?.[0];
        if (trace !== undefined) problems.push({ path, line: number + 1, message: `${message} ("${trace}")` });
      }
    }
  }
  return problems;
}
