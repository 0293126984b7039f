import { importsOf, libraryOf, targetOf } from "../../tree/imports.ts";
import { isScript, parseFile } from "../../tree/parse.ts";
import { packageOf } from "../../tree/place.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

/** What a production install runs. */
const entryPoints = [
  "gateway/src/startup/compileCache.ts",
  "gateway/src/main.ts",
  "host/src/main.ts",
  "host/src/importer/main.ts",
  // started as a thread
  "host/src/domains/heatmaps/attention/predictionWorker.ts",
];
/** Loads Vite, for `npm run dev` only. */
const developmentOnly = "gateway/src/startup/devServer.ts";

const workspaces = ["schema", "gateway", "host", "web"];

interface Library {
  name: string;
  workspace: string;
  path: string;
  line: number;
}

/** The files that the servers load, and the libraries that these files import. */
function loaded(tree: SourceTree): { files: ReadonlySet<string>; libraries: readonly Library[] } {
  const files = new Set(entryPoints.filter((path) => tree.has(path)));
  const libraries: Library[] = [];
  // a set iterates over what is added meanwhile
  for (const path of files) {
    for (const { specifier, isType, line } of importsOf(parseFile(path, tree.get(path) ?? ""))) {
      if (isType || specifier.startsWith("node:")) continue;
      const target = targetOf(path, specifier);
      if (target === undefined) {
        libraries.push({ name: libraryOf(specifier), workspace: packageOf(path) ?? "", path, line });
      } else if (target !== developmentOnly && isScript(target) && tree.has(target)) files.add(target);
    }
  }
  return { files, libraries };
}

function dependenciesOf(tree: SourceTree, workspace: string): string[] {
  const manifest = JSON.parse(tree.get(`${workspace}/package.json`) ?? "{}") as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {});
}

/** `npm ci --omit=dev` installs all that the servers load, and nothing else. */
export function runtimeDependencies(tree: SourceTree): Problem[] {
  const { files, libraries } = loaded(tree);
  const missing = libraries
    .filter(({ name, workspace }) => !dependenciesOf(tree, workspace).includes(name))
    .map(({ name, workspace, path, line }) => ({
      path,
      line,
      message: `imports ${name} while a server runs: add it to the \`dependencies\` of ${workspace}/package.json`,
    }));
  const unneeded = workspaces.flatMap((workspace) => {
    const texts = [...files].filter((path) => packageOf(path) === workspace).map((path) => tree.get(path) ?? "");
    // the files of a data package are found by its name in a string
    const isNamed = (name: string) => texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`));
    return dependenciesOf(tree, workspace)
      .filter((name) => !isNamed(name))
      .map((name) => ({
        path: `${workspace}/package.json`,
        message: `installs ${name} in production, where no server loads it: move it to \`devDependencies\``,
      }));
  });
  return [...missing, ...unneeded];
}
