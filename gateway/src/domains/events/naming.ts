// Maps the wire's event naming to the graph's type.
import type { EventNaming as Wire } from "@sightline/schema/rest/events/events";
import type { TailedEvent as WireTailed } from "@sightline/schema/rest/events/naming";
import type { EventNaming, TailedEvent } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

export const namingOf = ({ event_name, display_name, hidden, merged_into, merged }: Wire): EventNaming => ({
  name: event_name,
  displayName: display_name || null,
  isHidden: hidden,
  mergedInto: merged_into,
  mergedNames: merged,
});

export const tailedOf = ({ event_id, visitor_id, display_name, source, ...event }: WireTailed): TailedEvent => ({
  eventId: event_id,
  visitorId: visitor_id,
  displayName: display_name || null,
  source: upper(source),
  at: event.at,
  name: event.name,
  path: event.path,
  country: event.country,
  device: event.device,
  props: event.props,
});
