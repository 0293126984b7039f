import { getRealtime as call, type Realtime } from "@sightline/schema/rest/audience/audience";
import { readers } from "#host/http/permit.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { instantOf, localDay, zoneOf } from "#host/analytics/scope/zone.ts";
import { knownForMinute } from "./knownForMinute.ts";
import { minuteBand } from "./minuteBand.ts";
import { MINUTE } from "./minutes.ts";
import { momentOf, pastRows } from "./pastMoment.ts";
import { realtimeRows } from "./realtimeRows.ts";
import type { PresentRow } from "./sql/lastHalfHour.ts";

const RANKED = 20;

/** No share link includes the realtime view, so only members and API keys can read it. */
export const getRealtime = route(call, {
  permit: readers(),
  gather: async (move) => {
    const { services, headers, query } = move;
    const project = await currentProject(move);
    const zone = zoneOf(project.timezone, headers.tz);
    const moment = momentOf(query.at, services.now());
    const now = moment ?? services.now();
    const bounds = { widget: project.widgetId, now, midnight: instantOf(localDay(now, zone), zone) };
    return { bounds, isPast: moment !== undefined };
  },
  ask: (services, { bounds, isPast }, { signal }) => {
    if (isPast) return pastRows(services, bounds);
    const { events, entities } = services;
    return realtimeRows({ events, signal }, entities, bounds, knownForMinute(events, bounds));
  },
  answer: ({ minutes, present, weeks, today, events }, { bounds, isPast }, { services }): Realtime => {
    const { widget, now, midnight } = bounds;
    const per_minute = minuteBand(minutes, weeks, now);
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
        is_recorded: !isPast && services.recordings.live.isLive(widget, visitor.session_id),
      })),
      events,
      bots: per_minute.reduce((total, minute) => total + minute.bots, 0),
      pageviews_today: sinceMidnight.reduce((total, row) => total + row.pageviews, today.pageviews),
      // live, `today` may be a minute old; of a past moment, the half hour contains later arrivals
      last_event_at: isPast
        ? today.last_event_at
        : newest([today.last_event_at, ...minutes.map((row) => row.last_event_at)]),
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
