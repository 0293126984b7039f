// Visitor paths through a website: pages (and custom events) of sessions in order, column by column.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";

export const MOST_STEPS = 10;

/** A path in which `*` matches any text. */
const pattern = z.string().trim().min(1).max(300);

export const FlowKind = z.enum(["page", "event"]);
/** A step of a path: a page by its path (or the grouping rule that matches it), or a custom event. */
const Stop = z.object({ kind: FlowKind, name: z.string().min(1).max(300) });
export type Stop = z.infer<typeof Stop>;

export const FlowNode = z.object({
  /** 0-based; if an end step is set, it is in the last column */
  column: z.number().int(),
  kind: z.enum(["page", "event", "other"]),
  /** "" for the remaining steps of the column */
  name: z.string(),
  /** display name of the event; only if members set one */
  title: z.string().optional(),
  sessions: z.number(),
  /** sessions that ended at this node */
  dropped: z.number(),
  /** sessions in which the goal event happened at this step or later; 0 without a goal */
  converted: z.number(),
});
export type FlowNode = z.infer<typeof FlowNode>;

export const FlowLink = z.object({
  /** column of the source node; the target is in the next column */
  column: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
  sessions: z.number(),
});
export type FlowLink = z.infer<typeof FlowLink>;

export const getBehaviorFlow = endpoint({
  name: "getBehaviorFlow",
  method: "POST",
  path: "/behavior-flow",
  summary: "The paths of sessions through pages and events, most frequent first in each column.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    /** paths start at the first of these in a session; without it, at the first page */
    start: Stop.optional(),
    /** paths end at the first of these and are followed backward from it; not together with `start` */
    end: Stop.optional(),
    /** only sessions that pass through each of these */
    through: z.array(Stop).max(5).default([]),
    /** excluded from paths, as if they had not happened */
    exclude: z.array(Stop).max(50).default([]),
    steps: z.number().int().min(3).max(MOST_STEPS).default(5),
    /** matching paths are combined into one step; the first match applies */
    grouping: z.array(pattern).max(30).default([]),
    events: z.boolean().default(false),
    /** only sessions that reached the goal, or only those that did not */
    converted: z.boolean().optional(),
    /** maximum nodes per column; the rest are combined */
    most: z.number().int().min(3).max(20).default(8),
  }),
  answer: z.object({
    sessions: z.number(),
    columns: z.number().int(),
    nodes: z.array(FlowNode),
    links: z.array(FlowLink),
    goal: CountedGoal.optional(),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});

/** A step adjacent to the selected one. "other": all rarer ones combined. */
const Neighbour = z.object({
  kind: z.enum(["page", "event", "other"]),
  name: z.string(),
  /** display name of the event; only if members set one */
  title: z.string().optional(),
  times: z.number(),
});
export type Neighbour = z.infer<typeof Neighbour>;

export const getFlowAround = endpoint({
  name: "getFlowAround",
  method: "POST",
  path: "/behavior-flow/around",
  summary: "The steps directly before and after a page or event, and how often paths start, end and return there.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    stop: Stop,
    exclude: z.array(Stop).max(50).default([]),
    grouping: z.array(pattern).max(30).default([]),
    events: z.boolean().default(false),
    /** maximum neighbors per side; the rest are combined */
    most: z.number().int().min(3).max(20).default(10),
  }),
  answer: z.object({
    /** occurrences in paths; consecutive repetitions count once */
    times: z.number(),
    /** number of sessions */
    sessions: z.number(),
    /** how often it was the first and the last step of a session */
    entries: z.number(),
    exits: z.number(),
    /** how often a session returned to it */
    loops: z.number(),
    /** most frequent first; without entries and exits */
    before: z.array(Neighbour),
    after: z.array(Neighbour),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});

export const previewGrouping = endpoint({
  name: "previewGrouping",
  method: "POST",
  path: "/behavior-flow/grouping",
  summary: "The paths of a range that a rule would group into one step.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ ...reportShape, pattern }),
  answer: z.object({
    total: z.number().int(),
    /** most page views first, at most 20 */
    rows: z.array(z.object({ path: z.string(), pageviews: z.number() })),
  }),
});
