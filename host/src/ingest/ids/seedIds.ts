// The ids that a process loads when it starts: those of the last minutes in the store. If the store doesn't respond, no
// ids are loaded, and older events wait until it does.
import type { EventStore } from "#host/stores/events.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { openRecentIds, type RecentIds } from "./recentIds.ts";

const MINUTES = 10;
const LIMIT = 100_000;
/** The maximum time in milliseconds that startup waits for the store. */
const PATIENCE = 2000;

const LATEST = `SELECT widget_id, event_id, toUnixTimestamp64Milli(received_at) AS at FROM event
  WHERE received_at > fromUnixTimestamp64Milli({since:Int64}, 'UTC')
  ORDER BY received_at DESC LIMIT ${LIMIT}`;

const seedColumns = {
  widget_id: number,
  event_id: text,
  at: number,
};
type Seed = RowOf<typeof seedColumns>;

async function latest(events: EventStore, since: number): Promise<Seed[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the event store is slow")), PATIENCE);
  try {
    return await Promise.race([events.query(seedColumns, LATEST, { since }), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export async function seedRecentIds(events: EventStore, now: () => number, capacity?: number): Promise<RecentIds> {
  const since = now() - MINUTES * 60_000;
  const seeds = await latest(events, since).catch(() => undefined);
  const oldest = seeds?.at(-1)?.at ?? since;
  const covered = seeds === undefined ? now() : seeds.length < LIMIT ? since : oldest + 1;
  const recent = openRecentIds(covered, now, capacity);
  for (const { widget_id, event_id } of seeds ?? []) recent.add(widget_id, event_id);
  return recent;
}
