// Forms of a project: those that visitors used are found automatically; a saved form (profile) has a name, its own pages
// and its own rule for success. All counts are sessions in which it happened: a visitor who opens a form three times in
// a session is one view. docs/definitions.md defines every number.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { HeatmapPage } from "../heatmaps/heatmapPage.ts";
import { AnsweredRange, reportShape, widgetId } from "../range.ts";

/** When an attempt to submit the form was a success. */
export const FormSuccess = z.discriminatedUnion("kind", [
  /** no validation error and no further attempt within 3 seconds: the rule of forms that are found automatically */
  z.object({ kind: z.literal("none") }),
  /** a named event after the start, such as `purchase` */
  z.object({ kind: z.literal("event"), name: z.string().trim().min(1).max(100) }),
  /** a view of the thank-you page after the start */
  z.object({ kind: z.literal("page"), page: HeatmapPage }),
]);
export type FormSuccess = z.infer<typeof FormSuccess>;

/** Which form: the pages on which it is, and the form on them. */
export const FormRule = z.object({
  page: HeatmapPage,
  /** a CSS selector, as the list returns it or simpler, such as `#checkout`; "": all forms of the pages */
  selector: z.string().trim().max(300),
});
export type FormRule = z.infer<typeof FormRule>;

export const FormStatus = z.enum(["active", "ignored"]);
export type FormStatus = z.infer<typeof FormStatus>;

const profileFields = {
  name: z.string().trim().min(1).max(120),
  rule: FormRule,
  success: FormSuccess,
};
const form_profile_id = z.coerce.number().int().positive();

/** A saved form. */
export const FormProfile = z.object({
  ...profileFields,
  form_profile_id: z.number().int(),
  widget_id: z.number().int(),
  /** found automatically before it was saved, so that it replaces the automatic one in the list */
  is_auto: z.boolean(),
  /** `ignored`: the list leaves it out, together with the automatic form of the same rule */
  status: FormStatus,
  created_at: z.iso.datetime(),
  /** name of the member who saved it */
  created_by: z.string(),
});
export type FormProfile = z.infer<typeof FormProfile>;

/** Sessions. Each count contains the next one. */
export const FormCounts = z.object({
  /** in which the form was visible */
  views: z.number().int(),
  /** in which the visitor focused or changed a field */
  starters: z.number().int(),
  /** in which the visitor tried to submit it, also in vain */
  attempts: z.number().int(),
  /** in which it was submitted successfully */
  completions: z.number().int(),
});
export type FormCounts = z.infer<typeof FormCounts>;

/** Null without a denominator. From 0 to 1. */
export const FormRates = z.object({
  /** starters of views */
  start_rate: z.number().nullable(),
  /** completions of starters */
  completion_rate: z.number().nullable(),
  /** completions of views */
  conversion_rate: z.number().nullable(),
});
export type FormRates = z.infer<typeof FormRates>;

export const FormRow = z.object({
  ...FormCounts.shape,
  ...FormRates.shape,
  /** null: found automatically and not saved */
  form_profile_id: z.number().int().nullable(),
  /** of the profile; otherwise the form's own label, "" if it has none */
  name: z.string(),
  rule: FormRule,
  success: FormSuccess,
  status: FormStatus,
  /** number of different pages on which it was seen */
  pages: z.number().int(),
  /** the newest of them; "" if it was not seen in the range */
  url: z.string(),
  /** median milliseconds from the start to the success; null without completions */
  median_ms: z.number().nullable(),
  last_at: z.iso.datetime().nullable(),
});
export type FormRow = z.infer<typeof FormRow>;

/** What was stored of forms before the tracker measured them. */
export const EarlierForms = z.object({
  /** forms in recordings that were begun and not submitted */
  recorded_drops: z.number().int(),
  /** conversions of the project's goals of the type `formSubmit` */
  goal_submits: z.number().int(),
});

export const listForms = endpoint({
  name: "listForms",
  method: "POST",
  path: "/form/list",
  summary:
    "The forms of a project: saved ones and those found automatically. An automatic form on more than 5 pages is one row.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    ...reportShape,
    /** in the name, the page or the selector */
    search: z.string().max(200).default(""),
    /** include saved forms with the status `ignored` and the automatic forms that they hide */
    ignored: z.boolean().default(false),
    sort: z.enum(["views", "starters", "completions", "completion_rate", "median_ms", "name"]).default("views"),
    limit: z.number().int().min(1).max(200).default(50),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    rows: z.array(FormRow),
    total: z.number().int(),
    /** time of the project's first measured form, whatever the range; null: none yet */
    measured_since: z.iso.datetime().nullable(),
    /** of the part of the range before it; null if the whole range is measured */
    earlier: EarlierForms.nullable(),
    range: AnsweredRange,
  }),
});

export const getForm = endpoint({
  name: "getForm",
  method: "GET",
  path: "/form/{form_profile_id}",
  summary: "A saved form.",
  effect: "read",
  audience: "viewer",
  params: z.object({ form_profile_id }),
  query: z.object({ widget_id: widgetId }),
  answer: FormProfile,
});

export const createForm = endpoint({
  name: "createForm",
  method: "POST",
  path: "/form/create",
  summary: "Save a form. 409 if the project has 100. Not for the role Viewer.",
  effect: "add",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    ...profileFields,
    success: FormSuccess.default({ kind: "none" }),
    is_auto: z.boolean().default(false),
    status: FormStatus.default("active"),
  }),
  answer: FormProfile,
});

export const updateForm = endpoint({
  name: "updateForm",
  method: "POST",
  path: "/form/update",
  summary: "Change, ignore or restore a saved form. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    form_profile_id,
    name: profileFields.name.optional(),
    rule: FormRule.optional(),
    success: FormSuccess.optional(),
    status: FormStatus.optional(),
  }),
  answer: FormProfile,
});

export const deleteForm = endpoint({
  name: "deleteForm",
  method: "POST",
  path: "/form/delete",
  summary: "Delete a saved form. What was measured is kept. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, form_profile_id }),
  answer: z.object({ form_profile_id: z.number().int() }),
});
