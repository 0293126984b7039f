// The events with which a step of a funnel was reached, by any attempt: the funnel's report counts the furthest attempt
// of each session or visitor that starts in its range, a goal each event of its range that completes an attempt up to
// the step, whenever it started. A goal therefore has the same conversions on a day, whatever the range.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import type { NamedFunnel } from "../filter/filterSql.ts";
import type { PreparedCondition } from "../goals/keyedRule.ts";
import { bitsOf, endOf, eventSql, followed, isRequiredSql, stepOf, timeOf } from "./attemptsSql.ts";
import { funnelSessionsSql, funnelUnit, funnelWindow, inOwnPeriod } from "./funnelSessions.ts";
import { LONGEST_VISIT } from "../visits/humanTrafficSql.ts";
import { requiredBits, requiredSteps, startBits, stepBit, stepTables } from "./stepTables.ts";

/** The period and the time before it. `scope`: a further condition on the events that are read. */
function within(before: number, scope: string): string {
  const [from, to] = [`{from:Int64} - ${before}`, "{to:Int64}"].map((at) => `fromUnixTimestamp64Milli(${at}, 'UTC')`);
  return `widget_id = {widget:UInt32} AND toDate(ts) >= toDate(${from}) AND ts >= ${from}
    AND toDate(ts) <= toDate(${to}) AND ts < ${to} AND ${scope}`;
}

/**
 * Whether the attempt that starts with `event` can be left out: the next event of the unit starts another, and does not
 * advance this one. That attempt then gets as far, and has more time.
 */
function isRepeated(rules: FunnelDefinition): string {
  if (rules.order !== "any") {
    const [, reachable = 0] = stepTables(rules).reachable;
    return `bitAnd(next, ${startBits(rules)}) != 0 AND bitAnd(next, ${reachable}) = 0`;
  }
  const all = rules.steps.reduce((bits, _step, index) => bits | stepBit(index + 1), 0);
  return `${bitsOf("next")} = ${bitsOf("event")} AND bitCount(bitAnd(event, ${all})) = 1`;
}

interface Scope {
  /** of the project, in which hours and weekdays are compared */
  zone: string;
  /** a SQL condition on the events that are read to find out; "1" for all */
  scope: string;
}

/** Undefined: the funnel has no such step. */
export function stepReached(
  { definition, events }: NamedFunnel,
  step: number,
  { zone, scope }: Scope,
): PreparedCondition | undefined {
  const { steps, order } = definition;
  if (step < 1 || step > steps.length) return undefined;
  const window = funnelWindow(definition);
  const bits = inOwnPeriod(events.bits, { before: window });
  const params = { ...events.params, zone };
  const place = requiredSteps(definition).indexOf(step) + 1;
  const isAnyOf = order === "any" && place > 0;
  const mask = isAnyOf ? requiredBits(definition) : stepBit(step);
  const isStep = `${events.types} AND bitAnd(toUInt16(${bits}), ${mask}) != 0`;
  if (place === 1) return { sql: `(${isStep})`, params };
  const unit = funnelUnit(definition);
  const attempt = followed(definition);
  const reached = isAnyOf
    ? `arraySlice(arrayFilter(each -> ${isRequiredSql(definition, "each")}, ${attempt}), ${place}, 1)`
    : `arrayFilter(each -> ${stepOf("each")} = ${step}, ${attempt})`;
  const isStart = `bitAnd(event, ${startBits(definition)}) != 0`;
  const canReach = isAnyOf
    ? `bitCount(bitAnd(groupBitOr(event), ${mask})) >= ${place}`
    : `max(${isStart}) AND max(bitAnd(event, ${mask}) != 0)`;
  const sessions = funnelSessionsSql(definition, { visits: [], rows: [] }, within(window, scope), {
    // the page view of a session may be up to a day before its other events
    views: within(Math.max(window, LONGEST_VISIT), scope),
  });
  const sql = `(${isStep} AND (${unit}, toUInt64(toUnixTimestamp64Milli(ts))) IN (
    SELECT unit, arrayJoin(arrayFlatten(arrayMap((place, start, until) -> arrayMap(each -> ${timeOf("each")}, ${reached}),
      places, starts, arrayMap(start -> ${endOf("start", `toUInt64(${window})`)}, starts)))) AS reached_at
    FROM (SELECT unit, found, arrayMap(place -> found[place], places) AS starts,
        arrayFilter((place, event, next) -> ${isStart} AND NOT (${isRepeated(definition)}),
          arrayEnumerate(found), found, arrayPushBack(arrayPopFront(found), toUInt64(0))) AS places
      FROM (SELECT unit, arraySort(groupArray(event)) AS found
        FROM (SELECT ${unit} AS unit, ${eventSql(bits)} AS event
          FROM event WHERE ${sessions}
            AND ${events.types} AND ${bitsOf("event")} != 0)
        GROUP BY unit HAVING ${canReach}))))`;
  return { sql, params };
}
