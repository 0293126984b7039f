// The gateway's node finders, permission tables and, for its tests, who is expected to have access.
import type { SourceTree } from "../tree/sourceTree.ts";
import { exportsOf, header, importsOf, type Export } from "./exportsOf.ts";

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function nodeFinders(tree: SourceTree): [file: string, text: string] {
  const file = "gateway/src/__generated__/nodeFinders.ts";
  const folder = /^gateway\/src\/domains\/\w+\/(\w+\/)?\w+\.nodes\.ts$/;
  const found = exportsOf(tree, folder, /(?:async function|function|const) (\w+Node)\b/);
  const lines = found.map(({ name }) => ({ type: capitalized(name.slice(0, -"Node".length)), name }));
  const text = `${header("the exports of *.nodes.ts")}${importsOf(found, file)}

export const nodeFinders = {
${lines
  .toSorted((a, b) => (a.type < b.type ? -1 : 1))
  .map(({ type, name }) => `  ${type}: ${name},`)
  .join("\n")}
};
`;
  return [file, text];
}

/** `surveysPermissions` of surveys.ts, as `surveys: surveysPermissions`. */
function byDomain(file: string, constant: string, suffix: string, source: string, found: readonly Export[]): string {
  const lines = found.map(({ name }) => `  ${uncapitalized(name.slice(0, -suffix.length))}: ${name},`);
  return `${header(source)}${importsOf(found, file)}\n\nexport const ${constant} = {\n${lines.join("\n")}\n};\n`;
}

export function gatewayLists(tree: SourceTree): [file: string, text: string][] {
  const tables = "gateway/src/permissions/__generated__/permissionTables.ts";
  const rows = exportsOf(tree, /^gateway\/src\/permissions\/table\//, /const (\w+Permissions) =/);
  const access = "gateway/src/testing/__generated__/expectedAccess.ts";
  const expected = exportsOf(tree, /^gateway\/src\/testing\/access\//, /const (\w+Access):/);
  return [
    nodeFinders(tree),
    [tables, byDomain(tables, "permissionTables", "Permissions", "permissions/table", rows)],
    [access, byDomain(access, "expectedAccess", "Access", "testing/access", expected)],
  ];
}
