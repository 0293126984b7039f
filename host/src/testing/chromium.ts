// The Chromium of tests and benchmarks: the headless shell from the npm packages, or an installed browser where the shell
// doesn't run (another platform, missing libraries). An installed browser draws a window with its controls around each
// headless page: ten pages take 3.5 to 4.7 s of its CPU time, and 0.6 to 1.1 s of the shell's.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type Browser } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Unpacks the shell once per machine; several processes may do it at the same time. */
function unpackedShell(): string {
  const packed = fileURLToPath(new URL("../bin/chromium.br", import.meta.resolve("@sparticuz/chromium")));
  const file = path.join(tmpdir(), `sightline-chromium-${statSync(packed).size}`);
  if (existsSync(file)) return file;
  const work = mkdtempSync(path.join(tmpdir(), "sightline-unpacking-"));
  writeFileSync(path.join(work, "chromium"), brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(path.join(work, "chromium"), file);
  rmSync(work, { recursive: true });
  return file;
}

function runningShell(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const shell = unpackedShell();
  try {
    execFileSync(shell, ["--version"], { stdio: "ignore" });
    return shell;
  } catch {
    return undefined;
  }
}

let found: string | undefined;

function find(): string {
  const installed = [chromium.executablePath(), "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const file = runningShell() ?? installed.find((each) => existsSync(each));
  if (file === undefined) throw new Error("Found no Chromium: install one, or set CHROMIUM_PATH");
  return file;
}

/** `configured`: a browser to use instead. */
export function chromiumCommand(configured?: string): { executablePath: string; args: string[] } {
  return { executablePath: configured ?? (found ??= find()), args: flags };
}

export const launchChromium = (configured?: string): Promise<Browser> => chromium.launch(chromiumCommand(configured));
