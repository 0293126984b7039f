// The visits of a period in one pass: their totals, their starts by interval, and their split by each of several
// dimensions. Grouping rows by session is most of the work of a report, and every part of a report needs it: at 10
// million events, a dashboard takes 0.65 of the CPU time of a pass for each part.
import type { Dimension } from "@sightline/schema/rest/traffic/traffic";
import type { IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import {
  beginningsOf,
  measureColumns,
  measuresOf,
  measuresSql,
  visitsSql,
  type Measures,
  type VisitSource,
} from "#host/analytics/visits/visits.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { type Breakdown, keyOf } from "./breakdownKey.ts";
import { dimensionSql, type Within } from "./dimensions.ts";
import { rowKey } from "./sessionSplit.ts";

/** A page of the values of a dimension for which `isOfSessions` holds. */
export interface VisitSplit {
  dimension: Dimension;
  limit: number;
  offset: number;
}

interface VisitTotals {
  totals: Measures;
  /** of the visits that began in each interval; empty if no intervals were given */
  begun: ReturnType<typeof beginningsOf>[];
  /** in the order of the splits */
  breakdowns: Breakdown[];
}

const totalColumns = { part: number, label: text, ...measureColumns() };
const splitColumns = { ...totalColumns, within_country: text, within_region: text, place: number, total: number };

const PLACES: readonly Within[] = ["country", "region"];

/** The keys of visits by which they are split, and the SELECT that adds `label` and the places to the counts by these keys. */
interface Keys {
  columns: string[];
  /** of GROUPING SETS; the first key of each tells whether a row belongs to it */
  sets: string[][];
  named(counts: string): string;
}

/** Of one split: its texts. */
function textKeys({ dimension }: VisitSplit): Keys {
  const { value, within = [] } = dimensionSql[dimension];
  const keys = within.map((place) => `within_${place}`);
  // unknown places are one value, whatever is around them
  const around = within.map((place) => `if(label = '', '', toString(any(${place}))) AS within_${place}`);
  const missing = PLACES.filter((place) => !within.includes(place)).map((place) => `, '' AS within_${place}`);
  return {
    columns: [`${value} AS label`, ...around],
    sets: [["label", ...keys]],
    named: (counts) =>
      `SELECT * EXCEPT (label), if(part = 1, label, began) AS label${missing.join("")} FROM (${counts})`,
  };
}

/** Of several splits: a hash for each, because their texts would need more memory than the store may use. */
function hashKeys(splits: readonly VisitSplit[], source: VisitSource): Keys {
  const rows = splits.map(({ dimension }) => rowKey(dimension));
  const values = rows.map(
    ({ columns, label, country, region, hash }, n) =>
      `SELECT DISTINCT ${n + 1} AS part, ${hash} AS value_key, ${label} AS value, ${country} AS within_country,
    ${region} AS within_region FROM (SELECT DISTINCT ${columns.join(", ")} FROM ${source.from})`,
  );
  const key = rows.map((_, n) => `key_${n}`);
  return {
    columns: rows.map(({ hash }, n) => `any(${hash}) AS key_${n}`),
    sets: key.map((name) => [name]),
    named: (counts) => `SELECT * EXCEPT (value_key), if(part <= ${splits.length}, value, began) AS label
FROM (SELECT *, ${key.join(" + ")} AS value_key FROM (${counts})) AS counts
LEFT JOIN (${values.join("\nUNION ALL ")}) AS split_values USING (part, value_key)`,
  };
}

/** A visit without page views in the period counts its visitor. */
export async function visitTotals(
  { events, signal }: QueryContext,
  { project, zone, filter }: Pick<ReportScope, "project" | "zone" | "filter">,
  period: Period,
  { slots = [], splits = [] }: { slots?: readonly IntervalSlot[]; splits?: readonly VisitSplit[] },
): Promise<VisitTotals> {
  const slot = slotSql(slots);
  const source = visitSource(filter, period, slot.bounds);
  const [first, ...others] = splits;
  const keys = first && (others.length === 0 ? textKeys(first) : hashKeys(splits, source));
  // part 0 is the total, then the splits, then the intervals
  const intervals = splits.length + 1;
  const hasSlots = slots.length > 0;
  const sets = [...(keys?.sets ?? []), ...(hasSlots ? [["began_in"]] : [])];
  const part = [...sets.map(([key], n) => `if(grouping(${key}) = 0, ${n + 1}, 0)`), "0"].join(" + ");
  const columns = [
    `${part} AS part`,
    `${hasSlots ? "toString(began_in)" : "''"} AS began`,
    ...(keys?.sets.flat() ?? []),
  ];
  const counts = `SELECT ${columns.join(", ")}, ${measuresSql()}
FROM (SELECT *${hasSlots ? `, ${slot.of("started")} AS began_in` : ""} FROM (${visitsSql(source, keys?.columns)}))
GROUP BY GROUPING SETS (${["()", ...sets.map((set) => `(${set.join(", ")})`)].join(", ")})`;
  const params = { ...periodParams(project.widgetId, zone.name, period), ...filter.params, ...slot.params };
  const rows = keys
    ? await events.query(
        splitColumns,
        // the first row of a split carries its total, even if the page begins after it
        `SELECT * FROM (SELECT *, count() OVER ranks AS total, row_number() OVER ranks AS place
  FROM (${keys.named(counts)})
  WINDOW ranks AS (PARTITION BY part ORDER BY m_visitors DESC, m_pageviews DESC, label, within_country, within_region
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))
WHERE place = 1 OR part = ${intervals}
  OR place > {firsts:Array(UInt32)}[part + 1] AND place <= {lasts:Array(UInt32)}[part + 1]
ORDER BY part, place`,
        {
          ...params,
          firsts: [0, ...splits.map(({ offset }) => offset)],
          lasts: [0, ...splits.map(({ offset, limit }) => offset + limit)],
        },
        signal,
      )
    : (await events.query(totalColumns, `SELECT *, began AS label FROM (${counts})`, params, signal)).map((row) => ({
        ...row,
        ...{ within_country: "", within_region: "", place: 1, total: 1 },
      }));
  const ofPart = Map.groupBy(rows, (row) => row.part);
  return {
    totals: measuresOf(ofPart.get(0)?.[0] ?? {}),
    begun: (ofPart.get(intervals) ?? []).map(({ label, ...row }) => beginningsOf({ ...row, slot: label })),
    breakdowns: splits.map(({ dimension, offset }, n) => {
      const own = ofPart.get(n + 1) ?? [];
      const page = own.filter(({ place }) => place > offset);
      return { rows: page.map((row) => ({ ...measuresOf(row), ...keyOf(dimension, row) })), total: own[0]?.total ?? 0 };
    }),
  };
}
