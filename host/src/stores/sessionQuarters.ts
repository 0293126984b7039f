// The sums of `session_quarter` follow the events of themselves as long as those are only added; whoever deletes events
// says so here first: while the events are there, it can be done again.
import { randomUUID } from "node:crypto";
import type { EventStore } from "./events.ts";
import { text } from "./resultColumns.ts";

type Params = Record<string, unknown>;

/** Takes rows out of all answers at once. The condition speaks of columns of `session_quarter`. */
export async function forgetQuarters(events: EventStore, condition: string, params: Params): Promise<void> {
  await events.command(
    `DELETE FROM session_quarter WHERE ${condition} SETTINGS lightweight_deletes_sync = 1, max_execution_time = 0`,
    params,
  );
}

/**
 * To be called before the events of `gone` are deleted: their sessions are added up anew without them, within `recent`,
 * which begins with a day (UTC). Done again after a failure it comes out the same. An event that one of these sessions
 * sends in the same second may be missing from the sums: what is deleted for good is what no longer comes in.
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
  // the embedded store goes on with the token of the insert before, and would take this for its repeat
  await events.command(
    `INSERT INTO event_to_add_up (${columns}) SETTINGS insert_deduplication_token = '${randomUUID()}', max_execution_time = 0
SELECT ${columns} FROM event WHERE ${recent} AND NOT (${gone}) AND session_id IN (${touched})`,
    params,
  );
}
