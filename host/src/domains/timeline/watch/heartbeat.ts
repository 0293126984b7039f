// A row with the last time at which events could be ingested. The next writer of it, this host or one that starts
// later, computes the duration of an outage, and notifies companies if it was long enough to affect their numbers.
import type { Services } from "#host/http/services.ts";
import { remember } from "./hostMemory.ts";
import { notifyCompanies } from "./notifyCompanies.ts";

/** Milliseconds; longer than several heartbeats. */
export const OUTAGE = 60_000;

/** "2026-03-18 10:00" */
const written = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

/** `since`: events have been ingested without interruption since then, although no heartbeat could be stored. */
export function beat({ entities, now }: Pick<Services, "entities" | "now">, since = now()): Promise<void> {
  return entities.transaction().execute(async (store) => {
    const before = await remember(store, "heartbeat", new Date(now()).toISOString());
    if (before === undefined) return;
    const last = new Date(before);
    if (since - last.getTime() <= OUTAGE) return;
    const [from, to] = [written(last), written(new Date(since))];
    const end = from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to;
    // the entry is at the time of the outage, not at the time of its detection
    const description = [from, `${end} UTC`].join(" – ");
    await notifyCompanies(store, { module: "host", action: "outage", description, at: last });
  });
}
