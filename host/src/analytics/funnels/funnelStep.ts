// The filter criterion of a funnel's step: the sessions or visitors that reached it, or dropped off after it.
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { isChosen, refuse, type Criterion } from "../filter/filterSql.ts";
import { attemptsSql, stepOf } from "./attemptsSql.ts";
import { funnelSessionsSql, funnelUnit, funnelWindow, inOwnPeriod } from "./funnelSessions.ts";
import { funnelStepOf } from "./stepKey.ts";
import { requiredSteps } from "./stepTables.ts";

const dayOf = (instant: string) => `toDate(${instant})`;

/** The period of the starts, and the window after it. */
function within(window: number): string {
  const [from, to] = ["{from:Int64}", `{to:Int64} + ${window}`].map((at) => `fromUnixTimestamp64Milli(${at}, 'UTC')`);
  return `widget_id = {widget:UInt32} AND toDate(ts) >= ${dayOf(from ?? "")} AND ts >= ${from}
    AND toDate(ts) <= ${dayOf(to ?? "")} AND ts < ${to}`;
}

/** Over rows of attempts; undefined: the funnel has no such step, or no later one to drop off before. */
function attemptCondition(funnel: FunnelDefinition, step: number, value: string): string | undefined {
  const required = requiredSteps(funnel);
  const place = required.indexOf(step) + 1;
  if (value === "dropped") return place > 0 && place < required.length ? `length(reached) = ${place}` : undefined;
  if (value !== "reached" || step < 1 || step > funnel.steps.length) return undefined;
  return place > 0 ? `length(reached) >= ${place}` : `arrayExists(each -> ${stepOf("each")} = ${step}, steps)`;
}

export const funnelStep: Criterion<"visit"> = (condition, binding) => {
  const isTaken = isChosen(condition, binding);
  const named = funnelStepOf(condition.key);
  const found = named && binding.terms.funnels?.get(named.funnel);
  if (!named || !found) return refuse(binding, "key", filtersRefusals.funnelStep());
  const { definition, events } = found;
  const meets = attemptCondition(definition, named.step, condition.value);
  if (meets === undefined) return refuse(binding, "value", filtersRefusals.funnelStep());
  const window = funnelWindow(definition);
  const unit = funnelUnit(definition);
  const attempts = attemptsSql({
    ...{ rules: definition, unit, bits: inOwnPeriod(events.bits, { after: window }) },
    from: `event WHERE ${funnelSessionsSql(definition, { visits: [], rows: [] }, within(window))}\n    AND ${events.types}`,
    bounds: { starts: ["{from:Int64}", "{to:Int64}"], window: `toUInt64(${window})` },
  });
  return { of: "visit", sql: `${unit} ${isTaken ? "IN" : "NOT IN"} (SELECT unit FROM (${attempts}) WHERE ${meets})` };
};
