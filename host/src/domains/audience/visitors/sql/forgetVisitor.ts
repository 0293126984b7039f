// Deletes the data on a visitor from the event store. Rows disappear from all query results immediately, and from the
// disk when their part is next merged. Repeating the deletion is safe.
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";
import { forgetQuarters } from "#host/stores/sessionQuarters.ts";

const THEIRS = "widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID}";

/** Aggregates are deleted first: while the events exist, the deletion can be repeated. */
export async function forgetVisitor(events: EventStore, widget: number, visitor: string): Promise<number> {
  const params = { widget, visitor };
  const [stored] = await events.query({ n: number }, `SELECT count() AS n FROM event WHERE ${THEIRS}`, params);
  await forgetQuarters(events, "widget_id = {widget:UInt32} AND visitor = sipHash64({visitor:UUID})", params);
  for (const table of ["event", "visitor_trait"])
    await events.command(`DELETE FROM ${table} WHERE ${THEIRS} SETTINGS lightweight_deletes_sync = 1`, params);
  return stored?.n ?? 0;
}
