import { getFunnelResult as call } from "@sightline/schema/rest/funnels/results";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { breakdownProperty } from "./breakdownProperty.ts";
import { gatherFunnel } from "./funnelScope.ts";
import { numbersOf } from "./numbersOf.ts";
import { stepNumbers, timeBounds } from "./sql/stepNumbers.ts";

export const getFunnelResult = route(call, {
  permit: readers("funnel"),
  gather: async (requested) => ({
    scope: await gatherFunnel(requested),
    property: breakdownProperty(requested.body, requested.caller),
  }),
  ask: async ({ events }, { scope, property }, { body: { test_id }, signal }) => {
    const context = { events, signal };
    const [[numbers, ...groups], [before]] = await Promise.all([
      stepNumbers(context, scope, { ...(property && { property, test: test_id }) }),
      scope.previous ? stepNumbers(context, scope, { period: scope.previous }) : [],
    ]);
    return { numbers, before, groups };
  },
  answer: ({ numbers, before, groups }, { scope }) => ({
    ...numbersOf(scope, numbers),
    ...(scope.previous && { previous: numbersOf(scope, before) }),
    times: numbers?.times.some((converted) => converted > 0)
      ? timeBounds(scope).map((up_to, n) => ({ up_to, converted: numbers.times[n] ?? 0 }))
      : [],
    groups: groups.map((group) => ({ value: group.value, is_other: group.is_other, ...numbersOf(scope, group) })),
    range: answeredRange(scope),
  }),
});
