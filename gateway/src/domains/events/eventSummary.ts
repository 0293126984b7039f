import type { EventName, SelectableEvent } from "@sightline/schema/rest/events/events";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";

/** Maps a listed event to the graph's type. */
export function summaryOf(row: EventName) {
  const { eventName, source, displayName, hidden, merged, ...event } = camel(row);
  return {
    ...event,
    name: eventName,
    source: upper(source),
    displayName: displayName ?? null,
    isHidden: hidden ?? false,
    mergedNames: merged ?? [],
  };
}

export const selectableOf = ({ event_name, source, display_name }: SelectableEvent) => ({
  name: event_name,
  source: upper(source),
  displayName: display_name ?? null,
});
