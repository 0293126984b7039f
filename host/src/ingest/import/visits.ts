// Groups page views into visits by the tracker's own session rule, ordered by time. Each visitor continues from their
// stored sessions.
import { MAX_EVENTS } from "@sightline/schema/rest/ingest";
import { type TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { campaignOf } from "#tracker/campaign.ts";
import { sessionOf, type Session } from "#tracker/session.ts";
import type { Submission } from "#host/ingest/batch.ts";
import { sitesOf } from "#host/ingest/enrich/referrer.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { joinStored } from "./joinStored.ts";
import type { KeyedId } from "./keyedIds.ts";
import type { View } from "./lines/view.ts";

export interface OwnView extends View {
  eventId: string;
  visitorId: string;
}

interface Visit {
  session: Session;
  of: OwnView;
  events: TrackedEvent[];
}

/** The latest stored session that had started by then, unless the current one of this pass started later. */
function previousOf(current: Session | undefined, stored: readonly Session[], time: number): Session | undefined {
  const begun = stored.findLast(({ start }) => start <= time);
  return begun && (!current || begun.start > current.start) ? begun : current;
}

function walk(
  views: readonly OwnView[],
  stored: readonly Session[],
  sites: readonly string[],
  newId: KeyedId,
): Visit[] {
  const visits: Visit[] = [];
  let current: Session | undefined;
  for (const view of views.toSorted((a, b) => a.time - b.time)) {
    const { time: now, url, eventId, referrer } = view;
    const activity = { now, url, ref: referrer, campaign: campaignOf(url), sites };
    const turn = sessionOf(previousOf(current, stored, now), activity, () => newId("session", eventId));
    current = turn.session;
    let visit = visits.at(-1);
    if (visit?.session.id !== current.id || visit.events.length >= MAX_EVENTS) {
      visit = { session: current, of: view, events: [] };
      visits.push(visit);
    }
    const entry = turn.began ? { entry: true } : {};
    visit.events.push({ type: "pageview", event_id: eventId, page_view_id: eventId, ts: now, url, ...entry });
  }
  return visits;
}

export function visitsOf(
  project: TrackedProject,
  views: readonly OwnView[],
  stored: ReadonlyMap<string, readonly Session[]>,
  newId: KeyedId,
): Submission[] {
  const sites = sitesOf(project.allowedWebsites);
  const byVisitor = Map.groupBy(views, ({ visitorId }) => visitorId);
  return [...byVisitor].flatMap(([visitor_id, own]) => {
    const sessions = stored.get(visitor_id) ?? [];
    return joinStored(walk(own, sessions, sites, newId), sessions).map(
      ({ session, of: { client: ip, userAgent, utcOffset: utc_offset }, events }) => {
        const { last: sent_at, ...envelope } = session;
        return { project, ip, userAgent, body: { sent_at, visitor_id, session: envelope, utc_offset, events } };
      },
    );
  });
}
