// A copy of the project directory in the data folder, so that a host that starts while the entity store is down accepts
// events of the projects that it knew. Written some seconds after a change. It is only a cache: an unreadable copy is
// ignored.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { writeFile, rename } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "#host/site/sitePart.ts";
import type { KnownProject } from "./readProjects.ts";

export interface Copied {
  /** of the copy's format */
  version: 2;
  projects: KnownProject[];
  /** by project */
  sites: [number, SiteConfig][];
}

const EVERY_MS = 5000;

export function openDirectoryCopy(
  dataDir: string,
  current: () => Omit<Copied, "version">,
  warn: (error: unknown) => void,
) {
  const file = path.resolve(dataDir, "projects.json");
  const draft = `${file}.new`;
  let timer: NodeJS.Timeout | undefined;
  const text = () => JSON.stringify({ version: 2, ...current() } satisfies Copied);
  const write = async () => {
    timer = undefined;
    await writeFile(draft, text(), { mode: 0o600 });
    await rename(draft, file);
  };
  return {
    read(): Copied | undefined {
      try {
        const copied = JSON.parse(readFileSync(file, "utf8")) as Copied;
        return copied.version === 2 ? copied : undefined;
      } catch {
        return undefined;
      }
    },
    changed(): void {
      timer ??= setTimeout(() => void write().catch(warn), EVERY_MS).unref();
    },
    /** Writes what has changed since. */
    close(): void {
      if (!timer) return;
      clearTimeout(timer);
      writeFileSync(draft, text(), { mode: 0o600 });
      renameSync(draft, file);
    },
  };
}
