// PGlite does not lock its folder: two processes would overwrite each other in silence. One lock file with the owner's
// process id; a file left by a killed process is taken over.
import { readFileSync, rmSync, writeFileSync } from "node:fs";

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // in a container the killed server had our own id
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Holds `file` until the process ends or the answered function is called; throws when a living process has it. */
export function lockFolder(file: string): () => void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      const remove = () => rmSync(file, { force: true });
      process.once("exit", remove);
      return () => {
        process.off("exit", remove);
        remove();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const pid = Number(readFileSync(file, "utf8"));
      if (isAlive(pid))
        throw new Error(`another server (process ${pid}) uses this data folder; stop it or set DATA_DIR`, {
          cause: error,
        });
      rmSync(file, { force: true });
    }
  }
}
