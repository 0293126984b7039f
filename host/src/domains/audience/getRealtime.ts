import { getRealtime as call, type Realtime } from "@sightline/schema/rest/audience/audience";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { readers } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { instantOf, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import { knownForMinute } from "./knownForMinute.ts";
import { minuteBand } from "./minuteBand.ts";
import { lastHalfHour, type PresentRow } from "./sql/lastHalfHour.ts";
import { MINUTE } from "./minutes.ts";
import { newestEvents } from "./sql/newestEvents.ts";

const RANKED = 20;

/** No share link includes the realtime view, so only members and API keys can read it. */
export const getRealtime = route(call, {
  permit: readers(),
  gather: async (move) => {
    const { services, headers } = move;
    const project = await currentProject(move);
    const zone = zoneOf(project.timezone, headers.tz);
    const now = services.now();
    return { widget: project.widgetId, now, midnight: instantOf(localDay(now, zone), zone) };
  },
  ask: ({ events, entities }, bounds, { signal }) => {
    const context = { events, signal };
    const newest = eventNaming(entities, bounds.widget).then((naming) => newestEvents(context, { ...bounds, naming }));
    return Promise.all([lastHalfHour(context, bounds), knownForMinute(events, bounds), newest]);
  },
  answer: ([{ minutes, present }, known, events], { widget, now, midnight }, { services }): Realtime => {
    const per_minute = minuteBand(minutes, known.weeks, now);
    const sinceMidnight = minutes.filter((row) => row.minute * MINUTE >= midnight);
    const active = present.filter((visitor) => visitor.is_active).length;
    return {
      at: new Date(now).toISOString(),
      active,
      idle: present.length - active,
      per_minute,
      pages: ranked(present, "path"),
      sources: ranked(present, "channel"),
      countries: ranked(present, "country"),
      devices: ranked(present, "device"),
      visitors: present.map(({ is_active, ...visitor }) => ({
        ...visitor,
        state: is_active ? "active" : "idle",
        is_recorded: services.recordings.live.isLive(widget, visitor.session_id),
      })),
      events,
      bots: per_minute.reduce((total, minute) => total + minute.bots, 0),
      pageviews_today: sinceMidnight.reduce((total, row) => total + row.pageviews, known.today.pageviews),
      last_event_at: newest([known.today.last_event_at, ...minutes.map((row) => row.last_event_at)]),
    };
  },
});

/** Most visitors first; ties by name, so that the order of rows is stable. */
function ranked(present: readonly PresentRow[], by: "path" | "channel" | "country" | "device") {
  const counts = new Map<string, number>();
  for (const visitor of present) counts.set(visitor[by], (counts.get(visitor[by]) ?? 0) + 1);
  return [...counts]
    .map(([name, visitors]) => ({ name, visitors }))
    .toSorted((a, b) => b.visitors - a.visitors || a.name.localeCompare(b.name))
    .slice(0, RANKED);
}

/** ISO texts of the same format: the greatest is the latest. */
function newest(instants: readonly (string | null)[]): string | null {
  return instants.reduce((latest, at) => (latest === null || (at !== null && at > latest) ? at : latest), null);
}
