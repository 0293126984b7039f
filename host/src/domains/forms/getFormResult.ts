import { getFormResult as call } from "@sightline/schema/rest/forms/results";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { expectedGain } from "./expectedGain.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { gatherForm } from "./formScope.ts";
import { formFields } from "./sql/formFields.ts";
import { formPages, measuredSince } from "./sql/formPages.ts";
import { formPatterns } from "./sql/formPatterns.ts";
import { formParts, formTotals } from "./sql/formTotals.ts";

export const getFormResult = route(call, {
  permit: readers("form"),
  gather: async (move) => {
    const scope = await gatherForm(move);
    return { scope, slots: intervalsOf(scope.period, move.body.interval, scope.zone) };
  },
  ask: async ({ events }, { scope, slots }, { body: { by }, signal }) => {
    const context = { events, signal };
    const { previous, project } = scope;
    const [parts, before, fields, patterns, pages, since] = await Promise.all([
      formParts(context, scope, { by, slots }),
      previous && formTotals(context, { ...scope, period: previous }),
      formFields(context, scope),
      formPatterns(context, scope),
      formPages(context, scope),
      measuredSince(context, project.widgetId),
    ]);
    return { ...parts, before, fields: fieldsOf(fields, parts.totals), patterns, pages, since };
  },
  answer: ({ totals, before, split, trend, fields, patterns, pages, since }, { scope, slots }) => ({
    form: { ...pickForm(scope.form), name: scope.form.name || (pages.find(({ label }) => label)?.label ?? "") },
    totals,
    ...(before && { previous: before }),
    fields,
    abandons_elsewhere: totals.abandons - fields.reduce((sum, { abandons }) => sum + abandons, 0),
    split,
    trend: slots.map(({ key, t, to }) => {
      const { views = 0, starters = 0, attempts = 0, completions = 0 } = trend.get(key) ?? {};
      return { t, views, starters, attempts, completions, partial: to > scope.now };
    }),
    gain: expectedGain(patterns, fields.find(({ rank }) => rank === 1)?.field),
    pages: pages.map(({ path, url, views }) => ({ path, url, views })),
    measured_since: since,
    range: answeredRange(scope),
  }),
});

const pickForm = ({ form_profile_id, rule, success }: Awaited<ReturnType<typeof gatherForm>>["form"]) => ({
  form_profile_id,
  rule,
  success,
});
