// What the realtime view reads at a moment, live or past.
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { Services } from "#host/http/services.ts";
import type { KnownForMinute } from "./knownForMinute.ts";
import type { RealtimeBounds } from "./minutes.ts";
import { lastHalfHour } from "./sql/lastHalfHour.ts";
import { newestEvents } from "./sql/newestEvents.ts";

export type RealtimeRows = Awaited<ReturnType<typeof realtimeRows>>;

export async function realtimeRows(
  context: QueryContext,
  entities: Services["entities"],
  bounds: RealtimeBounds,
  known: Promise<KnownForMinute>,
) {
  const newest = eventNaming(entities, bounds.widget).then((naming) => newestEvents(context, { ...bounds, naming }));
  const [activity, earlier, events] = await Promise.all([lastHalfHour(context, bounds), known, newest]);
  return { ...activity, ...earlier, events };
}
