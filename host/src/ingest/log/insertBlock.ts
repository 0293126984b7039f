// Inserts one block of rows, lines of JSON, into the store. The block's token makes a retry idempotent if the outcome of
// an attempt is unknown. A row that the store can't read must not block the rows after it, so it is moved to rejected.ndjson.
import { appendFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { EventRow } from "#host/analytics/columns.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number, text } from "#host/stores/resultColumns.ts";

export interface Destination {
  events: EventStore;
  table: "event" | "recording_chunk";
  /** of the log; receives the rows that the store can't read */
  folder: string;
  log: Logger;
}

/** ClickHouse error codes that are caused by the data. All other errors may be temporary. */
const dataErrors = new Set([
  6, 25, 26, 27, 33, 38, 41, 53, 69, 70, 72, 117, 130, 131, 349, 376, 407, 441, 467, 675, 676, 691,
]);

function blamesData(error: unknown): boolean {
  const { code, message = "" } = error as { code?: unknown; message?: string };
  return dataErrors.has(Number(code ?? /Code: (\d+)/.exec(message)?.[1]));
}

const NEWLINE = 0x0a;

const STORED = `SELECT DISTINCT widget_id, event_id FROM event
  WHERE widget_id IN ({widgets:Array(UInt32)})
    AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND ts <= fromUnixTimestamp64Milli({to:Int64}, 'UTC')
    AND event_id IN ({ids:Array(UUID)})`;

/** Milliseconds by which the corrected times of two deliveries of one event may differ. */
const SLACK = 24 * 3_600_000;

const nameOf = (row: { widget_id: number; event_id: string }) => `${row.widget_id}:${row.event_id}`;

/** The rows that are already in the store. */
export async function storedAmong<Row extends Pick<EventRow, "widget_id" | "event_id" | "ts">>(
  events: EventStore,
  rows: readonly Row[],
): Promise<Set<Row>> {
  const names = new Set<string>();
  for (let at = 0; at < rows.length; at += 5000) {
    const part = rows.slice(at, at + 5000);
    const times = part.map((row) => row.ts).toSorted();
    const stored = await events.query({ widget_id: number, event_id: text }, STORED, {
      widgets: [...new Set(part.map((row) => row.widget_id))],
      from: Date.parse(times[0] ?? "") - SLACK,
      to: Date.parse(times.at(-1) ?? "") + SLACK,
      ids: part.map((row) => row.event_id),
    });
    for (const row of stored) names.add(nameOf(row));
  }
  return new Set(rows.filter((row) => names.has(nameOf(row))));
}

/** The position after the line that is nearest to the middle; the length if there is only one line. */
function middleOf(lines: Buffer): number {
  const after = lines.indexOf(NEWLINE, lines.length / 2);
  const at = after < 0 ? lines.lastIndexOf(NEWLINE, lines.length / 2) : after;
  return at < 0 ? lines.length : at + 1;
}

/** Throws while the store accepts no inserts. Returns the number of rejected rows. */
export async function insertBlock(to: Destination, lines: Buffer, token: string): Promise<number> {
  try {
    await to.events.insertLines(to.table, lines, { dedupToken: token });
    return 0;
  } catch (error) {
    if (!blamesData(error)) throw error;
    const middle = middleOf(lines);
    if (middle < lines.length) {
      const first = await insertBlock(to, lines.subarray(0, middle - 1), `${token}:a`);
      return first + (await insertBlock(to, lines.subarray(middle), `${token}:b`));
    }
    const line = lines.toString("utf8");
    to.log.error({ error: String(error), table: to.table }, "the event store cannot read a row; put aside");
    await appendFile(path.join(to.folder, "rejected.ndjson"), `${line}\n`);
    return 1;
  }
}
