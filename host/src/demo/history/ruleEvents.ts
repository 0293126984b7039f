// The events that the tracker would have sent for a visit by the project's event rules, from the day on which each rule
// was created.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { lot } from "./lot.ts";

export interface HistoryRule {
  id: number;
  name: string;
  /** whether this event of a page matches */
  isMet(event: TrackedEvent): boolean;
  /** milliseconds since 1970 */
  since: number;
}

/** Position between page view and leave, from 0 to 1, at which an element further down became visible. */
const EVENT_POSITION = 0.7;

/** Adds the events of the rules, each to the page on which it matched. */
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
