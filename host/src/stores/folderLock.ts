// PGlite does not lock its folder: two processes would overwrite each other in silence. One lock file with the owner's
// process id; a file left by a killed process, or by a disk that was full, is taken over.
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

function isAlive(pid: number): boolean {
  // zero and what is no number would ask for our own group; in a container the killed server had our own id
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Where files can't be linked (some mounted folders): as good as it gets there. */
const unlinkable = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** The file appears with its whole content or not at all; false where it is there already. */
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

/** Holds `file` until the process ends or the answered function is called; throws when a living process has it. */
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
