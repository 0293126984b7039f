// What those who left a funnel did instead, the paths between its steps, and what they have in common.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange } from "../range.ts";
import { FUNNEL_LIMITS } from "./definition.ts";
import { funnelShape } from "./results.ts";

/** `page` and `event`: the next page view or custom event of the same session. `exit`: there was none. */
export const DropoffKind = z.enum(["page", "event", "exit", "other"]);

export const DropoffRow = z.object({
  kind: DropoffKind,
  /** the path, or the name of the event; "" for `exit` and `other` */
  name: z.string(),
  /** display name of the event; only if members set one */
  title: z.string().optional(),
  /** of the funnel's units */
  dropped: z.number().int(),
  /** of all who dropped at the step, 0 to 1 */
  share: z.number(),
  /** median seconds until then; for `exit` until the last event of the session; null for `other` */
  median_seconds: z.number().nullable(),
});
export type DropoffRow = z.infer<typeof DropoffRow>;

export const getFunnelDropoff = endpoint({
  name: "getFunnelDropoff",
  method: "POST",
  path: "/funnel/dropoff",
  summary: "Those who reached a step of a funnel but not the next one: where they went instead, and where they were.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...funnelShape,
    /** from 1, required and not the last */
    step: z.number().int().min(1).max(FUNNEL_LIMITS.most),
    limit: z.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    entered: z.number().int(),
    dropped: z.number().int(),
    /** sessions in which they dropped: of each unit the one with the step */
    sessions: z.number().int(),
    /** median and 90th percentile of the seconds from the step to the last event of the session */
    dwell: z.object({ median_seconds: z.number().nullable(), p90_seconds: z.number().nullable() }),
    /** most frequent first, at most `limit`; then the others together */
    next: z.array(DropoffRow),
    /** pages on which the step happened, most frequent first, at most 10: for heatmaps and forms */
    pages: z.array(z.object({ path: z.string(), dropped: z.number().int() })),
    /** the newest 50, for recordings; none for the holder of a share link */
    newest: z.array(
      z.object({
        session_id: z.string(),
        visitor_id: z.string(),
        /** of the step */
        at: z.iso.datetime(),
      }),
    ),
    range: AnsweredRange,
  }),
});

export const FunnelFlowNode = z.object({
  /** `step`: of the funnel; `page`, `event` and `other`: in between; `exit`: the session ended after the step */
  kind: z.enum(["step", "page", "event", "other", "exit"]),
  /** the required step, from 1, or the one that the node follows */
  step: z.number().int(),
  /** "" for `step`, `other` and `exit` */
  name: z.string(),
  title: z.string().optional(),
  units: z.number().int(),
});
export type FunnelFlowNode = z.infer<typeof FunnelFlowNode>;

export const getFunnelFlow = endpoint({
  name: "getFunnelFlow",
  method: "POST",
  path: "/funnel/flow",
  summary: "The paths between the required steps of a funnel: what happened first after each step, and where it led.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...funnelShape,
    /** most nodes between two steps; the rest are combined */
    most: z.number().int().min(2).max(20).default(6),
  }),
  answer: z.object({
    /** in the order of the steps */
    nodes: z.array(FunnelFlowNode),
    /** `from` and `to` are indexes of nodes. The links into a node add up to its units, except the first step.
     * Units of a node without a link from it didn't reach the next step. */
    links: z.array(z.object({ from: z.number().int(), to: z.number().int(), units: z.number().int() })),
    range: AnsweredRange,
  }),
});

/** Of the session in which the attempt started. */
export const FunnelProperty = z.enum([
  "device",
  "browser",
  "os",
  "country",
  "lang",
  "source",
  "source_name",
  "utm_campaign",
  "landing_page",
  "visitor_type",
]);
export type FunnelProperty = z.infer<typeof FunnelProperty>;

export const FunnelFactor = z.object({
  property: FunnelProperty,
  value: z.string(),
  /** with the value, among those who reached the step */
  entered: z.number().int(),
  dropped: z.number().int(),
  /** share of those without the value who dropped, 0 to 1 */
  other_rate: z.number(),
  /** odds of dropping with the value, relative to those without it, with the 95 % interval (Woolf) */
  odds_ratio: z.number(),
  low: z.number(),
  high: z.number(),
  /** two-sided p, adjusted for all values tested at all steps (Benjamini and Hochberg) */
  p_adjusted: z.number(),
});
export type FunnelFactor = z.infer<typeof FunnelFactor>;

export const getFunnelFactors = endpoint({
  name: "getFunnelFactors",
  method: "POST",
  path: "/funnel/factors",
  summary:
    "For each step of a funnel the three properties most associated with dropping there. Not a proof of a cause.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object(funnelShape),
  answer: z.object({
    /** of each required step but the last */
    steps: z.array(
      z.object({
        step: z.number().int(),
        /** smallest adjusted p first; empty if no value raises the odds, or too few units have one */
        factors: z.array(FunnelFactor).max(3),
      }),
    ),
    /** values tested, at all steps */
    tested: z.number().int(),
    /** each of the four groups of a test has at least this number of units */
    least: z.number().int(),
    range: AnsweredRange,
  }),
});
