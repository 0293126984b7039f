// What a funnel counts. docs/definitions.md says exactly how.
import { z } from "zod";
import { CustomFilter } from "../range.ts";

export const FUNNEL_LIMITS = {
  /** of steps */
  fewest: 2,
  most: 10,
  exclusions: 5,
  /** seconds: a minute and 90 days */
  shortestWindow: 60,
  longestWindow: 7_776_000,
} as const;

export const FunnelStepKind = z.enum(["page", "event", "goal", "click", "submit"]);
export type FunnelStepKind = z.infer<typeof FunnelStepKind>;

/** `selector` is of clicks and submits, the others of pages and clicks. Events and goals have none. */
export const FunnelMatch = z.enum(["simple", "exact", "contain", "regex", "selector"]);
export type FunnelMatch = z.infer<typeof FunnelMatch>;

const condition = {
  kind: FunnelStepKind,
  /**
   * How `value` is compared. With the page's address: `simple` is a path or an address without its query, in which *
   * is any text; `exact` is the address with its query; `contain` a part of the address; `regex` RE2, searched in the
   * address. With the text of the clicked element: `simple` with * as any text, `exact`, `contain` (none of them
   * case-sensitive) or `regex`. `selector`: the CSS selector of the clicked element or of the form.
   */
  match: FunnelMatch.default("simple"),
  /**
   * The page, the text or the selector; of an event its name: a custom event, or click, rage, dead, outbound, error or
   * form_submit. "" for any page, click or form; unused by goals.
   */
  value: z.string().trim().max(500).default(""),
  /** where it must happen: a path or address, in which * is any text; "" for any page */
  page: z.string().trim().max(500).default(""),
  /** only of the kind `goal` */
  goal_profile_id: z.number().int().positive().optional(),
  /** label; "" for one made from the condition */
  name: z.string().trim().max(100).default(""),
};

export const FunnelStep = z.object({
  ...condition,
  /** Counted if it happens between the steps around it, but not required. The first and the last step are required. */
  optional: z.boolean().default(false),
});
export type FunnelStep = z.infer<typeof FunnelStep>;

export const FunnelExclusion = z.object({
  ...condition,
  /** steps from 1: ends the attempt if it happens after the step `from` and before the step `to` */
  from: z.number().int().min(1).max(FUNNEL_LIMITS.most).optional(),
  /** both absent: between the first and the last step. Ignored if the steps can happen in any order. */
  to: z.number().int().min(1).max(FUNNEL_LIMITS.most).optional(),
  /** excludes only the events that match */
  custom_filter: CustomFilter.default([]),
});
export type FunnelExclusion = z.infer<typeof FunnelExclusion>;

/**
 * `ordered`: other events may happen between the steps. `strict`: no other page view and no other custom event may.
 * `any`: the steps can happen in any order; row n of a result then counts those who did n of the required steps.
 */
export const FunnelOrder = z.enum(["ordered", "strict", "any"]);
export type FunnelOrder = z.infer<typeof FunnelOrder>;

/** The unit that is counted: within one session, or the visitor across sessions. */
export const FunnelMode = z.enum(["session", "visitor"]);
export type FunnelMode = z.infer<typeof FunnelMode>;

export const FunnelDefinition = z.object({
  steps: z.array(FunnelStep).min(FUNNEL_LIMITS.fewest).max(FUNNEL_LIMITS.most),
  exclusions: z.array(FunnelExclusion).max(FUNNEL_LIMITS.exclusions).default([]),
  /** seconds from the first step within which the others must happen; in sessions at most one day has an effect */
  window: z.number().int().min(FUNNEL_LIMITS.shortestWindow).max(FUNNEL_LIMITS.longestWindow).default(86_400),
  order: FunnelOrder.default("ordered"),
  mode: FunnelMode.default("visitor"),
});
export type FunnelDefinition = z.infer<typeof FunnelDefinition>;
