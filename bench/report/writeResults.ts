import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";
import type { Part } from "./part.ts";

const folder = path.resolve(import.meta.dirname, "../results");

/** Writes next to the benchmarks, in a git-ignored file. Returns the file. */
export function writeResults(parts: readonly Part[], scale: string): string {
  const at = new Date().toISOString();
  const machine = { node: process.version, processors: availableParallelism(), model: cpus()[0]?.model ?? "" };
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${at.replaceAll(":", "-").slice(0, 19)}.json`);
  writeFileSync(file, JSON.stringify({ at, machine, scale, parts }, null, 2) + "\n");
  return file;
}
