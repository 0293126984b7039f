// How many events each rule dropped. Ingest counts in memory for a few seconds and writes sums, so that blocked traffic
// causes no additional writes. Sums that can't be written wait for the next attempt. A crash loses those seconds.
import { sql } from "kysely";
import type { Services } from "#host/http/services.ts";

const EVERY_MS = 3000;

export function createDropCounts({ entities, now, log }: Pick<Services, "entities" | "now" | "log">) {
  let waiting = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  async function settleDropped(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = waiting;
    waiting = new Map();
    const at = new Date(now());
    try {
      for (const [id, events] of counted) {
        await entities
          .updateTable("block_rule")
          .set({ dropped: sql`dropped + ${events}`, last_dropped_at: at })
          .where("block_rule_id", "=", id)
          .execute();
        counted.delete(id);
      }
    } catch (error) {
      for (const [id, events] of counted) countDropped(id, events);
      throw error;
    }
  }

  function countDropped(ruleId: number, events: number): void {
    if (events === 0) return;
    waiting.set(ruleId, (waiting.get(ruleId) ?? 0) + events);
    timer ??= setTimeout(() => {
      settleDropped().catch((error: unknown) => log.warn({ err: error }, "counts of rules were not written"));
    }, EVERY_MS).unref();
  }

  return { countDropped, settleDropped };
}
