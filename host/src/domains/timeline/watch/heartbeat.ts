// A row says when events could last be taken in. Whoever writes it next, this host or one that starts tomorrow, sees how
// long nobody could, and tells companies when that was long enough to be seen in their numbers.
import type { Services } from "#host/http/services.ts";
import { remember } from "./hostMemory.ts";
import { notifyCompanies } from "./notifyCompanies.ts";

/** Milliseconds; several beats fit in. */
export const OUTAGE = 60_000;

/** "2026-03-18 10:00" */
const written = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

export function beat({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  return entities.transaction().execute(async (store) => {
    const at = new Date(now());
    const before = await remember(store, "heartbeat", at.toISOString());
    if (before === undefined) return;
    const last = new Date(before);
    if (at.getTime() - last.getTime() <= OUTAGE) return;
    const [from, to] = [written(last), written(at)];
    const end = from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to;
    // it stands where the numbers fell, not where somebody noticed
    const description = [from, `${end} UTC`].join(" – ");
    await notifyCompanies(store, { module: "host", action: "outage", description, at: last });
  });
}
