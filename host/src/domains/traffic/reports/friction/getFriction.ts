import { getFriction as call } from "@sightline/schema/rest/traffic/friction";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { frictionSums } from "./sql/frictionSums.ts";

export const getFriction = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: gatherReport,
  ask: ({ events }, scope, { signal }) =>
    Promise.all([
      frictionSums({ events, signal }, scope, scope.period),
      scope.previous && frictionSums({ events, signal }, scope, scope.previous),
    ]),
  answer: ([now, previous], scope) => ({
    now,
    ...(previous && { previous }),
    range: answeredRange(scope),
    sampled: false as const,
  }),
});
