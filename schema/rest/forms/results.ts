// Results of a form: where visitors give up, field by field. Nothing of what visitors enter is ever stored.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { FormFieldType } from "./fieldType.ts";
import { FormCounts, FormRates, FormRule, FormSuccess } from "./forms.ts";

/** A saved form, or an unsaved rule, such as that of an automatic form or the preview of a new one: one of them. */
const Selection = {
  form_profile_id: z.number().int().positive().optional(),
  rule: FormRule.optional(),
  /** with `rule`; defaults to `none` */
  success: FormSuccess.optional(),
};

export const FormSplit = z.enum(["device", "browser", "os", "country", "channel", "source", "landing_page"]);
export type FormSplit = z.infer<typeof FormSplit>;

export const FormTotals = z.object({
  ...FormCounts.shape,
  ...FormRates.shape,
  /** views without a start */
  non_starters: z.number().int(),
  /** starters without a success */
  abandons: z.number().int(),
  /** milliseconds from the start to the success; null without completions */
  median_ms: z.number().nullable(),
  p90_ms: z.number().nullable(),
});
export type FormTotals = z.infer<typeof FormTotals>;

/** Counts are sessions of starters; rates are from 0 to 1, null without a denominator. */
export const FormField = z.object({
  /** the field's name or id: identifies it within the form */
  field: z.string(),
  /** as the page shows it; "" if it has none or the project does not store texts */
  label: z.string(),
  type: FormFieldType,
  /** 1 for the first field of the form */
  position: z.number().int(),
  /** that focused or changed it */
  reached: z.number().int(),
  /** of starters */
  reach_rate: z.number().nullable(),
  /** milliseconds in which it had the focus, per session that reached it */
  median_ms: z.number().nullable(),
  p90_ms: z.number().nullable(),
  /** median milliseconds from its first focus to its first input; null: nothing was entered by hand */
  hesitation_ms: z.number().nullable(),
  /** in which its content was changed again after leaving it or emptied */
  refilled: z.number().int(),
  /** changes of this kind, all sessions */
  refills: z.number().int(),
  /** in which it was focused again after leaving it */
  returned: z.number().int(),
  /** returns, all sessions */
  returns: z.number().int(),
  /** in which it was blank at the last attempt */
  blank: z.number().int(),
  /** of sessions with an attempt */
  blank_rate: z.number().nullable(),
  /** in which it had a validation error */
  failed: z.number().int(),
  /** validation errors, all sessions */
  errors: z.number().int(),
  /** abandons in which it was the last field that the visitor used */
  abandons: z.number().int(),
  /** of all abandons of the form */
  abandon_share: z.number().nullable(),
  /** of the sessions that reached it */
  abandon_rate: z.number().nullable(),
  /** abandons times reach rate: what to fix first */
  score: z.number(),
  /** 1 for the highest score; null without abandons */
  rank: z.number().int().nullable(),
});
export type FormField = z.infer<typeof FormField>;

/**
 * Additional completions in the range if the field with rank 1 lost no larger part of its visitors than the median
 * field. docs/definitions.md has the formula.
 */
export const FormGain = z.object({
  field: z.string(),
  /** abandon rate of the field, and the median of all fields */
  rate: z.number(),
  median_rate: z.number(),
  completions: z.number(),
  /** 95 % bootstrap interval of `completions` */
  low: z.number(),
  high: z.number(),
  /** completions of starters with them */
  completion_rate: z.number(),
});
export type FormGain = z.infer<typeof FormGain>;

export const getFormResult = endpoint({
  name: "getFormResult",
  method: "POST",
  path: "/form/result",
  summary: "Results of a form: view, start, attempt and success, its fields, a split, the trend and what to fix first.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportShape,
    ...Selection,
    by: FormSplit.default("device"),
    interval: z.enum(["hour", "day", "week", "month"]).default("day"),
  }),
  answer: z.object({
    form: z.object({
      form_profile_id: z.number().int().nullable(),
      /** of the profile; otherwise the form's own label, "" if it has none */
      name: z.string(),
      rule: FormRule,
      success: FormSuccess,
    }),
    totals: FormTotals,
    /** of the compared range */
    previous: FormTotals.optional(),
    /** in the order of the form, at most 100 */
    fields: z.array(FormField),
    /** abandons of sessions whose last field is unknown, such as one that left before it could be sent */
    abandons_elsewhere: z.number().int(),
    /** those with the most views first, at most 10 */
    split: z.array(z.object({ value: z.string(), ...FormTotals.shape })),
    /** every interval of the range, by a session's first event of the form in the range */
    trend: z.array(z.object({ t: z.string(), ...FormCounts.shape, partial: z.boolean() })),
    /** null with fewer than 3 fields or fewer than 20 sessions at the field */
    gain: FormGain.nullable(),
    /** pages on which it was seen, those with the most views first, at most 20 */
    pages: z.array(z.object({ path: z.string(), url: z.string(), views: z.number().int() })),
    measured_since: z.iso.datetime().nullable(),
    range: AnsweredRange,
  }),
});

/** A session that started the form and did not complete it. */
export const FormDropoff = z.object({
  session_id: z.string(),
  visitor_id: z.string(),
  /** the last thing that the visitor did in the form */
  at: z.iso.datetime(),
  /** the last field that the visitor used; "" if unknown */
  field: z.string(),
  path: z.string(),
  /** milliseconds from the start to `at` */
  spent_ms: z.number().int(),
  attempts: z.number().int(),
  channel: z.string(),
  country: z.string(),
  device: z.string(),
});
export type FormDropoff = z.infer<typeof FormDropoff>;

export const getFormDropoffs = endpoint({
  name: "getFormDropoffs",
  method: "POST",
  path: "/form/dropoff",
  summary: "The sessions that abandoned a form, or abandoned it at a field, newest first, paginated.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    ...Selection,
    /** the last field; absent: any */
    field: z.string().min(1).max(100).optional(),
    limit: z.number().int().min(1).max(1000).default(25),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ rows: z.array(FormDropoff), total: z.number().int() }),
});
