// Session engagement, reading depth and friction.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { answered, reportBody } from "../traffic/reports.ts";

const EngagementTotals = z.object({
  sessions: z.number(),
  engaged_sessions: z.number(),
  engagement_rate: z.number().nullable(),
  pages_per_session: z.number().nullable(),
  /** seconds in which pages were visible and in use, per session */
  engaged_time: z.number().nullable(),
  /** mean of the maximum scroll depth per page view, 0 to 1 */
  scroll_depth: z.number().nullable(),
  /** share of visitors with more than one session in the range */
  returning_share: z.number().nullable(),
});
export type EngagementTotals = z.infer<typeof EngagementTotals>;
/** Count of values from `from` (inclusive) to the next step (exclusive). */
const Step = z.object({ from: z.number(), count: z.number() });

export const getEngagement = endpoint({
  name: "getEngagement",
  method: "POST",
  path: "/report/engagement",
  summary:
    "Engaged sessions (10 s or longer, two page views, or a conversion), scroll depth, reading time and points of friction.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportBody.shape,
    /** size of each list of pages */
    limit: z.number().int().min(1).max(1000).default(20),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    totals: EngagementTotals,
    previous: EngagementTotals.optional(),
    /** page views by maximum scroll depth, in percent of the page */
    scroll: z.array(Step),
    /** page views by seconds in use */
    time: z.array(Step),
    /** sessions by number of page views */
    pages: z.array(Step),
    /** visitors by number of sessions in the range */
    returns: z.array(Step),
    /** longest engaged time first */
    top_pages: z.array(
      z.object({
        path: z.string(),
        pageviews: z.number(),
        engaged_time: z.number().nullable(),
        scroll_depth: z.number().nullable(),
      }),
    ),
    /** pages with rage clicks or dead clicks */
    friction: z.array(z.object({ path: z.string(), rage: z.number(), dead: z.number(), sessions: z.number() })),
    ...answered,
  }),
});
