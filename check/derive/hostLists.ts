// The host's jobs, endpoints, parts of the tracker's configuration and tables, from the files that define them.
import type { SourceTree } from "../tree/sourceTree.ts";
import { exportsOf, header, importsOf } from "./exportsOf.ts";

function jobs(tree: SourceTree): [file: string, text: string] {
  const file = "host/src/__generated__/allJobs.ts";
  const found = exportsOf(tree, /^host\/src\/(?!jobs\/|testing\/)/, /const (\w+) = defineJob\b/);
  const text = `${header("the exports made by defineJob")}${importsOf(found, file)}
import type { Job } from "../jobs/job.ts";

export const allJobs: readonly Job[] = [
${found.map(({ name }) => `  ${name},`).join("\n")}
];
`;
  return [file, text];
}

function routes(tree: SourceTree): [file: string, text: string] {
  const file = "host/src/__generated__/allRoutes.ts";
  const found = exportsOf(tree, /^host\/src\/.+\.routes\.ts$/, /const (\w+): (?:readonly )?Route\[\]/);
  const text = `${header("the exports of type Route[] in *.routes.ts")}${importsOf(found, file)}
import type { Route } from "../http/route.ts";

export const routes: readonly Route[] = [
${found.map(({ name }) => `  ...${name},`).join("\n")}
];
`;
  return [file, text];
}

function siteParts(tree: SourceTree): [file: string, text: string] {
  const file = "host/src/__generated__/allSiteParts.ts";
  const found = exportsOf(tree, /^host\/src\/.+\.site\.ts$/, /const (\w+): SitePart\b/);
  const text = `${header("the exports of type SitePart in *.site.ts")}${importsOf(found, file)}
import type { SitePart } from "../site/sitePart.ts";

export const allSiteParts: readonly SitePart[] = [${found.map(({ name }) => name).join(", ")}];
`;
  return [file, text];
}

function tables(tree: SourceTree): [file: string, text: string] {
  const file = "host/src/stores/__generated__/entityTables.ts";
  const found = exportsOf(tree, /^host\/src\/stores\/tables\//, /interface (\w+Tables)\b/);
  const text = `${header("stores/tables")}${importsOf(found, file, "import type")}

/** The columns of the entity store, as the numbered migrations make them. A table that two files define does not compile. */
export interface EntityTables
  extends
${found.map(({ name }) => `    ${name}`).join(",\n")} {}
`;
  return [file, text];
}

export const hostLists = (tree: SourceTree): [file: string, text: string][] => [
  jobs(tree),
  routes(tree),
  siteParts(tree),
  tables(tree),
];
