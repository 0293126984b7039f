import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SourceTree } from "../tree/sourceTree.ts";

const sources = ["schema/**/*.graphql", "schema/rest/**/*.ts", "{gateway,host,web}/src/**/*.ts"];

/** What lists are derived from. Without git, so that `npm ci && npm start` works in an unpacked archive. */
export function readSources(root: string): SourceTree {
  const files = globSync(sources, { cwd: root }).map((file) => file.split(path.sep).join("/"));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}
