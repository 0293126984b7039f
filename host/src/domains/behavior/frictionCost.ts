// The conversions and the revenue that sessions with friction lack. docs/definitions.md explains the estimate.
import { FrictionSignal, type FrictionCostRow } from "@sightline/schema/rest/behavior/frictionCost";
import { estimateOf, missingHits, productOf, type Stratum } from "#host/analytics/statistics/missingHits.ts";
import type { FrictionVisits } from "./sql/frictionVisits.ts";

/** As before any verdict: sessions on either side, and conversions on the side without friction. */
const LEAST_SESSIONS = 50;
const LEAST_CONVERSIONS = 5;

const has: Record<FrictionSignal, (row: FrictionVisits) => boolean> = {
  rage: ({ raged }) => raged > 0,
  errors: ({ failed }) => failed > 0,
  any: ({ raged, failed }) => raged > 0 || failed > 0,
};

const total = (rows: readonly FrictionVisits[], read: (row: FrictionVisits) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0);
const sideOf = (rows: readonly FrictionVisits[]) => ({
  hits: total(rows, ({ conversions }) => conversions),
  of: total(rows, ({ sessions }) => sessions),
});

/** The mean value of a conversion, and the variance of this mean. */
function orderValueOf(rows: readonly FrictionVisits[]) {
  const count = total(rows, ({ conversions }) => conversions);
  if (count === 0) return undefined;
  const mean = total(rows, ({ value }) => value) / count;
  const squares = total(rows, (row) => row.squares);
  const variance = count > 1 ? Math.max(0, (squares - count * mean ** 2) / (count - 1)) / count : 0;
  return { value: mean, variance };
}

export function frictionCost(rows: readonly FrictionVisits[], currency: string) {
  const order = orderValueOf(rows);
  // all are compared with the sessions without any friction
  const smooth = rows.filter((row) => !has.any(row));
  const others = sideOf(smooth);
  const depths = [...new Set(rows.map(({ depth }) => depth))];
  const rowOf = (signal: FrictionSignal): FrictionCostRow => {
    const affected = rows.filter(has[signal]);
    const group = sideOf(affected);
    const strata = depths.map((depth): Stratum => {
      const at = (some: readonly FrictionVisits[]) => sideOf(some.filter((row) => row.depth === depth));
      return { group: at(affected), others: at(smooth) };
    });
    const found = missingHits(strata);
    const isEnough =
      (found?.size ?? 0) >= LEAST_SESSIONS && others.of >= LEAST_SESSIONS && others.hits >= LEAST_CONVERSIONS;
    const missing = isEnough ? found : undefined;
    return {
      signal,
      sessions: group.of,
      // of the same sessions as the expected rate
      conversion_rate: found?.rate ?? null,
      expected_rate: found?.expectedRate ?? null,
      missing: missing ? estimateOf(missing) : null,
      revenue: missing && order && currency !== "" ? productOf(missing, order) : null,
    };
  };
  return {
    rows: FrictionSignal.options.map(rowOf),
    order_value: order?.value ?? null,
    conversions: total(rows, ({ conversions }) => conversions),
  };
}
