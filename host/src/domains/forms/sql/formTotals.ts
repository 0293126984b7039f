// The numbers of units: how many viewed, started, tried and succeeded, and how long it took.
import type { FormCounts, FormRates } from "@sightline/schema/rest/forms/forms";
import type { FormSplit, FormTotals } from "@sightline/schema/rest/forms/results";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { list, nullable, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { formParams, formSource, type FormScope } from "../formScope.ts";
import { HAS_BEGUN, HAS_WON, unitsSql } from "#host/analytics/forms/formUnits.ts";

export const HAS_TRIED = `(notEmpty(tries) OR ${HAS_WON})`;

/** Over units. */
export const TOTALS = `count() AS views, countIf(${HAS_BEGUN}) AS starters, countIf(${HAS_TRIED}) AS attempts,
  countIf(${HAS_WON}) AS completions, quantilesExactInclusiveIf(0.5, 0.9)(won - began, ${HAS_WON}) AS times`;
export const totalColumns = {
  views: number,
  starters: number,
  attempts: number,
  completions: number,
  times: list(nullable(number)),
};

export const ratesOf = ({ views, starters, completions }: FormCounts): FormRates => ({
  start_rate: ratio(starters, views),
  completion_rate: ratio(completions, starters),
  conversion_rate: ratio(completions, views),
});

export const roundedMs = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : Math.round(ms));

const NOTHING = { views: 0, starters: 0, attempts: 0, completions: 0, times: [] };

export function totalsOf(counted: RowOf<typeof totalColumns> = NOTHING): FormTotals {
  const { views, starters, attempts, completions, times } = counted;
  const counts = { views, starters, attempts, completions };
  return {
    ...counts,
    ...ratesOf(counts),
    non_starters: views - starters,
    abandons: starters - completions,
    median_ms: roundedMs(times[0]),
    p90_ms: roundedMs(times[1]),
  };
}

/** The totals alone, such as those of the compared range. */
export async function formTotals({ events, signal }: QueryContext, scope: FormScope): Promise<FormTotals> {
  const [row] = await events.query(
    totalColumns,
    `SELECT ${TOTALS} FROM (${unitsSql({ sql: formSource(scope) })})`,
    formParams(scope),
    signal,
  );
  return totalsOf(row);
}

const splitColumns: Record<FormSplit, string> = {
  device: "device",
  browser: "browser",
  os: "os",
  country: "country",
  channel: "channel",
  source: "source_name",
  landing_page: "entry_path",
};

const MOST_VALUES = 10;

export interface FormParts {
  totals: FormTotals;
  split: ({ value: string } & FormTotals)[];
  trend: ReadonlyMap<string, FormCounts>;
}

/** Totals, split and trend in one scan. */
export async function formParts(
  { events, signal }: QueryContext,
  scope: FormScope,
  { by, slots }: { by: FormSplit; slots: readonly IntervalSlot[] },
): Promise<FormParts> {
  const column = splitColumns[by];
  const interval = slotSql(slots);
  const units = unitsSql({ sql: formSource(scope, [column]), facts: [`any(${column}) AS split_value`] });
  const rows = await events.query(
    { ...totalColumns, kind: text, value: text, slot: text },
    `SELECT multiIf(grouping(split_value) = 0, 'value', grouping(slot) = 0, 'slot', 'all') AS kind,
  toString(split_value) AS value, slot, ${TOTALS}
FROM (SELECT *, toString(${interval.of("first_at")}) AS slot FROM (${units}))
GROUP BY GROUPING SETS ((), (split_value), (slot))`,
    { ...formParams(scope), ...interval.params },
    signal,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    totals: totalsOf(of("all")[0]),
    split: of("value")
      .toSorted((a, b) => b.views - a.views || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_VALUES)
      .map(({ value, ...row }) => ({ value, ...totalsOf(row) })),
    trend: new Map(of("slot").map(({ slot, ...row }) => [slot, row])),
  };
}
