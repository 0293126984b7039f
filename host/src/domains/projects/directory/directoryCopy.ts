// A copy of the project directory in the data folder, so that a host that starts while the entity store is down accepts
// events of the projects that it knew. Written some seconds after a change.
import type { SiteConfig } from "#host/site/sitePart.ts";
import { savedCopy } from "#host/stores/savedCopy.ts";
import type { KnownProject } from "./readProjects.ts";

export interface Copied {
  projects: KnownProject[];
  /** by project */
  sites: [number, SiteConfig][];
}

const EVERY_MS = 5000;

export function openDirectoryCopy(dataDir: string, current: () => Copied, warn: (error: unknown) => void) {
  const copy = savedCopy<Copied>(dataDir, "projects.json", 3);
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    copy.write(current()).catch(warn);
  };
  return {
    read: copy.read,
    changed(): void {
      timer ??= setTimeout(write, EVERY_MS).unref();
    },
    /** Writes what has changed since. */
    close(): void {
      if (!timer) return;
      clearTimeout(timer);
      copy.writeSync(current());
    },
  };
}
