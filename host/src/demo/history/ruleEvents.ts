// What the tracker would have made of a visit by the project's event rules, from the day on which each was made.
import type { CollectBatch, TrackedEvent } from "@sightline/schema/rest/ingest";
import { lot } from "./lot.ts";

export interface HistoryRule {
  id: number;
  name: string;
  /** met by this event of a page */
  isMet(event: TrackedEvent): boolean;
  /** milliseconds since 1970 */
  since: number;
}

/** Of the way from the page view to the leave at which something further down came in sight. */
const EVENT_POSITION = 0.7;

/** With what the rules add, each to the page on which it was met. */
export function withRuleEvents(batch: CollectBatch, rules: readonly HistoryRule[]): CollectBatch {
  const views = new Map(batch.events.map((event) => [event.event_id, event.ts]));
  const events = batch.events.flatMap((event): TrackedEvent[] => {
    const { page_view_id, url, title } = event;
    const began = views.get(page_view_id ?? "") ?? event.ts;
    const ts = event.type === "leave" ? Math.round(began + (event.ts - began) * EVENT_POSITION) : event.ts;
    const made = rules
      .filter((rule) => ts >= rule.since && rule.isMet(event))
      .map(({ id, name }): TrackedEvent => {
        const on = { event_id: lot(`${event.event_id} ${id}`).id, ts, url, page_view_id, ...(title && { title }) };
        return { ...on, type: "event", name, rule: id };
      });
    return [...made, event];
  });
  return { ...batch, events };
}
