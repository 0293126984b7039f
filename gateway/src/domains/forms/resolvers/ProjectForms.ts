import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import type { FormRuleInput, FormSuccessInput, ProjectFormsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { camel } from "#gateway/graph/camel.ts";
import { defaultInterval } from "#gateway/graph/defaultInterval.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { reportQuestion, type ReportQuestion } from "#gateway/graph/reportQuestion.ts";
import { formProfileOf, formReportOf, formRowOf, wireRule, wireSuccess } from "../forms.sources.ts";
import { getForm, getFormDropoffs, getFormResult, listForms } from "../forms.upstream.ts";

const MAX_SEARCH = 200;
const MAX_ROWS = 200;

interface Selected {
  formProfileId?: number | null | undefined;
  rule?: FormRuleInput | null | undefined;
  success?: FormSuccessInput | null | undefined;
}

/** The form of a report; null: the project has none. */
async function selectionOf(
  { formProfileId, rule, success }: Selected,
  question: ReportQuestion,
  { upstream }: Context,
) {
  if (formProfileId != null || rule) {
    return {
      ...(formProfileId != null && { form_profile_id: formProfileId }),
      ...(rule && { rule: wireRule(rule) }),
      ...(success && { success: wireSuccess(success) }),
    };
  }
  const { compare: _compare, ...about } = question;
  const [first] = (await listForms(upstream, { ...about, sort: "views", limit: 1 })).rows;
  if (!first) return null;
  const { form_profile_id, rule: itsRule, success: itsSuccess } = first;
  return form_profile_id === null ? { rule: itsRule, success: itsSuccess } : { form_profile_id };
}

export const ProjectForms: Required<ProjectFormsResolvers> = {
  async list(project, { search, ignored, sort, limit, offset, ...report }, context) {
    if (search && search.length > MAX_SEARCH)
      throw invalid("search", requestRefusals.tooLong({ field: "search", max: MAX_SEARCH }));
    const { rows, ...rest } = await listForms(context.upstream, {
      ...reportQuestion(project, report, context),
      ...pageOf({ limit, offset }, 50, MAX_ROWS),
      search: search ?? "",
      ignored: ignored ?? false,
      sort: lower(sort ?? "VIEWS"),
    });
    return { ...camel(rest), rows: rows.map((row) => formRowOf(project.widget_id, row)) };
  },

  async profile({ widget_id }, { formProfileId }, { upstream }) {
    if (formProfileId < 1) return null;
    const found = await orNull(getForm(upstream, widget_id, formProfileId));
    return found && formProfileOf(found);
  },

  async report(project, { formProfileId, rule, success, by, ...report }, context) {
    if (formProfileId != null && formProfileId < 1) return null;
    const question = reportQuestion(project, report, context);
    const selection = await selectionOf({ formProfileId, rule, success }, question, context);
    if (!selection) return null;
    const interval = defaultInterval(question);
    const shown = { by: lower(by ?? "DEVICE"), interval: lower(interval) };
    const found = await orNull(getFormResult(context.upstream, { ...question, ...selection, ...shown }));
    return found && formReportOf(found, question, interval);
  },

  async preview(project, { rule, success }, context) {
    const range = resolveRange({ preset: "LAST_30_DAYS" }, clockOf(project, context), Date.parse(project.created_at));
    const question = { widget_id: project.widget_id, ...range };
    const selection = { rule: wireRule(rule), ...(success && { success: wireSuccess(success) }) };
    try {
      return {
        report: formReportOf(await getFormResult(context.upstream, { ...question, ...selection }), question, "DAY"),
      };
    } catch (error) {
      return { problem: refusal(error) };
    }
  },

  async dropoffs(project, { formProfileId, rule, success, field, limit, offset, ...report }, context) {
    if (formProfileId != null && formProfileId < 1) return null;
    const question = reportQuestion(project, report, context);
    const selection = await selectionOf({ formProfileId, rule, success }, question, context);
    if (!selection) return null;
    const page = { ...(field && { field }), ...pageOf({ limit, offset }, 25) };
    const found = await orNull(getFormDropoffs(context.upstream, { ...question, ...selection, ...page }));
    if (!found) return null;
    return { total: found.total, rows: camel(found.rows).map((row) => ({ ...row, widgetId: project.widget_id })) };
  },
};
