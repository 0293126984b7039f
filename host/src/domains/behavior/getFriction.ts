import { getFriction as call } from "@sightline/schema/rest/behavior/friction";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { frictionSums } from "./sql/frictionSums.ts";

export const getFriction = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: gatherReport,
  ask: async ({ events, entities }, scope, { signal }) => {
    const errors = await countedErrors(entities, scope.project.widgetId);
    return Promise.all([
      frictionSums({ events: events.cached, signal }, scope, scope.period, errors),
      scope.previous && frictionSums({ events: events.cached, signal }, scope, scope.previous, errors),
    ]);
  },
  answer: ([now, previous], scope) => ({
    now,
    ...(previous && { previous }),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
