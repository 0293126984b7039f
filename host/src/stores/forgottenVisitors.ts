// Deleted visitors, cached in memory so that ingest need not query for them. A tab that was open at the deletion
// continues to send events, and queued events may arrive from a browser days later. Events from before the deletion, or
// from a visit that started before it, are dropped. A visit that starts afterwards counts as new. A host that starts
// while the entity store is down reads its own copy.
import { ABSENT_ID } from "./absentId.ts";
import type { EntityStore } from "./entities.ts";
import { readOrCopy, savedCopy } from "./savedCopy.ts";

interface Forgotten {
  /** milliseconds since 1970 */
  at: number;
  /** a visit has started since */
  hasReturned: boolean;
}

/** Times are in milliseconds since 1970. */
export interface HappenedAt {
  widgetId: number;
  visitorId: string;
  sessionId: string;
  type: string;
  at: number;
  /** start of the event's visit */
  began: number;
}

export interface ForgottenVisitors {
  /** Takes effect in memory immediately; resolves when it is stored. */
  add(widgetId: number, visitorId: string, at: number): Promise<void>;
  /** Whether the event belongs to deleted data. The first event of a new visit ends this for events without a visit. */
  covers(event: HappenedAt): boolean;
  /** Whether the visitor was deleted and has not returned since. */
  isAway(widgetId: number, visitorId: string): boolean;
}

type Entry = [key: string, visitor: Forgotten];

const keyOf = (widgetId: number, visitorId: string) => `${widgetId} ${visitorId.toLowerCase()}`;

async function readAll(entities: EntityStore): Promise<Entry[]> {
  const rows = await entities.selectFrom("forgotten_visitor").selectAll().execute();
  return rows.map(({ widget_id, visitor_id, forgotten_at, returned_at }) => [
    keyOf(widget_id, visitor_id),
    { at: forgotten_at.getTime(), hasReturned: returned_at !== null },
  ]);
}

/** `warn`: the return of a visitor was not stored. Rejects while the entity store is down if there is no copy. */
export async function openForgottenVisitors(
  entities: EntityStore,
  dataDir: string,
  warn: (error: unknown) => void,
): Promise<ForgottenVisitors> {
  const copy = savedCopy<Entry[]>(dataDir, "forgotten-visitors.json", 1);
  const visitors = new Map(await readOrCopy(copy, () => readAll(entities)));

  function noteReturn({ widgetId, visitorId, began }: HappenedAt, visitor: Forgotten): void {
    visitor.hasReturned = true;
    const stored = entities
      .updateTable("forgotten_visitor")
      .set({ returned_at: new Date(began) })
      .where("widget_id", "=", widgetId)
      .where("visitor_id", "=", visitorId)
      .execute();
    Promise.all([stored, copy.write([...visitors])]).catch(warn);
  }

  return {
    async add(widgetId, visitorId, at) {
      visitors.set(keyOf(widgetId, visitorId), { at, hasReturned: false });
      await copy.write([...visitors]);
      const forgotten_at = new Date(at);
      await entities
        .insertInto("forgotten_visitor")
        .values({ widget_id: widgetId, visitor_id: visitorId, forgotten_at, returned_at: null })
        .onConflict((found) =>
          found.columns(["widget_id", "visitor_id"]).doUpdateSet({ forgotten_at, returned_at: null }),
        )
        .execute();
    },
    covers(event) {
      const visitor = visitors.get(keyOf(event.widgetId, event.visitorId));
      if (!visitor) return false;
      if (event.at <= visitor.at) return true;
      // a site's server may identify a visitor at any time; that starts no visit
      if (event.sessionId === ABSENT_ID || event.type === "identify") return !visitor.hasReturned;
      if (event.began <= visitor.at) return true;
      if (!visitor.hasReturned) noteReturn(event, visitor);
      return false;
    },
    isAway(widgetId, visitorId) {
      return visitors.get(keyOf(widgetId, visitorId))?.hasReturned === false;
    },
  };
}
