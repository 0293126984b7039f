// The scripts and documents of other releases. During a rolling update, and in a tab that is older than the update, a
// page of one release asks a gateway of another one. So each gateway writes its own release, at its start, into a folder
// that all gateways share (DATA_DIR/releases), and looks there for what its own release lacks.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readOperations } from "#gateway/engine/trustedDocuments.ts";

/** Besides this one: the one before, the next one, and one that was withdrawn. */
const KEPT = 3;
/** Milliseconds between two looks at the folder, however many unknown documents are asked for. */
const LOOK_EVERY = 5000;
/** A copy that was interrupted is deleted after this time. */
const UNFINISHED_MS = 3_600_000;

export interface Releases {
  /** The web root of another release that has this asset, a path such as `assets/app-a1B2c3D4.js`. */
  rootWith(asset: string): string | undefined;
  /** Documents of other releases, by id; empty if the folder was read a moment ago. */
  operations(): Record<string, string>;
}

export interface ReleaseFiles {
  /** shared by all gateways; created if it is missing */
  folder: string;
  webRoot: string;
  operationsFile: string;
  now?: () => number;
}

/** The names of assets and documents contain the hashes of their contents, so they identify the release. */
function nameOf(assets: readonly string[], operations: Record<string, string>): string {
  const names = [...assets.toSorted(), ...Object.keys(operations).toSorted()];
  return createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
}

async function write(files: ReleaseFiles, name: string): Promise<void> {
  const target = path.join(files.folder, name);
  const now = new Date();
  if (existsSync(target)) return utimes(target, now, now);
  const draft = path.join(files.folder, `.${name}-${process.pid}-${now.getTime()}`);
  await mkdir(draft, { recursive: true });
  await cp(path.join(files.webRoot, "assets"), path.join(draft, "assets"), { recursive: true });
  await cp(files.operationsFile, path.join(draft, "operations.json"));
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // another gateway of this release was faster
    if (!existsSync(target)) throw error;
  }
}

/** Deletes all but the newest releases. */
async function prune(folder: string, own: string, now: number): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const finished = entries.filter(({ name }) => !name.startsWith(".") && name !== own);
  const old = finished.toSorted((a, b) => b.at - a.at).slice(KEPT);
  const unfinished = entries.filter(({ name, at }) => name.startsWith(".") && now - at > UNFINISHED_MS);
  for (const { name } of [...old, ...unfinished]) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Writes this release, and finds what only others have. Without a built web app there is nothing to keep. */
export async function openReleases(files: ReleaseFiles): Promise<Releases | undefined> {
  const { folder, webRoot, operationsFile, now = Date.now } = files;
  const assets = await readdir(path.join(webRoot, "assets")).catch(() => []);
  if (assets.length === 0) return undefined;
  const own = nameOf(assets, readOperations(operationsFile));
  await write(files, own);
  await prune(folder, own, now());

  const others = () =>
    readdirSync(folder)
      .filter((name) => !name.startsWith(".") && name !== own)
      .map((name) => path.join(folder, name));
  let lookedAt = -Infinity;
  return {
    rootWith: (asset) => others().find((root) => existsSync(path.join(root, asset))),
    operations() {
      if (now() - lookedAt < LOOK_EVERY) return {};
      lookedAt = now();
      return Object.assign({}, ...others().map((root) => readOperations(path.join(root, "operations.json"))));
    },
  };
}
