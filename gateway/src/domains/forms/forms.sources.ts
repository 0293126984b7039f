import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type {
  FormProfile as WireProfile,
  FormRow as WireRow,
  FormRule as WireRule,
  FormSuccess as WireSuccess,
} from "@sightline/schema/rest/forms/forms";
import type { getFormResult } from "@sightline/schema/rest/forms/results";
import type {
  FormDropoff,
  FormProfile,
  FormReport,
  FormRow,
  FormRuleInput,
  FormRule,
  FormSuccess,
  FormSuccessInput,
  Interval,
} from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface FormProfileSource extends FormProfile {
  __typename: "FormProfile";
}

/** All of it comes from one call; the dates find the notes of its chart. */
export interface FormReportSource extends Omit<FormReport, "annotations" | "changes"> {
  question: { widget_id: number; startDate: string; endDate: string };
}

export interface FormDropoffSource extends Omit<FormDropoff, "recordedFrom"> {
  widgetId: number;
}

const ruleOf = ({ page, selector }: WireRule): FormRule => ({
  page: { match: upper(page.match), value: page.value },
  selector,
});

const successOf = (success: WireSuccess): FormSuccess => ({
  kind: upper(success.kind),
  event: success.kind === "event" ? success.name : null,
  page: success.kind === "page" ? { match: upper(success.page.match), value: success.page.value } : null,
});

export const wireRule = ({ page, selector }: FormRuleInput): WireRule => ({
  page: { match: lower(page.match), value: page.value },
  selector,
});

/** The host refuses an event or a page that is missing. */
export function wireSuccess({ kind, event, page }: FormSuccessInput): WireSuccess {
  if (kind === "EVENT") return { kind: "event", name: event ?? "" };
  if (kind === "PAGE")
    return { kind: "page", page: { match: lower(page?.match ?? "EXACT"), value: page?.value ?? "" } };
  return { kind: "none" };
}

const profileIdOf = (widgetId: number, formProfileId: number) =>
  toGlobalId("FormProfile", `${widgetId}:${formProfileId}`);

export const formProfileOf = (profile: WireProfile): FormProfileSource => ({
  __typename: "FormProfile",
  id: profileIdOf(profile.widget_id, profile.form_profile_id),
  formProfileId: profile.form_profile_id,
  name: profile.name,
  rule: ruleOf(profile.rule),
  success: successOf(profile.success),
  isAuto: profile.is_auto,
  status: upper(profile.status),
  createdAt: profile.created_at,
  createdBy: profile.created_by,
});

export const formRowOf = (widgetId: number, { rule, success, status, ...row }: WireRow): FormRow => ({
  ...camel(row),
  profileId: row.form_profile_id === null ? null : profileIdOf(widgetId, row.form_profile_id),
  rule: ruleOf(rule),
  success: successOf(success),
  status: upper(status),
});

export function formReportOf(
  { form, fields, split, trend, previous, ...rest }: AnswerOf<typeof getFormResult>,
  question: FormReportSource["question"],
  interval: Interval,
): FormReportSource {
  return {
    ...camel(rest),
    question,
    interval,
    form: {
      formProfileId: form.form_profile_id,
      name: form.name,
      rule: ruleOf(form.rule),
      success: successOf(form.success),
    },
    previous: previous ? camel(previous) : null,
    fields: fields.map(({ type, ...field }) => ({ ...camel(field), type: upper(type) })),
    split: split.map(({ value, ...totals }) => ({ value, totals: camel(totals) })),
    trend: trend.map(({ t, partial, ...counts }) => ({ at: t, isPartial: partial, ...counts })),
  };
}
