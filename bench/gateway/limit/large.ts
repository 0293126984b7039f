// RealtimeScreenQuery by hand: the project, then its reading.
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import type { Realtime } from "@sightline/schema/rest/audience/audience";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import type { Widget } from "@sightline/schema/rest/projects/projects";
import { globalId } from "./globalId.ts";
import type { Ask, Who } from "./pool.ts";

export async function largeByHand(ask: Ask, who: Who, variables: Record<string, unknown>): Promise<object> {
  const widgets = (await ask(getWidgets, who, {})) as Widget[];
  const found = widgets.find(({ widget_id }) => globalId("Project", widget_id) === variables["project"]);
  if (!found) return { viewer: { project: null } };
  const wire = (await ask(getRealtime, who, undefined, found.widget_id)) as Realtime;
  const { at, active, idle, bots, pages, sources, countries, devices } = wire;
  const realtime = {
    at,
    active,
    idle,
    bots,
    pageviewsToday: wire.pageviews_today,
    perMinute: wire.per_minute.map(({ t, pageviews, usual_min, usual_max }) => ({
      at: t,
      pageviews,
      usualMin: usual_min,
      usualMax: usual_max,
    })),
    pages,
    sources,
    countries,
    devices,
    visitors: wire.visitors.map((visitor) => ({
      visitorId: visitor.visitor_id,
      state: visitor.state === "active" ? "ACTIVE" : "IDLE",
      path: visitor.path,
      since: visitor.since,
      pageviews: visitor.pageviews,
      channel: visitor.channel,
      country: visitor.country,
      device: visitor.device,
      browser: visitor.browser,
    })),
    events: wire.events.map((event) => ({
      eventId: event.event_id,
      type: event.type,
      visitorId: event.visitor_id,
      at: event.at,
      name: event.name,
      path: event.path,
      refHost: event.ref_host,
      country: event.country,
      device: event.device,
      browser: event.browser,
    })),
  };
  return { viewer: { project: { id: globalId("Project", found.widget_id), realtime } } };
}
