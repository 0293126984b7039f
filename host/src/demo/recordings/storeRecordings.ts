// Gives the demo shop recordings: visits that were recorded in a browser become sessions of visitors of the history, in its
// last days, with the events that were tracked and the comments that were left meanwhile. Written again, they are stored once. What is accepted is synced,
// so nothing waits until it can be queried.
import type { Ingest } from "#host/ingest/ingest.ts";
import type { RecordingIntake } from "#host/ingest/recordings/recordingIntake.ts";
import type { CommentRow } from "#host/site/feedback/validateComment.ts";
import { visitsOfDay } from "../history/day.ts";
import { withRuleEvents } from "../history/ruleEvents.ts";
import type { Visit } from "../history/visit.ts";
import type { HistorySite } from "../writeHistory.ts";
import { commentsOfVisit } from "./commentsOfVisit.ts";
import { moveBatch, moveChunks, readVisit, recordedVisits } from "./recordedVisit.ts";

/** Days before the last one, over which the recordings are spread. */
const LAST_DAYS = 6;
/** The recorded session precedes the visitor's simulated one. Milliseconds. */
const BEFORE = 2 * 3_600_000;

export interface RecordingWriters {
  ingest: Pick<Ingest, "submitRows">;
  recordings: Pick<RecordingIntake, "submit">;
  storeComments(comments: readonly CommentRow[]): Promise<unknown>;
}

/** `origin` and `last`: first and last day of the history, in days since 1970. */
interface Days {
  origin: number;
  last: number;
}

/** A visit of the day, or of an earlier one, by a visitor whose screen is most like the recorded one. */
function similarVisit(
  { profile }: HistorySite,
  day: number,
  origin: number,
  isLike: { width: number; isFree(visit: Visit): boolean },
): Visit {
  const distance = ({ visitor }: Visit) => Math.abs(visitor.screen[0] - isLike.width);
  for (let each = day; each >= origin; each--) {
    const visits = [...visitsOfDay(profile, each, origin)].map(({ visit }) => visit);
    const [nearest] = visits.filter(isLike.isFree).toSorted((one, other) => distance(one) - distance(other));
    if (nearest) return nearest;
  }
  throw new Error("the demo's history has fewer visitors than recordings");
}

/** `isNew`: none of them was written before. */
export async function storeRecordings(
  { ingest, recordings, storeComments }: RecordingWriters,
  site: HistorySite,
  { origin, last }: Days,
  { shop, isNew }: { shop: string; isNew: boolean },
): Promise<void> {
  const taken = new Set<string>();
  const isFree = ({ visitor }: Visit) => !visitor.isBot && !taken.has(visitor.id);
  const stored = recordedVisits().map(async (name, index) => {
    const visit = readVisit(name, shop);
    const width = visit.batch.screen_w ?? 0;
    // the last day is not over
    const { visitor, start } = similarVisit(site, last - 1 - (index % LAST_DAYS), origin, { width, isFree });
    taken.add(visitor.id);
    const move = { visitor, start: start - BEFORE };
    for (const chunk of await moveChunks(visit, move)) await recordings.submit(site.project, chunk);
    await storeComments(commentsOfVisit(name, { project: site.project, visit, ...move }));
    const { ip, userAgent } = visitor;
    return { project: site.project, ip, userAgent, body: withRuleEvents(moveBatch(visit, move), site.rules) };
  });
  const { refused } = await ingest.submitRows(await Promise.all(stored), { isNew });
  const [worst] = refused;
  if (worst) throw new Error(`an event of a recorded visit was refused: ${worst.field} ${worst.message}`);
}
