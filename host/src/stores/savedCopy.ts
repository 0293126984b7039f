// A copy in the data folder of what ingest needs from the entity store, for a host that starts while that is down. Only
// the owner of the folder may read it. It is a cache: an unreadable copy is ignored.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { isAway } from "./storeUnavailable.ts";

export interface SavedCopy<Value> {
  /** undefined if there is none of this version */
  read(): Value | undefined;
  write(value: Value): Promise<void>;
  writeSync(value: Value): void;
}

const OWNER_ONLY = { mode: 0o600 };

/** `version`: of the format. */
export function savedCopy<Value>(dataDir: string, name: string, version: number): SavedCopy<Value> {
  const file = path.resolve(dataDir, name);
  const draft = `${file}.new`;
  let writing: Promise<void> = Promise.resolve();
  async function replace(text: string): Promise<void> {
    await writeFile(draft, text, OWNER_ONLY);
    await rename(draft, file);
  }
  const textOf = (value: Value) => JSON.stringify({ version, value });
  return {
    read() {
      try {
        const copy = JSON.parse(readFileSync(file, "utf8")) as { version: number; value: Value };
        return copy.version === version ? copy.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      const next = writing.then(() => replace(textOf(value)));
      writing = next.catch(() => undefined);
      return next;
    },
    writeSync(value) {
      writeFileSync(draft, textOf(value), OWNER_ONLY);
      renameSync(draft, file);
    },
  };
}

/** What the store contains, which is then copied; while the store is away, what was copied last. */
export async function readOrCopy<Value>(copy: SavedCopy<Value>, read: () => Promise<Value>): Promise<Value> {
  try {
    const value = await read();
    // a full disk is no reason to stop
    await copy.write(value).catch(() => undefined);
    return value;
  } catch (error) {
    const copied = isAway(error) ? copy.read() : undefined;
    if (copied === undefined) throw error;
    return copied;
  }
}
