// What a goal brought: its numbers, the ways to it and the visits behind it; and what a goal that is not saved yet would.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { GoalRule } from "./goals.ts";

/** A visit in which the goal was reached. */
export const ConvertedVisit = z.object({
  session_id: z.string(),
  visitor_id: z.string(),
  /** of the first time in the visit */
  at: z.iso.datetime(),
  path: z.string(),
  entry_path: z.string(),
  channel: z.string(),
  country: z.string(),
  device: z.string(),
  /** pages that were shown before it */
  pages: z.number().int(),
  revenue: z.number(),
});
export type ConvertedVisit = z.infer<typeof ConvertedVisit>;

const Totals = z.object({
  sessions: z.number().int(),
  visitors: z.number().int(),
  conversions: z.number().int(),
  converted_visitors: z.number().int(),
  /** of the project's currency */
  revenue: z.number(),
});
export type GoalTotals = z.infer<typeof Totals>;

/** So many visitors took at most so long, or so many visits; the last one has no end. */
const Bucket = z.object({ upTo: z.number().nullable(), visitors: z.number().int() });

export const Detectable = z.object({
  /** days looked back on, and that a test would take */
  days: z.number().int(),
  visitors: z.number().int(),
  converted_visitors: z.number().int(),
  /** the least relative change that a test of two halves would show, such as 0.09; null: not within reach */
  change: z.number().nullable(),
});

export const getGoalResult = endpoint({
  name: "getGoalResult",
  method: "POST",
  path: "/goal/result",
  summary: "A goal over a range: totals, the page before it, time and visits until it.",
  effect: "read",
  audience: "member",
  body: z.object({ ...reportShape, goal_profile_id: z.number().int().positive() }),
  answer: z.object({
    totals: Totals,
    previous: Totals.optional(),
    /** the page that was shown last before the goal was reached; "" where it was the visit's first */
    before: z.array(z.object({ path: z.string(), conversions: z.number().int() })),
    /** from a visitor's first visit ever to the first conversion of the range, seconds */
    time: z.object({ median: z.number().nullable(), p90: z.number().nullable(), buckets: z.array(Bucket) }),
    /** how many visits a visitor had up to then, that one included */
    visits: z.array(Bucket),
    detectable: Detectable,
    currency: z.string().nullable(),
    range: AnsweredRange,
  }),
});

export const getGoalVisits = endpoint({
  name: "getGoalVisits",
  method: "POST",
  path: "/goal/visits",
  summary: "The visits in which a goal was reached, newest first, page by page.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportShape,
    goal_profile_id: z.number().int().positive(),
    limit: z.number().int().min(1).max(1000).default(25),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ rows: z.array(ConvertedVisit) }),
});

export const previewGoal = endpoint({
  name: "previewGoal",
  method: "POST",
  path: "/goal/preview",
  summary: "What a rule would have counted in the last 7 days, and where.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId, ...GoalRule.shape }),
  answer: z.object({
    days: z.number().int(),
    sessions: z.number().int(),
    conversions: z.number().int(),
    converted_visitors: z.number().int(),
    pages: z.array(z.object({ path: z.string(), conversions: z.number().int() })),
    newest: z.array(ConvertedVisit),
    /** whether what is stored already can tell; false: the tracker looks from when the goal is saved */
    reads_past: z.boolean(),
  }),
});
