import { getRetention as call } from "@sightline/schema/rest/retention/retention";
import { readers } from "#host/http/permit.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { gatherRetention } from "./retentionScope.ts";
import { cohortRows, meanCells } from "./retentionTable.ts";
import { retentionCells } from "./sql/retentionCells.ts";

export const getRetention = route(call, {
  permit: readers("retention"),
  gather: gatherRetention,
  ask: ({ events }, scope, { signal }) => retentionCells({ events: events.cached, signal }, scope),
  answer: (counts, scope) => {
    const cohorts = cohortRows(scope, counts);
    return {
      period: scope.by,
      cohorts,
      mean: meanCells(cohorts),
      visitors: cohorts.reduce((sum, { size }) => sum + size, 0),
      range: answeredRange(scope),
    };
  },
});
