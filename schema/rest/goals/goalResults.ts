// Results of a goal: its metrics, the paths to it and its sessions. Also the preview of an unsaved goal.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";
import { GoalRule } from "./goals.ts";

/** A session in which the goal was reached. */
export const ConvertedVisit = z.object({
  session_id: z.string(),
  visitor_id: z.string(),
  /** time of the first conversion in the session */
  at: z.iso.datetime(),
  path: z.string(),
  entry_path: z.string(),
  channel: z.string(),
  country: z.string(),
  device: z.string(),
  /** pages viewed before it */
  pages: z.number().int(),
  revenue: z.number(),
});
export type ConvertedVisit = z.infer<typeof ConvertedVisit>;

const Totals = z.object({
  sessions: z.number().int(),
  visitors: z.number().int(),
  conversions: z.number().int(),
  converted_visitors: z.number().int(),
  /** in the project's currency */
  revenue: z.number(),
});
export type GoalTotals = z.infer<typeof Totals>;

/** Number of visitors up to a limit of time or of visits. The last bucket has no limit. */
const Bucket = z.object({ upTo: z.number().nullable(), visitors: z.number().int() });

export const Detectable = z.object({
  /** number of days considered, and the duration of a test */
  days: z.number().int(),
  visitors: z.number().int(),
  converted_visitors: z.number().int(),
  /** the minimum relative change that an even A/B split would detect, such as 0.09; null: not achievable */
  change: z.number().nullable(),
});

export const getGoalResult = endpoint({
  name: "getGoalResult",
  method: "POST",
  path: "/goal/result",
  summary: "Results of a goal in a range: totals, the preceding pages, time and visits to conversion.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ ...reportShape, goal_profile_id: z.number().int().positive() }),
  answer: z.object({
    totals: Totals,
    previous: Totals.optional(),
    /**
     * the page viewed immediately before the goal was reached; "" if it was reached on the first page of the session
     */
    before: z.array(z.object({ path: z.string(), conversions: z.number().int() })),
    /** seconds from a visitor's first session ever to the first conversion of the range */
    time: z.object({ median: z.number().nullable(), p90: z.number().nullable(), buckets: z.array(Bucket) }),
    /** number of a visitor's visits up to the conversion, including the converting one */
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
  summary: "The visits that reached a goal, newest first, paginated.",
  effect: "read",
  isReport: true,
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
  summary: "The matches of a rule in the last 7 days, by page.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId, ...GoalRule.shape }),
  answer: z.object({
    days: z.number().int(),
    sessions: z.number().int(),
    conversions: z.number().int(),
    converted_visitors: z.number().int(),
    pages: z.array(z.object({ path: z.string(), conversions: z.number().int() })),
    newest: z.array(ConvertedVisit),
    /** whether stored events can be evaluated; false: the tracker detects the goal from when it is saved */
    reads_past: z.boolean(),
  }),
});
