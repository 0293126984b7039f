// How much sessions are used, how far pages are read, and where visitors get stuck.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { answered, reportBody } from "../traffic/reports.ts";

const EngagementTotals = z.object({
  sessions: z.number(),
  engaged_sessions: z.number(),
  engagement_rate: z.number().nullable(),
  pages_per_session: z.number().nullable(),
  /** seconds that pages were visible and in use, per session */
  engaged_time: z.number().nullable(),
  /** mean of the deepest scroll of each page view, 0 to 1 */
  scroll_depth: z.number().nullable(),
  /** visitors with more than one session in the range */
  returning_share: z.number().nullable(),
});
export type EngagementTotals = z.infer<typeof EngagementTotals>;
/** How many had at least `from`, and less than the next step. */
const Step = z.object({ from: z.number(), count: z.number() });

export const getEngagement = endpoint({
  name: "getEngagement",
  method: "POST",
  path: "/report/engagement",
  summary:
    "Sessions that were used (10 s or longer, two page views, or a conversion), how far pages are read and how long, and where people get stuck.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportBody.shape,
    /** of each list of pages */
    limit: z.number().int().min(1).max(1000).default(20),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    totals: EngagementTotals,
    previous: EngagementTotals.optional(),
    /** page views by percent of the page seen */
    scroll: z.array(Step),
    /** page views by seconds in use */
    time: z.array(Step),
    /** sessions by page views */
    pages: z.array(Step),
    /** visitors by sessions in the range */
    returns: z.array(Step),
    /** most time in use first */
    top_pages: z.array(
      z.object({
        path: z.string(),
        pageviews: z.number(),
        engaged_time: z.number().nullable(),
        scroll_depth: z.number().nullable(),
      }),
    ),
    /** pages on which people clicked in anger or in vain */
    friction: z.array(z.object({ path: z.string(), rage: z.number(), dead: z.number(), sessions: z.number() })),
    ...answered,
  }),
});
