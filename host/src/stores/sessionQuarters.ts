// The sums of `session_quarter` update themselves only when events are added. Code that deletes events must call this
// module first: while the events still exist, the update can be repeated.
import type { EventStore } from "./events.ts";
import { text } from "./resultColumns.ts";

type Params = Record<string, unknown>;

/** Excludes rows from all results immediately. The condition uses columns of `session_quarter`. */
export async function forgetQuarters(events: EventStore, condition: string, params: Params): Promise<void> {
  await events.command(`DELETE FROM session_quarter WHERE ${condition} SETTINGS lightweight_deletes_sync = 1`, params);
}

/**
 * Must be called before the events of `gone` are deleted. Recomputes the sums of their sessions without them, within
 * `recent`, which starts on a day boundary (UTC). Idempotent, so it can be repeated after a failure. An event that one
 * of these sessions sends in the same second may be missing from the sums, so only data that no longer arrives may be
 * deleted permanently.
 */
export async function leaveOutOfQuarters(
  events: EventStore,
  { recent, gone }: { recent: string; gone: string },
  params: Params,
): Promise<void> {
  const touched = `SELECT session_id FROM event WHERE ${recent} AND ${gone}`;
  await forgetQuarters(events, `${recent} AND session_id IN (SELECT sipHash64(session_id) FROM (${touched}))`, params);
  const [added] = await events.query(
    { columns: text },
    "SELECT arrayStringConcat(groupArray(name), ', ') AS columns FROM system.columns WHERE database = currentDatabase() AND table = 'event_to_add_up'",
  );
  const columns = added?.columns ?? "";
  await events.command(
    `INSERT INTO event_to_add_up (${columns})
SELECT ${columns} FROM event WHERE ${recent} AND NOT (${gone}) AND session_id IN (${touched})`,
    params,
  );
}
