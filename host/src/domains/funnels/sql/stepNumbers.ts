// The numbers of each step of a funnel, for all units and for the ten most frequent values of a property.
import { stepOf } from "#host/analytics/funnels/attemptsSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, text } from "#host/stores/resultColumns.ts";
import { attemptsOf, funnelParams, type FunnelScope } from "../funnelScope.ts";

/** Values with a row of their own. */
const MOST_GROUPS = 10;

/** Per step: reached it, reached the next required one, and quantiles of the milliseconds from the previous one. */
interface StepCounts {
  entered: number;
  converted: number;
  /** median and 90th percentile; without units meaningless */
  took: readonly number[];
}

export interface FunnelNumbers {
  value: string;
  is_other: boolean;
  /** per step, in the order of the funnel */
  steps: StepCounts[];
  /** milliseconds from the first to the last step: median and 90th percentile */
  took: readonly number[];
  /** conversions up to each bound of `timeBounds` */
  times: readonly number[];
}

const optionalColumns = {
  optional_entered: list(number),
  optional_converted: list(number),
  optional_took: list(list(number)),
};

/** Over rows of attempts, by the names of their results. All are arrays, with as many elements as were reached. */
type Aggregates = Record<string, { of: string; args: string }>;

const arrayOf = (values: readonly number[]) => `[${values.join(", ")}]`;

/** Of the required steps. Row n of a funnel in any order counts those who did n of them. */
function requiredSql(scope: FunnelScope): Aggregates {
  const isConverted = `length(reached) = ${scope.required.length}`;
  const took = "toInt64(reached[-1] - reached[1])";
  const bounds = timeBounds(scope).map((bound) => bound * SECOND);
  const inBucket = `arrayMap((above, bound) -> above < ${took} AND ${took} <= bound,
    ${arrayOf([-1, ...bounds.slice(0, -1)])}, ${arrayOf(bounds)})`;
  return {
    entered: { of: "countForEach", args: "reached" },
    took: { of: "quantilesExactForEach(0.5, 0.9)", args: "arrayDifference(reached)" },
    all_took: { of: "quantilesExactIf(0.5, 0.9)", args: `${took}, ${isConverted}` },
    times: { of: "sumForEachIf", args: `${inBucket}, ${isConverted}` },
  };
}

const optionalSteps = ({ funnel }: FunnelScope) =>
  funnel.steps.flatMap(({ optional }, index) => (optional ? [index + 1] : []));

/** Of the optional steps: -1 instead of the time of one that was not reached. */
function optionalSql(scope: FunnelScope): Aggregates {
  const { funnel, required } = scope;
  const steps = optionalSteps(scope);
  if (steps.length === 0) return {};
  const before = steps.map((step) => (funnel.order === "any" ? 1 : required.filter((each) => each < step).length));
  const next = before.map((place) => (funnel.order === "any" ? required.length : place + 1));
  const time = `bitShiftRight(arrayFirst(each -> ${stepOf("each")} = step, steps), 16)`;
  const times = `arrayMap((step, before) -> if(arrayExists(each -> ${stepOf("each")} = step, steps),
    toInt64(${time} - reached[before]), toInt64(-1)), ${arrayOf(steps)}, ${arrayOf(before)})`;
  return {
    optional_entered: { of: "sumForEach", args: `arrayMap(time -> time >= 0, ${times})` },
    optional_converted: {
      of: "sumForEach",
      args: `arrayMap((time, next) -> time >= 0 AND length(reached) >= next, ${times}, ${arrayOf(next)})`,
    },
    optional_took: { of: "quantilesExactIfForEach(0.5, 0.9)", args: `${times}, arrayMap(time -> time >= 0, ${times})` },
  };
}

const SECOND = 1000;
const BOUNDS = [
  10, 30, 60, 120, 300, 600, 1800, 3600, 10_800, 21_600, 43_200, 86_400, 259_200, 604_800, 1_209_600, 2_592_000,
  5_184_000,
];

/** Seconds: upper bounds of the buckets of the times to convert, the last one the window. */
export const timeBounds = ({ window }: FunnelScope): number[] => [
  ...BOUNDS.filter((bound) => bound * SECOND < window),
  window / SECOND,
];

/** The name of an aggregate function with a combinator. */
const combined = (of: string, combinator: string) => of.replace(/^\w+/, (name) => `${name}${combinator}`);

/** A row for all. With a property, a row for each of its most frequent values, and one for the others, from the same pass. */
function numbersSql(scope: FunnelScope, property: string | undefined): string {
  const aggregates = Object.entries({ ...requiredSql(scope), ...optionalSql(scope) });
  const columns = (write: (aggregate: Aggregates[string], name: string) => string) =>
    aggregates.map(([name, aggregate]) => `${write(aggregate, name)} AS ${name}`).join(",\n  ");
  if (property === undefined) {
    return `SELECT '' AS value, 0 AS other, ${columns(({ of, args }) => `${of}(${args})`)}
FROM (${attemptsOf(scope)})`;
  }
  return `SELECT group_value AS value, is_other AS other, ${columns(({ of }, name) => `${combined(of, "Merge")}(own_${name})`)}
FROM (SELECT *, row_number() OVER (ORDER BY units DESC, own) > ${MOST_GROUPS} AS is_other, if(is_other, '', own) AS group_value
  FROM (SELECT toString(property) AS own, count() AS units,
      ${aggregates.map(([name, { of, args }]) => `${combined(of, "State")}(${args}) AS own_${name}`).join(",\n      ")}
    FROM (${attemptsOf(scope, property)}) GROUP BY own))
GROUP BY GROUPING SETS ((group_value, is_other), ())
ORDER BY grouping(group_value) DESC, other, entered[1] DESC, value`;
}

/**
 * The first row is of all units. The aggregates are few and of arrays: the store needs longer to plan a query with some
 * for each step and each bucket than to run it (130 ms of 250 for five steps of a million events).
 */
export async function stepNumbers(
  { events, signal }: QueryContext,
  scope: FunnelScope,
  { period, property, test = 0 }: { period?: Period; property?: string; test?: number | undefined } = {},
): Promise<FunnelNumbers[]> {
  const optional = optionalSteps(scope);
  const rows = await events.query(
    {
      ...{ value: text, other: number, entered: list(number), took: list(list(number)) },
      ...{ all_took: list(number), times: list(number) },
      ...(optional.length > 0 && optionalColumns),
    },
    numbersSql(scope, property),
    { ...funnelParams(scope, period), test },
    signal,
  );
  return rows.map((row) => ({
    value: row.value,
    is_other: row.other > 0,
    steps: scope.funnel.steps.map((_step, index) => {
      const place = scope.required.indexOf(index + 1);
      if (place >= 0) {
        const next = Math.min(place + 1, scope.required.length - 1);
        return { entered: row.entered[place] ?? 0, converted: row.entered[next] ?? 0, took: row.took[place] ?? [] };
      }
      const at = optional.indexOf(index + 1);
      return {
        entered: row.optional_entered?.[at] ?? 0,
        converted: row.optional_converted?.[at] ?? 0,
        took: row.optional_took?.[at] ?? [],
      };
    }),
    took: row.all_took,
    times: row.times,
  }));
}
