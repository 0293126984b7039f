import type { Services } from "#host/http/services.ts";
import { remember } from "./hostMemory.ts";
import { notifyCompanies } from "./notifyCompanies.ts";

/** Notifies companies when the tracker version changes. The first version is not reported. */
export function noteTracker({ entities, now }: Pick<Services, "entities" | "now">, version: string): Promise<void> {
  return entities.transaction().execute(async (store) => {
    const at = new Date(now());
    const before = await remember(store, "tracker", version);
    if (before === undefined || before === version) return;
    const description = `${before} → ${version}`;
    await notifyCompanies(store, { module: "tracker", action: "version_changed", description, at });
  });
}
