// Goals of a project: conversion definitions, evaluated on stored events.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, LocalMoment, widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

export const GoalType = z.enum([
  "pageview",
  "pageviewExact",
  "pageviewWildcard",
  "pageviewRegex",
  "clickOnElement",
  "clickOnText",
  "externalLink",
  "formSubmit",
  "elementAppears",
  "scrolling",
  "duration",
  "event",
  "revenue",
  "script",
  "funnelStep",
  "formCompleted",
  "formAbandoned",
]);
export type GoalType = z.infer<typeof GoalType>;

export const GoalPurpose = z.enum(["sell", "engage", "generate"]);
export type GoalPurpose = z.infer<typeof GoalPurpose>;

/**
 * The value that the type matches: a URL, a selector, a text, percent, seconds or the name of an event. Of `funnelStep`,
 * the id of a funnel and the number of its step, such as `7:2`. Of `formCompleted` and `formAbandoned`, a form as in the
 * filter criterion `form_drop`: the number of a saved form, or its path and its selector with a space between them.
 */
const goal_value = z.string().trim().max(500);
/** The page on which it must happen: a full URL, a path, or a pattern with `*`. Empty: any page. */
const element_url = z.string().trim().max(500);
/** Of `formAbandoned`: the last field that the visitor used. Empty: any field. */
const form_field = z.string().trim().max(200);
const goal_name = z.string().trim().min(1, requirements.goalName).max(100);
const goal_key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, requirements.goalKey);
const goal_profile_id = z.coerce.number().int().positive();

/** The condition that events must match. */
export const GoalRule = z.object({
  goal_type: GoalType,
  goal_value: goal_value.default(""),
  element_url: element_url.default(""),
  form_field: form_field.optional(),
});
export type GoalRule = z.infer<typeof GoalRule>;

/**
 * The funnel or form that a goal counts. `archived` and ignored ones are counted. `off`: the feature is turned off for the
 * project, and the goal counts nothing meanwhile. `deleted`: the goal still counts it.
 */
export const GoalSubject = z.object({
  /** of the funnel or the saved form; otherwise the path and the selector of the form */
  name: z.string(),
  /** of `funnelStep`; otherwise null */
  step: z.object({ number: z.number().int(), of: z.number().int(), name: z.string() }).nullable(),
  state: z.enum(["active", "archived", "deleted", "off"]),
});
export type GoalSubject = z.infer<typeof GoalSubject>;

export const Goal = z.object({
  goal_profile_id: z.number().int(),
  widget_id: z.number().int(),
  goal_name: z.string(),
  /** identifies the goal in URLs, in the website's code and in the API; unique within the project and immutable */
  goal_key: z.string(),
  goal_type: GoalType,
  goal_value: z.string(),
  goal_purpose: GoalPurpose,
  element_url: z.string(),
  form_field: z.string(),
  /** of the types `funnelStep`, `formCompleted` and `formAbandoned`; otherwise null */
  subject: GoalSubject.nullable(),
  /** used in all reports unless another goal is selected */
  is_default: z.boolean(),
  archived: z.boolean(),
  /** tests, funnels and segments that use it */
  used_in: z.array(z.object({ kind: z.enum(["test", "funnel", "segment"]), name: z.string() })),
  /** name of the member who created it */
  author: z.string(),
  /**
   * conversions count only from this time, because they can be detected only in the page; null: past conversions are
   * computed from stored events
   */
  counts_since: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Goal = z.infer<typeof Goal>;

/** Performance of a goal in a range. Rates are from 0 to 1, relative to all sessions. */
export const GoalStanding = z.object({
  conversions: z.number().int(),
  conversion_rate: z.number().nullable(),
  /** in the project's currency; null if the goal has no revenue */
  revenue: z.number().nullable(),
});
export type GoalStanding = z.infer<typeof GoalStanding>;

export const getGoals = endpoint({
  name: "getGoals",
  method: "POST",
  path: "/goal/profile",
  summary: "The goals of a project by name, including archived ones; with a range, also their results.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    /** also when each was last reached */
    last: z.boolean().optional(),
  }),
  answer: z.object({
    rows: z.array(
      Goal.extend({
        standing: GoalStanding.optional(),
        /** within the last 90 days, or 7 if it is of a funnel or form; null: not reached; only if requested */
        last_at: z.iso.datetime().nullable().optional(),
      }),
    ),
    /** currency code of the revenue; null: the project has none */
    currency: z.string().nullable(),
    /** the range of the standings; only if a range is requested */
    range: AnsweredRange.optional(),
  }),
});

export const getGoal = endpoint({
  name: "getGoal",
  method: "GET",
  path: "/goal/{goal_profile_id}",
  summary: "One goal.",
  effect: "read",
  audience: "member",
  params: z.object({ goal_profile_id }),
  answer: Goal,
});

export const createGoal = endpoint({
  name: "createGoal",
  method: "POST",
  path: "/goal/create",
  summary: "Create a goal. Its key defaults to one derived from its name; 409 if the project already has the key.",
  effect: "add",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    goal_name,
    goal_key: goal_key.optional(),
    ...GoalRule.shape,
    goal_purpose: GoalPurpose.default("sell"),
    is_default: z.boolean().default(false),
  }),
  answer: Goal,
});

export const updateGoal = endpoint({
  name: "updateGoal",
  method: "POST",
  path: "/goal/update",
  summary:
    "Change a goal, or restore it from the archive. Its key can't change because URLs and the site's code contain it.",
  effect: "set",
  audience: "member",
  body: z.object({
    goal_profile_id,
    goal_name: goal_name.optional(),
    goal_type: GoalType.optional(),
    goal_value: goal_value.optional(),
    element_url: element_url.optional(),
    form_field: form_field.optional(),
    goal_purpose: GoalPurpose.optional(),
    is_default: z.boolean().optional(),
    archived: z.literal(false).optional(),
  }),
  answer: Goal,
});

export const deleteGoal = endpoint({
  name: "deleteGoal",
  method: "POST",
  path: "/goal/delete",
  summary: "Archive a goal: it no longer counts conversions, but past results remain readable.",
  effect: "set",
  audience: "member",
  body: z.object({ goal_profile_id }),
  answer: Goal,
});
