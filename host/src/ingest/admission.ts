// Stores each event once, however often it is delivered. Recent ids are cached in memory. An event that is older than
// the cached ids is looked up in the store, after everything that is still waiting to be stored has been flushed.
import type { IncomingRow } from "./enrich/eventRow.ts";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { EventStore } from "#host/stores/events.ts";
import { storedAmong } from "./log/insertBlock.ts";
import type { IngestLog } from "./log/openLog.ts";
import type { RecentIds } from "./ids/recentIds.ts";

/** The maximum transit time of a redelivery in milliseconds. Its corrected time is later by that much. */
const TRANSIT = 20_000;

export interface Admission {
  /** Resolves when the new rows are synced, and the repeated ones were synced before. */
  admit(rows: readonly IncomingRow[], isNew?: boolean): Promise<{ stored: number; duplicates: number }>;
}

const away = () => new Problem(ingestRefusals.oldEventsUnchecked(), { retryAfter: 10 });
const unsynced = () => new Problem(ingestRefusals.unavailable(), { retryAfter: 5 });

export function openAdmission(recent: RecentIds, log: IngestLog, events: EventStore): Admission {
  async function storedBefore(rows: readonly IncomingRow[]): Promise<Set<IncomingRow>> {
    const limit = recent.coveredSince + TRANSIT;
    const old = rows.filter((row) => Date.parse(row.ts) < limit && !recent.has(row.widget_id, row.event_id));
    if (old.length === 0) return new Set();
    try {
      await log.flush(5000);
      return await storedAmong(events, old);
    } catch {
      throw away();
    }
  }

  return {
    async admit(rows, isNew = false) {
      const stored = isNew ? new Set<IncomingRow>() : await storedBefore(rows);
      const fresh: IncomingRow[] = [];
      const repeated: IncomingRow[] = [];
      for (const row of rows) {
        if (!recent.add(row.widget_id, row.event_id)) repeated.push(row);
        else if (!stored.has(row)) fresh.push(row);
      }
      try {
        await (fresh.length > 0 ? log.append(fresh) : log.settled());
        if (repeated.length > 0) await log.settled(); // their first delivery may still be waiting to be synced
      } catch {
        recent.forget(fresh);
        throw unsynced();
      }
      if (repeated.some((row) => !recent.has(row.widget_id, row.event_id))) throw unsynced();
      return { stored: fresh.length, duplicates: rows.length - fresh.length };
    },
  };
}
