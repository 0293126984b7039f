// Locks a data folder for this process: PGlite and the ingest log have one writer, and two of them would silently
// overwrite each other's data. SQLite locks its file in the kernel (fcntl), so the lock ends with the process however it
// ends, and it holds between containers that share a volume: their process ids mean nothing to each other.
import { DatabaseSync } from "node:sqlite";

/** Referenced until they are released: a collected database would release its lock. */
const locks = new Set<DatabaseSync>();

const BUSY = 5;
/** Milliseconds that the system may need to release the lock of a process that was killed. */
const PATIENCE = 500;

/**
 * Locks `file` until the process exits or the returned function is called; throws if it is locked already, also by this
 * process. The file stays: removing it would let two processes lock two files of the same name.
 */
export function lockFolder(file: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE });
    // no journal file: the lock must be available on a full disk too
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === BUSY)
      throw new Error("another server uses this data folder; stop it or set DATA_DIR", { cause: error });
    throw new Error(`${file} can't be locked: ${String(error)}`, { cause: error });
  }
  const lock = database;
  locks.add(lock);
  return () => {
    if (locks.delete(lock)) lock.close();
  };
}
