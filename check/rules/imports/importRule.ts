import { importTable, libraryOwners } from "../../data/importTable.ts";
import type { Row } from "../../data/importTable.ts";
import { importsOf, libraryOf, targetOf } from "../../tree/imports.ts";
import type { Import } from "../../tree/imports.ts";
import { scripts } from "../../tree/parse.ts";
import { isTesting, packageOf } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** `a/*` matches `a/b/c.ts` and returns `a/b`. */
function folderHolding(pattern: string, path: string): string | undefined {
  const source = pattern.replaceAll(".", "\\.").replace("*", "[^/]+");
  return new RegExp(`^${source}(?=/|$)`).exec(path)?.[0];
}

function placeInTable(path: string): { row: Row; own: string } | undefined {
  let best: { row: Row; own: string } | undefined;
  for (const row of importTable) {
    const own = folderHolding(row.folder, path);
    if (own !== undefined && own !== path && own.length > (best?.own.length ?? -1)) best = { row, own };
  }
  return best;
}

const contains = (folders: readonly string[], path: string) =>
  folders.some((one) => path === one || path.startsWith(`${one}/`));

function checkLibrary(path: string, name: string, row: Row | undefined): string | undefined {
  const owners = libraryOwners[name];
  if (owners && !isTesting(path) && packageOf(path) !== undefined && !contains(owners, path)) {
    return `imports the library ${name}, whose only door is ${owners[0]}: call what that folder exports`;
  }
  if (row?.libraries && !row.libraries.includes(name)) {
    return `imports the library ${name}; ${row.folder} may use only ${row.libraries.join(", ") || "none"}. ${row.instead}`;
  }
  if (row?.neverLibraries?.includes(name)) return `imports the library ${name} in ${row.folder}. ${row.instead}`;
  return undefined;
}

/** A test may import anything in its own package, and nothing from other packages. */
function checkPackage(path: string, target: string): string | undefined {
  const [from, to] = [packageOf(path), packageOf(target)];
  if (from === undefined) return undefined;
  if (to === undefined) return `imports ${target}, which no room owns: move the code into ${from}/`;
  if (from !== to && to !== "schema")
    return `imports ${target} of another room: rooms meet in schema/ and over the wire`;
  return undefined;
}

function inspect(path: string, { specifier, isType }: Import): string | undefined {
  const place = isTesting(path) ? undefined : placeInTable(path);
  const target = targetOf(path, specifier);
  if (target === undefined) return checkLibrary(path, libraryOf(specifier), place?.row);
  const problem = checkPackage(path, target);
  if (problem !== undefined || place === undefined) return problem;
  if (isTesting(target)) return `imports ${target}, which is for tests only`;
  const { row, own } = place;
  if (contains([own], target)) return undefined;
  if (!contains(row.may, target) && !(isType && contains(row.types ?? [], target))) {
    const asType = contains(row.types ?? [], target) ? " (as `import type` it may)" : "";
    return `imports ${target}, which ${own} may not${asType}. ${row.instead}`;
  }
  if (specifier.startsWith(".") && !path.startsWith("schema/")) {
    const packageName = packageOf(target) ?? "";
    return `leaves ${own} by a relative import: write "#${packageName}/${target.slice(`${packageName}/src/`.length)}", so that the crossing shows`;
  }
  return undefined;
}

/** The import table of the architecture, applied to every import of every package. */
export function importRule(tree: SourceTree): Problem[] {
  return scripts(tree).flatMap((file) =>
    importsOf(file).flatMap((one) => {
      const message = inspect(file.path, one);
      return message === undefined ? [] : [{ path: file.path, line: one.line, message }];
    }),
  );
}
