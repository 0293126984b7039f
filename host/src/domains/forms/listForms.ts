import { listForms as call, type FormRow, type FormRule } from "@sightline/schema/rest/forms/forms";
import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { automaticRule, isSaved } from "./automaticRule.ts";
import { projectForms, refuseWithoutFeature } from "./profiles/profileRows.ts";
import { earlierForms } from "./sql/earlierForms.ts";
import { formConditions } from "#host/analytics/forms/formEvents.ts";
import { automaticForms, formsOnManyPages, savedForms, type ListedCounts } from "./sql/formList.ts";
import { measuredSince } from "./sql/formPages.ts";
import { ratesOf, totalsOf } from "./sql/formTotals.ts";

type Listed = Pick<FormRow, "form_profile_id" | "name" | "rule" | "success" | "status">;

function rowOf({ form_profile_id, name, rule, success, status }: Listed, counts: ListedCounts | undefined): FormRow {
  const { views, starters, attempts, completions, median_ms } = totalsOf(counts);
  const { pages = 0, url = "", label = "", last = null } = counts ?? {};
  return {
    ...{ form_profile_id, name: name || label, rule, success, status, views, starters, attempts, completions },
    ...ratesOf({ views, starters, attempts, completions }),
    ...{ pages, url, median_ms, last_at: last },
  };
}

const keyOf = ({ page, selector }: FormRule) => [page.match, page.value, selector].join("\n");

type Body = ParsedBodyOf<typeof call>;

const isFound = ({ name, rule, url }: FormRow, search: string) =>
  [name, rule.page.value, rule.selector, url].some((text) => text.toLowerCase().includes(search.toLowerCase()));

/** Names from A to Z, numbers from the highest; unknown ones last. */
function compare(a: FormRow, b: FormRow, sort: Body["sort"]): number {
  const byName = a.name.localeCompare(b.name, "en");
  return sort === "name" ? byName : (b[sort] ?? -1) - (a[sort] ?? -1) || byName;
}

export const listForms = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherReport(move);
    await refuseWithoutFeature(move.services.entities, scope.project.widgetId);
    return scope;
  },
  ask: async ({ events, entities }, scope, { body: { ignored }, signal }) => {
    const context = { events, entities, signal };
    const { widgetId } = scope.project;
    const profiles = await projectForms(entities, widgetId);
    const conditions = await Promise.all(
      profiles.map(async (form) => ({
        form_profile_id: form.form_profile_id,
        ...(await formConditions(entities, widgetId, form, `form${form.form_profile_id}`)),
      })),
    );
    const many = await formsOnManyPages(context, scope);
    const [saved, automatic, since] = await Promise.all([
      savedForms(context, scope, conditions),
      automaticForms(context, scope, [...many.keys()]),
      measuredSince(context, widgetId),
    ]);
    const sinceMs = since === null ? Infinity : Date.parse(since);
    const earlier = sinceMs > scope.period.from ? await earlierForms(context, scope, sinceMs) : null;
    const own = new Set(profiles.map(({ rule }) => keyOf(rule)));
    const rows = [
      ...profiles.map((form) => rowOf(form, saved.get(form.form_profile_id))),
      ...automatic.flatMap(({ page, selector, ...counts }) => {
        const paths = many.get(selector);
        const rule = automaticRule(page, selector, paths);
        if (own.has(keyOf(rule)) || isSaved(profiles, { page, selector }, paths)) return [];
        return [rowOf({ form_profile_id: null, name: "", rule, success: { kind: "none" }, status: "active" }, counts)];
      }),
    ];
    return { rows: rows.filter(({ status }) => ignored || status === "active"), since, earlier };
  },
  answer: ({ rows, since, earlier }, scope, { body: { search, sort, limit, offset } }) => {
    const found = rows.filter((row) => isFound(row, search)).toSorted((a, b) => compare(a, b, sort));
    return {
      rows: found.slice(offset, offset + limit),
      total: found.length,
      measured_since: since,
      earlier,
      range: answeredRange(scope),
    };
  },
});
