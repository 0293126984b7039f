// What the test processes and the servers that tests start inherit: a folder for temporary files in memory, as creating
// the thousands of files of the stores took a tenth of the tests' time on a disk, and a cache of compiled modules.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const IN_MEMORY = "/dev/shm";
/** Containers often have only 64 MB there. */
const NEEDED = 4 * 2 ** 30;

/** Whether there is room, and files may be written and executed there. */
function isUsable(folder: string): boolean {
  let own: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < NEEDED) return false;
    own = mkdtempSync(path.join(folder, "sightline-usable-"));
    const program = path.join(own, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    if (own) rmSync(own, { recursive: true });
  }
}

export function testEnvironment(requested: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: fileURLToPath(new URL("../.cache/compiled", import.meta.url)),
    ...(process.platform === "linux" && isUsable(IN_MEMORY) && { TMPDIR: IN_MEMORY }),
    ...requested,
  };
}
