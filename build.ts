// npm run build: generates code, then builds the tracker and the web app. Nothing runs if neither the sources nor the
// results have changed since the last build: their contents are compared, as a checkout changes times but not contents.
// Without changes it needs no build tools, so that a product that was installed without them can start.
// CPU time without changes: 0.3 s instead of the 11.5 s of a build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = import.meta.dirname;
const RECORD = path.join(root, ".cache/build.sha256");
const STEPS = [["generate"], ["build", "-w", "host"], ["build", "-w", "web"]];
/** Sources, generated code and results of the build. */
const FOLDERS = ["schema", "gateway/src", "host", "web", "check"];
const FILES = ["build.ts", "codegen.ts", "relay.config.js", "package.json", "package-lock.json", "tsconfig.base.json"];
const RESULTS = ["host/tracker/dist", "web/dist"];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules" && !entry.name.startsWith("."))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(name) : entry.isFile() ? [name] : [];
    })
    .toSorted();
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of [...FILES, ...FOLDERS.flatMap(filesIn)]) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function recorded(): string | undefined {
  try {
    // without results, an equal record would be of a build that was removed
    for (const folder of RESULTS) readdirSync(path.join(root, folder));
    return readFileSync(RECORD, "utf8");
  } catch {
    return undefined;
  }
}

if (recorded() !== fingerprint()) {
  rmSync(RECORD, { force: true });
  for (const step of STEPS) {
    const { status } = spawnSync("npm", ["run", ...step], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, fingerprint());
}
