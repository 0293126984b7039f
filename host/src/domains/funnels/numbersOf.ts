// The numbers of a funnel as in all responses: rates, intervals and seconds.
import type { FunnelStepResult, FunnelTotals } from "@sightline/schema/rest/funnels/results";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { wilson } from "#host/analytics/statistics/wilson.ts";
import type { FunnelScope } from "./funnelScope.ts";
import type { FunnelNumbers } from "./sql/stepNumbers.ts";

interface Counted {
  totals: FunnelTotals;
  steps: FunnelStepResult[];
}

function secondsOf([median = 0, p90 = 0]: readonly number[], units: number) {
  return units > 0
    ? { median_seconds: median / 1000, p90_seconds: p90 / 1000 }
    : { median_seconds: null, p90_seconds: null };
}

export function numbersOf({ funnel, required }: FunnelScope, numbers: FunnelNumbers | undefined): Counted {
  const of = (step: number) => numbers?.steps[step - 1] ?? { entered: 0, converted: 0, took: [] };
  const entered = of(1).entered;
  const converted = of(funnel.steps.length).entered;
  const { low = null, high = null } = wilson(converted, entered) ?? {};
  return {
    totals: {
      ...{ entered, converted, rate: ratio(converted, entered), low, high },
      ...secondsOf(numbers?.took ?? [], converted),
    },
    steps: funnel.steps.map(({ optional }, index) => {
      const step = index + 1;
      const own = of(step);
      // in any order, an optional step comes at any time after the start
      const isAfterStart = optional && funnel.order === "any";
      const before = isAfterStart ? required[0] : required.findLast((each) => each < step);
      return {
        ...{ step, entered: own.entered, converted: own.converted, dropped: own.entered - own.converted },
        rate_of_first: ratio(own.entered, entered),
        rate_of_previous: before === undefined ? null : ratio(own.entered, of(before).entered),
        ...secondsOf(own.took, before === undefined ? 0 : own.entered),
      };
    }),
  };
}
