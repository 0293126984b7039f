// PGlite does not lock its folder, so two processes would silently overwrite each other's data. A lock file contains
// the owner's process id. A file left by a killed process, or by a full disk, is taken over.
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

function isAlive(pid: number): boolean {
  // zero or an invalid number would address our own process group; in a container, the killed server had our own id
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Error codes of file systems without hard links (some mounted folders). The lock is not atomic there. */
const unlinkable = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Creates the file atomically, with its full content; returns false if it exists already. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
  try {
    writeFileSync(draft, String(process.pid));
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!unlinkable.has(codeOf(error))) throw error;
      writeFileSync(file, String(process.pid), { flag: "wx" });
    }
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Locks `file` until the process exits or the returned function is called; throws if a living process has locked it.
 */
export function lockFolder(file: string): () => void {
  while (!create(file)) {
    const pid = Number(readFileSync(file, "utf8"));
    if (isAlive(pid)) throw new Error(`another server (process ${pid}) uses this data folder; stop it or set DATA_DIR`);
    rmSync(file, { force: true });
  }
  const remove = () => rmSync(file, { force: true });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    remove();
  };
}
