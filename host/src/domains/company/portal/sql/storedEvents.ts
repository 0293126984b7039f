import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";

/** Disk usage of the event table. */
export async function storedEvents(events: EventStore): Promise<{ rows: number; bytes: number }> {
  const [row] = await events.query(
    { rows: number, bytes: number },
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes
     FROM system.parts
     WHERE active AND database = currentDatabase() AND table = 'event'`,
  );
  return row ?? { rows: 0, bytes: 0 };
}
