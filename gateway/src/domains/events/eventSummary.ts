import type { EventName } from "@sightline/schema/rest/events/events";
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
