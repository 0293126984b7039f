// Writes simulated days through the ingest code, day by day to limit memory use. Visits stop at `until`. Events written
// again have the same ids and are stored once.
import type { CommentRow } from "#host/site/feedback/validateComment.ts";
import type { Ingest } from "#host/ingest/ingest.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { DAY, visitsOfDay } from "./history/day.ts";
import type { SiteProfile } from "./history/profiles.ts";
import { commentsOf } from "./history/comments.ts";
import { withRuleEvents, type HistoryRule } from "./history/ruleEvents.ts";
import { batchesOf } from "./history/visit.ts";

export interface HistorySite {
  profile: SiteProfile;
  project: TrackedProject;
  rules: readonly HistoryRule[];
}

export interface HistorySpan {
  /** first day of the whole history, in days since 1970 */
  origin: number;
  /** start of the part to write: milliseconds since 1970 */
  from: number;
  until: number;
  /** no event of it was written before, which saves the lookup */
  isNew: boolean;
}

export interface HistoryWriters {
  ingest: Pick<Ingest, "submitRows" | "flush">;
  storeComments: (rows: readonly CommentRow[]) => Promise<unknown>;
}

/** Returns the number of accepted events. */
export async function writeHistory(
  { ingest, storeComments }: HistoryWriters,
  sites: readonly HistorySite[],
  { origin, from, until, isNew }: HistorySpan,
  progress: (share: number) => void,
): Promise<number> {
  // visits of the previous day may continue past midnight
  const first = Math.max(origin, Math.floor(from / DAY) - 1);
  const last = Math.floor(until / DAY);
  let written = 0;
  for (let day = first; day <= last; day++) {
    const comments: CommentRow[] = [];
    const submissions = sites.flatMap((site) => submissionsOf(site, day, { origin, from, until }, comments));
    const { accepted, refused } = await ingest.submitRows(submissions, { isNew });
    const [worst] = refused;
    if (worst) throw new Error(`the demo's history was refused: ${worst.field} ${worst.message}`);
    await storeComments(comments);
    written += accepted;
    progress((day - first + 1) / (last - first + 1));
  }
  await ingest.flush();
  return written;
}

type Span = Omit<HistorySpan, "isNew">;

/** Comments of the visits are added to `comments`. */
function submissionsOf({ profile, project, rules }: HistorySite, day: number, span: Span, comments: CommentRow[]) {
  return [...visitsOfDay(profile, day, span.origin)].flatMap(({ visit, dice }) => {
    const batches = batchesOf(visit, dice).map((batch) => withRuleEvents(batch, rules));
    const due = batches.filter(({ sent_at }) => sent_at >= span.from && sent_at < span.until);
    comments.push(...commentsOf({ project, visit, batches: due }, span.until));
    return batches
      .map((batch) => ({ ...batch, events: batch.events.filter(({ ts }) => ts >= span.from && ts < span.until) }))
      .filter(({ events }) => events.length > 0)
      .map((body) => ({ project, ip: visit.visitor.ip, userAgent: visit.visitor.userAgent, body }));
  });
}
