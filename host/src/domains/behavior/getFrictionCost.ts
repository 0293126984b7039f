import { getFrictionCost as call } from "@sightline/schema/rest/behavior/frictionCost";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { frictionCost } from "./frictionCost.ts";
import { frictionVisits } from "./sql/frictionVisits.ts";

/** Members only: a shared dashboard shows no revenue. */
export const getFrictionCost = route(call, {
  permit: member,
  gather: (move) => gatherAcquisition({ ...move, body: { ...move.body, within: {} } }),
  ask: async ({ events, entities }, scope, { signal }) => {
    const context = { events: events.cached, signal };
    const [currency, errors] = await Promise.all([
      mainCurrency(context, scope, scope.conversion),
      countedErrors(entities, scope.project.widgetId),
    ]);
    return { rows: await frictionVisits(context, scope, { currency, errors }), currency };
  },
  answer: ({ rows, currency }, scope) => ({
    ...frictionCost(rows, currency),
    currency,
    ...answeredGoal(scope.counted),
    range: answeredRange(scope),
  }),
});
