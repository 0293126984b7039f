import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SourceTree } from "./sourceTree.ts";

const isBinary = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mmdb|gz|br|zip|mp4|webm|pdf)$/i;

/** Files that git tracks or would add, without ignored folders. */
export function readTree(root: string): SourceTree {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const tree = new Map<string, string>();
  for (const file of new Set(list.split("\0"))) {
    const at = path.join(root, file);
    if (file === "" || !existsSync(at) || !statSync(at).isFile()) continue;
    tree.set(file, isBinary.test(file) ? "" : readFileSync(at, "utf8"));
  }
  return tree;
}
