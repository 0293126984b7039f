// Copies of a template folder that are used again and again: of a copy that was given back, only those files are copied
// that its user changed. PGlite's folder has 1,400 files.
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, type Stats, statSync } from "node:fs";
import path from "node:path";

/** Copying keeps a file's time, but not all of its digits. In milliseconds. */
const SAME_TIME = 1;
const isSame = (a: Stats, b: Stats) =>
  a.isDirectory() ? b.isDirectory() : a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < SAME_TIME;

function filesIn(folder: string): Map<string, Stats> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(names.map((name) => [name, statSync(path.join(folder, name))]));
}

export const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });

/** Makes the folder equal to its template. */
function restore(template: string, folder: string): void {
  const wanted = filesIn(template);
  for (const [name, stats] of filesIn(folder)) {
    const original = wanted.get(name);
    if (original && isSame(original, stats)) wanted.delete(name);
    else rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of wanted.keys()) copyFolder(path.join(template, name), path.join(folder, name));
}

/** Any process may take what another one gave back. */
const returnedTo = (template: string) => `${template}-returned`;

/** Puts a copy of the template at `folder`. */
export function takeCopy(template: string, folder: string): void {
  const returned = returnedTo(template);
  mkdirSync(returned, { recursive: true });
  for (const name of readdirSync(returned)) {
    try {
      renameSync(path.join(returned, name), folder);
    } catch {
      // another process was faster
      continue;
    }
    return restore(template, folder);
  }
  copyFolder(template, folder);
}

/** For the next `takeCopy`. Nothing may use the folder any more. */
export function giveBack(template: string, folder: string): void {
  renameSync(folder, path.join(returnedTo(template), path.basename(path.dirname(folder))));
}
