// Data folders with migrated, empty stores. Migrating takes several seconds of CPU time, so it happens once per run, and
// each folder is a copy. A start on an empty folder is measured by its own part.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import type { BareOrder, BareUsage } from "./bareStores.ts";

async function migrated(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "sightline-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const stores = await startChild<BareOrder, BareUsage>(`${import.meta.dirname}/bareStores.ts`, [folder]);
  await stores.ask({ close: true });
  await stores.end();
  return folder;
}

let template: Promise<string> | undefined;

/** Exists while `use` runs. */
export function withDataFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  // a failed attempt fails its part only
  const copied = (template ??= migrated().catch((error: unknown) => {
    template = undefined;
    throw error;
  }));
  return withTemporaryFolder(async (folder) => {
    cpSync(await copied, folder, { recursive: true });
    return use(folder);
  });
}
