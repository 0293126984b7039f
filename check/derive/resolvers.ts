// What the gateway's resolvers are: their parents by the suffix `Source`, themselves by their folder.
import { posix } from "node:path";
import type { SourceTree } from "../tree/sourceTree.ts";
import { exportsOf, header } from "./exportsOf.ts";

export const GATEWAY_GENERATED = "gateway/src/__generated__";

/** `export interface ProjectSource` in projects.sources.ts makes `ProjectSource` the parent of `Project`'s resolvers. */
export function sourceMappers(tree: SourceTree): Record<string, string> {
  const found = exportsOf(tree, /^gateway\/src\/domains\/\w+\/\w+\.sources\.ts$/, /(?:interface|type) (\w+)Source\b/);
  return Object.fromEntries(
    found.map(({ name, file }) => [name, `${posix.relative(GATEWAY_GENERATED, file)}#${name}Source`]),
  );
}

/** The resolver index: root fields by file (`resolvers/Query/viewer.ts`), types by file, merged over their domains. */
export function resolverIndex(tree: SourceTree): [file: string, text: string] {
  const parts = new Map<string, string[]>();
  const imports: string[] = [];
  const add = (type: string, part: string) => parts.set(type, [...(parts.get(type) ?? []), part]);
  const files = [...tree.keys()].filter((file) => /\/domains\/\w+\/resolvers\/(\w+\/)?\w+\.ts$/.test(file)).toSorted();
  for (const [n, file] of files.entries()) {
    const [, domain, inside] = /domains\/(\w+)\/resolvers\/(.+)\.ts$/.exec(file)!;
    const [type, field] = inside!.split("/") as [string, string?];
    const local = `r${n}`;
    imports.push(`import { ${field ?? type} as ${local} } from "../domains/${domain}/resolvers/${inside}.ts";`);
    add(type, field ? `${field}: ${local}` : `...${local}`);
  }
  const body = [...parts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, list]) => `  ${type}: { ${list.join(", ")} },`);
  const text = `${header("the resolver folders")}${imports.join("\n")}\n\nexport const resolvers = {\n${body.join("\n")}\n};\n`;
  return [`${GATEWAY_GENERATED}/resolverIndex.ts`, text];
}
