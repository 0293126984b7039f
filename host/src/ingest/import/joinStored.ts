// Joins a visit to a stored session that starts after it, because lines of a log may arrive after later ones. They are
// joined if the stored session would have continued the visit by the usual session rule.
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { startsSession, type Session } from "#tracker/session.ts";

interface Visit {
  session: Session;
  events: TrackedEvent[];
}

/** The new sessions of these visits, each with its state after its last page view. */
function newSessions(visits: readonly Visit[], stored: readonly Session[]): Session[] {
  const ids = new Set(stored.map(({ id }) => id));
  const found = new Map<string, Session>();
  for (const { session, events } of visits) {
    if (!ids.has(session.id)) found.set(session.id, { ...session, last: events.at(-1)?.ts ?? session.last });
  }
  return [...found.values()];
}

const goesOn = (session: Session, next: Session) =>
  !startsSession(session, {
    now: next.start,
    url: next.entry_url,
    ...(next.ref === undefined ? {} : { ref: next.ref }),
    campaign: next,
  });

/** `stored` is sorted by start, like the visits. A joined visit takes over the stored attribution. */
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
    // the stored session already has its entry
    const events = visit.events.map((event) => (event.type === "pageview" ? { ...event, entry: false } : event));
    return { ...visit, events, session: { ...session, last: visit.session.last } };
  });
}
