// Files in a folder. A file is written under another name, synced, renamed, and its folder is synced, so that a key has
// either all bytes or none. Folders that were synced once are remembered: most files go into a known folder.
import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "#host/stores/durable.ts";
import { assertKey, type BlobStore } from "./blobs.ts";

const RESERVED = 512 * 1024 ** 2;
const FREE_FOR_MS = 500;
const MAX_KNOWN = 50_000;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

export function openFolderBlobs(dataDir: string): BlobStore {
  const root = path.resolve(dataDir, "blobs");
  const known = new Map<string, Promise<void>>();
  let room = { isFree: true, until: 0 };

  const fileOf = (key: string) => {
    assertKey(key);
    return path.join(root, key);
  };

  /** Creates the folder with its parents, and syncs the entry of each new one. */
  function ensureFolder(folder: string): Promise<void> {
    const found = known.get(folder);
    if (found) return found;
    if (known.size >= MAX_KNOWN) known.clear();
    const made = (async () => {
      const parent = path.dirname(folder);
      if (folder !== root) await ensureFolder(parent);
      await mkdir(folder, { recursive: true });
      await syncFolder(parent);
    })();
    known.set(folder, made);
    made.catch(() => known.delete(folder));
    return made;
  }

  function forgetFolder(folder: string): void {
    for (const each of known.keys()) if (each === folder || each.startsWith(folder + path.sep)) known.delete(each);
  }

  async function write(file: string, bytes: Uint8Array): Promise<void> {
    const folder = path.dirname(file);
    await ensureFolder(folder);
    const draft = `${file}.${randomUUID()}.new`;
    try {
      const handle = await open(draft, "wx");
      try {
        await handle.writeFile(bytes);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(folder);
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      try {
        await write(file, bytes);
      } catch (error) {
        if (!isMissing(error)) throw error;
        // the folder was deleted in the meantime
        forgetFolder(path.dirname(file));
        await write(file, bytes);
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async deleteFolder(folder) {
      const own = fileOf(folder);
      await rm(own, { recursive: true, force: true });
      forgetFolder(own);
    },
    async list(folder) {
      try {
        return (await readdir(fileOf(folder))).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    hasRoom() {
      const now = performance.now();
      if (now >= room.until) {
        const { bavail, bsize } = statfsSync(path.resolve(dataDir));
        room = { isFree: bavail * bsize > RESERVED, until: now + FREE_FOR_MS };
      }
      return room.isFree;
    },
  };
}
