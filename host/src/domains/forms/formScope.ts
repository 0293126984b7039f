// What a form's result covers: a report's scope and the form.
import type { FormProfile, FormRule, FormSuccess } from "@sightline/schema/rest/forms/forms";
import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import { gatherReport, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { Problem } from "#host/http/problem.ts";
import { ownForm, refusePages, refuseWithoutFeature } from "./profiles/profileRows.ts";
import { refuseOtherForms } from "./refuseOtherForms.ts";
import type { FormConditions } from "#host/analytics/forms/formConditions.ts";
import { formConditions } from "#host/analytics/forms/formEvents.ts";
import { formSourceSql } from "#host/analytics/forms/formUnits.ts";

type ReportRequest = Parameters<typeof gatherReport>[0];

interface Selection {
  form_profile_id?: number | undefined;
  rule?: FormRule | undefined;
  success?: FormSuccess | undefined;
}

/** `name` is "" if it is not saved. */
export type SelectedForm = Pick<FormProfile, "name" | "rule" | "success"> & { form_profile_id: number | null };

export interface FormScope extends ReportScope {
  form: SelectedForm;
  conditions: FormConditions;
}

function refuse(refusal: "noForm" | "twoForms" | "successWithoutRule", field: string): never {
  throw new Problem(formsRefusals[refusal]({ field }), { field });
}

export async function gatherForm({
  body,
  ...move
}: Omit<ReportRequest, "body"> & { body: ReportRequest["body"] & Selection; signal: AbortSignal }): Promise<FormScope> {
  refuseOtherForms(move.caller, body.form_profile_id);
  const scope = await gatherReport({ body, ...move });
  const { entities } = move.services;
  const { widgetId } = scope.project;
  await refuseWithoutFeature(entities, widgetId);
  const { form_profile_id, rule, success } = body;
  if (form_profile_id !== undefined && rule) refuse("twoForms", "rule");
  if (!rule && success) refuse("successWithoutRule", "success");
  const saved = form_profile_id === undefined ? undefined : await ownForm(entities, widgetId, form_profile_id);
  await refusePages(move.services, { rule, success }, move.signal);
  const form: SelectedForm = saved ?? {
    ...{ form_profile_id: null, name: "", success: success ?? { kind: "none" } },
    rule: rule ?? refuse("noForm", "rule"),
  };
  return { ...scope, form, conditions: await formConditions(entities, widgetId, form) };
}

export const reportParams = ({ project, zone, period, filter }: ReportScope) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});

export const formParams = (scope: FormScope) => ({ ...reportParams(scope), ...scope.conditions.params });

/** The events of the form in the period and, for its success, of the same sessions. */
export function formSource({ filter, conditions }: FormScope, columns: readonly string[] = []): string {
  return formSourceSql({ ...conditions, isForm: chosen(filter, conditions.isForm) }, whereSql(filter), columns);
}
