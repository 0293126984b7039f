// A visit of which a later part is stored already: lines of a log may come after those that follow them. It joins the
// stored session if that session would have gone on from it, by the same rule as everywhere.
import type { TrackedEvent } from "@sightline/schema/rest/ingest";
import { whyNewSession, type Session } from "#tracker/session.ts";

interface Visit {
  session: Session;
  events: TrackedEvent[];
}

/** Of each session of these visits that is not stored, its state after the last of its views. */
function newSessions(visits: readonly Visit[], stored: readonly Session[]): Session[] {
  const ids = new Set(stored.map(({ id }) => id));
  const found = new Map<string, Session>();
  for (const { session, events } of visits) {
    if (!ids.has(session.id)) found.set(session.id, { ...session, last: events.at(-1)?.ts ?? session.last });
  }
  return [...found.values()];
}

const goesOn = (session: Session, next: Session) =>
  whyNewSession(session, {
    now: next.start,
    url: next.entry_url,
    ...(next.ref === undefined ? {} : { ref: next.ref }),
    campaign: next,
  }) === undefined;

/** `stored` in order of their beginnings, like the visits. What joins takes over the attribution that is stored. */
export function joinStored<V extends Visit>(visits: readonly V[], stored: readonly Session[]): V[] {
  if (stored.length === 0) return [...visits];
  const joined = new Map<string, Session>();
  const begun = newSessions(visits, stored);
  for (const [index, session] of begun.entries()) {
    const next = stored.find(({ start }) => start > session.last);
    const following = begun[index + 1];
    const isFollowed = following !== undefined && next !== undefined && following.start < next.start;
    if (next && !isFollowed && goesOn(session, next)) joined.set(session.id, { ...next, start: session.start });
  }
  return visits.map((visit) => {
    const session = joined.get(visit.session.id);
    if (!session) return visit;
    // the stored one has its entry
    const events = visit.events.map((event) => (event.type === "pageview" ? { ...event, entry: false } : event));
    return { ...visit, events, session: { ...session, last: visit.session.last } };
  });
}
