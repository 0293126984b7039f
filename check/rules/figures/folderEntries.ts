import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const maxEntries = 40;

export function folderEntries(tree: SourceTree): Problem[] {
  const entries = new Map<string, Set<string>>();
  for (const path of tree.keys()) {
    const parts = path.split("/");
    for (let depth = 0; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join("/") || ".";
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ""));
    }
  }
  return [...entries]
    .filter(([folder, inside]) => inside.size > maxEntries && !folder.split("/").includes("__generated__"))
    .map(([path, inside]) => ({
      path,
      message: `holds ${inside.size} entries, at most ${maxEntries}: group what belongs together into folders`,
    }));
}
