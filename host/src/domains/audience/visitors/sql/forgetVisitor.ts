// Deletes what the event store holds on a visitor. Rows are out of every answer at once, and off the disk when their
// part is next merged; it may be asked again without harm. It takes as long as it takes: the limits of questions, which
// the embedded store goes on with, are not for it.
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";
import { forgetQuarters } from "#host/stores/sessionQuarters.ts";

const THEIRS = "widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID}";

/** The sums go first: while the events are there it can be asked again. */
export async function forgetVisitor(events: EventStore, widget: number, visitor: string): Promise<number> {
  const params = { widget, visitor };
  const [stored] = await events.query({ n: number }, `SELECT count() AS n FROM event WHERE ${THEIRS}`, params);
  await forgetQuarters(events, "widget_id = {widget:UInt32} AND visitor = sipHash64({visitor:UUID})", params);
  for (const table of ["event", "visitor_trait"])
    await events.command(
      `DELETE FROM ${table} WHERE ${THEIRS} SETTINGS lightweight_deletes_sync = 1, max_execution_time = 0`,
      params,
    );
  return stored?.n ?? 0;
}
