// What the gateway's resolvers are: their parents by the suffix `Source`, themselves by their folder.
import { posix } from "node:path";
import type { SourceTree } from "../tree/sourceTree.ts";
import { exportsOf, header } from "./exportsOf.ts";

export const GATEWAY_GENERATED = "gateway/src/__generated__";

const resolverFiles = (tree: SourceTree): string[] =>
  [...tree.keys()].filter((file) => /\/domains\/\w+\/resolvers\/(\w+\/)?\w+\.ts$/.test(file)).toSorted();

/** `resolvers/ProjectEvents.ts` (or a folder of that name) makes `Project.events` an area: its source is the project. */
function areas(tree: SourceTree): { field: string; type: string }[] {
  const types = resolverFiles(tree).flatMap((file) => /\/resolvers\/(Project[A-Z]\w*)/.exec(file)?.[1] ?? []);
  return [...new Set(types)].toSorted().map((type) => {
    const area = type.slice("Project".length);
    return { field: area.charAt(0).toLowerCase() + area.slice(1), type };
  });
}

export function areaTypes(tree: SourceTree): [file: string, text: string] {
  const lines = areas(tree).map(({ type }) => `  | "${type}"`);
  const text = `${header("the resolver folders")}/** The types of a project's areas. */\nexport type AreaType =\n${lines.join("\n")};\n`;
  return [`${GATEWAY_GENERATED}/areas.ts`, text];
}

/**
 * `export interface ProjectSource` in projects.sources.ts makes `ProjectSource` the parent type of `Project`'s
 * resolvers.
 */
export function sourceMappers(tree: SourceTree): Record<string, string> {
  const found = exportsOf(tree, /^gateway\/src\/domains\/\w+\/\w+\.sources\.ts$/, /(?:interface|type) (\w+)Source\b/);
  return Object.fromEntries([
    ...areas(tree).map(({ type }) => [type, "../graph/project.ts#ProjectNode"]),
    ...found.map(({ name, file }) => [name, `${posix.relative(GATEWAY_GENERATED, file)}#${name}Source`]),
  ]);
}

/** The resolver index: root fields by file (`resolvers/Query/viewer.ts`), types by file, merged across domains. */
export function resolverIndex(tree: SourceTree): [file: string, text: string] {
  const parts = new Map<string, string[]>();
  const imports: string[] = [];
  const add = (type: string, part: string) => parts.set(type, [...(parts.get(type) ?? []), part]);
  for (const [n, file] of resolverFiles(tree).entries()) {
    const [, domain, inside] = /domains\/(\w+)\/resolvers\/(.+)\.ts$/.exec(file)!;
    const [type, field] = inside!.split("/") as [string, string?];
    const local = `r${n}`;
    imports.push(`import { ${field ?? type} as ${local} } from "../domains/${domain}/resolvers/${inside}.ts";`);
    add(type, field ? `${field}: ${local}` : `...${local}`);
  }
  for (const { field } of areas(tree)) add("Project", `${field}: asArea`);
  const body = [...parts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, list]) => `  ${type}: { ${list.join(", ")} },`);
  const text = `${header("the resolver folders")}import { asArea } from "../graph/project.ts";\n${imports.join("\n")}\n\nexport const resolvers = {\n${body.join("\n")}\n};\n`;
  return [`${GATEWAY_GENERATED}/resolverIndex.ts`, text];
}
