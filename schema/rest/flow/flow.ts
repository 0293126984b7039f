// Which ways people take through a site: pages (and named events) of sessions in their order, column by column.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";

export const MOST_STEPS = 10;

/** A path, with `*` for any text. */
const pattern = z.string().trim().min(1).max(300);

export const FlowKind = z.enum(["page", "event"]);
/** A step of a way: a page by its path (or the rule that groups it), or a named event. */
const Stop = z.object({ kind: FlowKind, name: z.string().min(1).max(300) });
export type Stop = z.infer<typeof Stop>;

export const FlowNode = z.object({
  /** from 0; where an end is asked for, the last column holds the end */
  column: z.number().int(),
  kind: z.enum(["page", "event", "other"]),
  /** "" for the rest of the column */
  name: z.string(),
  /** what members call the event; only where they do */
  title: z.string().optional(),
  sessions: z.number(),
  /** sessions that went no further than here */
  dropped: z.number(),
  /** sessions in which the goal happened at this step or later; 0 without a goal */
  converted: z.number(),
});
export type FlowNode = z.infer<typeof FlowNode>;

export const FlowLink = z.object({
  /** column of the first; the second stands in the next one */
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
  summary: "The ways of sessions through pages and events, most frequent first in each column.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    /** ways begin at the first of these in a session; without it at its first page */
    start: Stop.optional(),
    /** ways end at the first of these, and are told backwards from it; not together with `start` */
    end: Stop.optional(),
    /** only sessions that come by each of these */
    through: z.array(Stop).max(5).default([]),
    /** left out of the ways, as if they had not happened */
    exclude: z.array(Stop).max(50).default([]),
    steps: z.number().int().min(3).max(MOST_STEPS).default(5),
    /** paths that fit are one step; the first that fits counts */
    grouping: z.array(pattern).max(30).default([]),
    events: z.boolean().default(false),
    /** only sessions that reached the goal, or that did not */
    converted: z.boolean().optional(),
    /** nodes of a column before the rest is one */
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

/** A stop next to the one that is looked at; "other": all that are rarer. */
const Neighbour = z.object({
  kind: z.enum(["page", "event", "other"]),
  name: z.string(),
  /** what members call the event; only where they do */
  title: z.string().optional(),
  times: z.number(),
});
export type Neighbour = z.infer<typeof Neighbour>;

export const getFlowAround = endpoint({
  name: "getFlowAround",
  method: "POST",
  path: "/behavior-flow/around",
  summary:
    "What comes just before and just after one page or event, how often ways begin and end there, and come back.",
  effect: "read",
  audience: "member",
  body: z.object({
    ...reportShape,
    stop: Stop,
    exclude: z.array(Stop).max(50).default([]),
    grouping: z.array(pattern).max(30).default([]),
    events: z.boolean().default(false),
    /** neighbours of a side before the rest is one */
    most: z.number().int().min(3).max(20).default(10),
  }),
  answer: z.object({
    /** how often it came in a way; the same one twice in a row is one time */
    times: z.number(),
    /** in how many sessions */
    sessions: z.number(),
    /** times that it was the first, and the last, of a session */
    entries: z.number(),
    exits: z.number(),
    /** times that a session came back to it */
    loops: z.number(),
    /** most often first; without entries and exits */
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
  summary: "Which paths of a range a rule would make one step.",
  effect: "read",
  audience: "member",
  body: z.object({ ...reportShape, pattern }),
  answer: z.object({
    total: z.number().int(),
    /** most views first, at most 20 */
    rows: z.array(z.object({ path: z.string(), pageviews: z.number() })),
  }),
});
