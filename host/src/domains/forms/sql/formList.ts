// The forms that were seen in a period, and those that are saved.
import type { FormProfile } from "@sightline/schema/rest/forms/forms";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { list, number, type RowOf, text, time } from "#host/stores/resultColumns.ts";
import { reportParams } from "../formScope.ts";
import { MOST_FORMS, MOST_PAGES } from "../limits.ts";
import type { FormConditions } from "#host/analytics/forms/formConditions.ts";
import { IS_FORM_EVENT } from "#host/analytics/forms/formEvents.ts";
import { totalColumns, TOTALS } from "./formTotals.ts";
import { UNIT_COLUMNS, unitsSql } from "#host/analytics/forms/formUnits.ts";

const columns = { ...totalColumns, pages: number, url: text, label: text, last: time };
export type ListedCounts = RowOf<typeof columns>;

const FACTS = `${TOTALS}, length(groupUniqArrayArray(paths)) AS pages, argMax(last_url, last_at) AS url,
  argMaxIf(label, last_at, label != '') AS label, max(last_at) AS last`;

/**
 * Selectors of forms that were seen on many pages, with the first and the last of their paths in the order of segments: what
 * these two have in common, all have. A form in the footer is on all pages of a project, too many to read them.
 */
export async function formsOnManyPages(
  { events, signal }: QueryContext,
  scope: ReportScope,
): Promise<Map<string, string[]>> {
  const rows = await events.query(
    { selector: text, paths: list(text) },
    `SELECT selector, arrayMap(segments -> arrayStringConcat(segments, '/'),
  [min(splitByChar('/', path)), max(splitByChar('/', path))]) AS paths FROM event
WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_FORM_EVENT)}
GROUP BY selector HAVING uniqExact(path) > ${MOST_PAGES} ORDER BY uniqExact(path) DESC, selector LIMIT ${MOST_FORMS}`,
    reportParams(scope),
    signal,
  );
  return new Map(rows.map(({ selector, paths }) => [selector, paths]));
}

/** `page` is "" for the forms on many pages. */
export const automaticForms = (
  { events, signal }: QueryContext,
  scope: ReportScope,
  many: readonly string[],
): Promise<(ListedCounts & { page: string; selector: string })[]> => {
  const source = `SELECT ${UNIT_COLUMNS.join(", ")}, (if(selector IN {many:Array(String)}, '', path), selector) AS form, 1 AS is_form,
      0 AS is_success, 0 AS has_rule
    FROM event WHERE ${whereSql(scope.filter)} AND ${chosen(scope.filter, IS_FORM_EVENT)}`;
  return events.query(
    { ...columns, page: text, selector: text },
    `SELECT form.1 AS page, form.2 AS selector, ${FACTS}
FROM (${unitsSql({ sql: source })}) GROUP BY form ORDER BY views DESC, page, selector LIMIT ${MOST_FORMS}`,
    { ...reportParams(scope), many },
    signal,
  );
};

/** By the id of the saved form; without those that were not seen. */
export async function savedForms(
  { events, signal }: QueryContext,
  scope: ReportScope,
  forms: readonly (Pick<FormProfile, "form_profile_id"> & FormConditions)[],
): Promise<Map<number, ListedCounts>> {
  if (forms.length === 0) return new Map();
  const each = (sql: (form: FormConditions) => string) => `[${forms.map(sql).join(",\n      ")}]`;
  const source = `SELECT *, arrayJoin(arrayEnumerate(own)) AS form, own[form] AS is_form, done[form] AS is_success, rules[form] AS has_rule
    FROM (SELECT ${UNIT_COLUMNS.join(", ")},
      ${each(({ isForm }) => `toUInt8(${chosen(scope.filter, isForm)})`)} AS own,
      ${each(({ isSuccess }) => `toUInt8(${isSuccess})`)} AS done,
      ${each(({ hasRule }) => `toUInt8(${Number(hasRule)})`)} AS rules
    FROM event WHERE ${whereSql(scope.filter)} AND (arraySum(own) > 0 OR arraySum(done) > 0))
    WHERE is_form OR is_success`;
  const rows = await events.query(
    { ...columns, form: number },
    `SELECT form, ${FACTS} FROM (${unitsSql({ sql: source })}) GROUP BY form`,
    { ...reportParams(scope), ...Object.assign({}, ...forms.map(({ params }) => params)) } as Record<string, string>,
    signal,
  );
  return new Map(
    rows.flatMap(({ form, ...row }) => {
      const saved = forms[form - 1];
      return saved ? [[saved.form_profile_id, row] as const] : [];
    }),
  );
}
