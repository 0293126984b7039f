import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

interface Package {
  version?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const path = "package-lock.json";
const remedy = "run `npm run lock` and commit the lock file";
const isRange = /[\^~*<>| ]/;

/** Node's resolution: from the importing package's folder upwards. */
function isFound(packages: Record<string, Package>, at: string, name: string): boolean {
  const folders = at.split("/").map((_, depth, parts) => `${parts.slice(0, parts.length - depth).join("/")}/`);
  return ["", ...folders].some(
    (folder) => packages[`${folder === "/" ? "" : folder}node_modules/${name}`] !== undefined,
  );
}

function stale(tree: SourceTree, packages: Record<string, Package>): string[] {
  return Object.entries(packages).flatMap(([at, locked]) => {
    if (at.includes("node_modules/")) return [];
    const manifest = at === "" ? "package.json" : `${at}/package.json`;
    const text = tree.get(manifest);
    if (text === undefined) return [`holds the workspace ${at}, which has no package.json`];
    const wanted = JSON.parse(text) as Package;
    return (["dependencies", "devDependencies", "optionalDependencies"] as const)
      .filter((kind) => JSON.stringify(sorted(wanted[kind])) !== JSON.stringify(sorted(locked[kind])))
      .map((kind) => `does not agree with the ${kind} of ${manifest}`);
  });
}

const sorted = (record: Record<string, string> = {}) => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** `npm ci` accepts the lock file on every platform, with any registry. */
export function completeLockFile(tree: SourceTree): Problem[] {
  const text = tree.get(path);
  if (text === undefined) return [{ path, message: `is missing: ${remedy}` }];
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, Package> };
  const faults = stale(tree, packages);
  for (const [at, locked] of Object.entries(packages)) {
    if (locked.resolved !== undefined && locked.link !== true)
      faults.push(`tells where ${at} was fetched from ("resolved")`);
    for (const [name, version] of Object.entries({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const isOptional = locked.optionalDependencies?.[name] !== undefined;
      if (isOptional && isRange.test(version)) continue;
      if (!isFound(packages, at, name)) faults.push(`lacks ${name}, which ${at === "" ? "package.json" : at} needs`);
    }
  }
  return faults.map((fault) => ({ path, message: `${fault}: ${remedy}` }));
}
