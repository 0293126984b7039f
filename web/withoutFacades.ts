// Leaves out the files that only pass on what another file exports. The bundler writes one for a module that is loaded on
// demand if a group (chunks.ts) holds it and other files use the group too: a request of 400 bytes for the sign-in page
// and for every page with a session. What loads the module now loads the group's file itself.
import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The whole code of such a file: `export{t as default}from"./sign-in-CjATfTZ9.js";` */
const FACADE = /^export\s*\{([^{}]+)\}\s*from\s*["'`]\.\/([\w~.-]+)["'`];?\s*$/;

/** The file's exports by name, as an expression of the other file's namespace: `{default:e.t}`. */
function exportsOf(list: string): string {
  const names = list.split(",").map((each) => {
    const [from = "", to = from] = each.trim().split(/\s+as\s+/);
    return `${to}:e.${from}`;
  });
  return `{${names.join(",")}}`;
}

/** What loads the file instead, by its name. */
function facadesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const imported = new Set(chunks.flatMap((chunk) => chunk.imports));
  const facades = new Map<string, string>();
  for (const { fileName, code, isEntry } of chunks) {
    const [, list, target] = FACADE.exec(code) ?? [];
    if (list === undefined || isEntry || imported.has(fileName)) continue;
    facades.set(fileName, `import("./${target}").then(e=>(${exportsOf(list)}))`);
  }
  return facades;
}

export const withoutFacades = (): Plugin => ({
  name: "without-facades",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
    const facades = facadesOf(chunks);
    for (const chunk of chunks)
      chunk.code = chunk.code.replaceAll(/import\(["'`]\.\/([\w~.-]+)["'`]\)/g, (all, name: string) => {
        const file = path.posix.join(path.posix.dirname(chunk.fileName), name);
        return facades.get(file) ?? all;
      });
    for (const file of facades.keys()) delete bundle[file];
  },
});
