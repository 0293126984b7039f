import { getErrorGroups as call, type ErrorState } from "@sightline/schema/rest/errors/errors";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { errorFacets } from "./sql/errorFacets.ts";
import { errorGroups, errorTotals } from "./sql/errorGroups.ts";
import { gatherErrors } from "./sql/errorScope.ts";
import { describeGroups } from "./describeGroups.ts";

export const getErrorGroups = route(call, {
  permit: member,
  gather: gatherErrors,
  ask: async ({ events, entities }, scope, { signal }) => {
    const context = { events, signal };
    const [groups, totals, facets] = await Promise.all([
      errorGroups(context, scope).then((rows) => describeGroups(entities, context, scope, rows)),
      errorTotals(context, scope),
      errorFacets(context, scope),
    ]);
    return { groups, totals, facets };
  },
  answer: ({ groups, totals, facets }, scope, { body }) => {
    const { assignee } = body;
    const all = groups.filter((row) => assignee === undefined || (row.assignee?.user_id ?? 0) === assignee);
    const sought = body.text.toLowerCase();
    const rows = all
      .filter(({ state }) => body.states === undefined || body.states.includes(state))
      .filter((row) => `${row.type}: ${row.message} ${row.place}`.toLowerCase().includes(sought));
    const counted = (state: ErrorState) => all.filter((row) => row.state === state).length;
    const by_state = {
      unresolved: counted("unresolved"),
      resolved: counted("resolved"),
      ignored: counted("ignored"),
      snoozed: counted("snoozed"),
    };
    return {
      rows: rows.slice(body.offset, body.offset + body.limit),
      total: rows.length,
      totals: { ...totals, by_state },
      facets,
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
