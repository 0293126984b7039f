import { getAcquisition as call } from "@sightline/schema/rest/acquisition/acquisition";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { readers } from "#host/http/permit.ts";
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { acquisitionTable } from "./acquisitionTable.ts";
import { acquisitionRows } from "#host/analytics/acquisition/acquisitionRows.ts";
import { credits } from "./sql/credits.ts";

export const getAcquisition = route(call, {
  permit: readers("acquisition"),
  gather: async (move) => {
    const { level, model, limit, offset } = move.body;
    return { scope: await gatherAcquisition(move), level, model, limit, offset };
  },
  ask: async ({ events }, { scope, level, model }, { signal }) => {
    const context = { events: events.cached, signal };
    const currency = await mainCurrency(context, scope, scope.conversion);
    const [now, credited, before] = await Promise.all([
      acquisitionRows(context, scope, { level, currency, period: scope.period }),
      model === "last" ? undefined : credits(context, scope, { level, currency, model }),
      scope.previous && acquisitionRows(context, scope, { level, currency, period: scope.previous }),
    ]);
    return { now, credited, before, currency };
  },
  answer: ({ currency, ...counted }, { scope, limit, offset }) => {
    const { rows, totals } = acquisitionTable(counted);
    const page = rows.slice(offset, offset + limit);
    const counts = { total: rows.length, totals, currency, ...answeredGoal(scope.counted) };
    return { rows: page, ...counts, range: answeredRange(scope) };
  },
});
