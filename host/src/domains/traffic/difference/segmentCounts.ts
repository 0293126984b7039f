// Sessions of two periods by several properties and by day, in one pass over the visits.
import type { DifferenceProperty } from "@sightline/schema/rest/traffic/difference";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { instant, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { visitSource } from "#host/analytics/visits/visitSource.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { dimensionSql } from "../sql/dimensions.ts";

export interface Counts {
  name: string;
  before: number;
  now: number;
}

interface SegmentCounts {
  before: number;
  now: number;
  segments: (Counts & { property: DifferenceProperty })[];
  /** by `YYYY-MM-DD`: the day on which the part of a session in the period begins */
  days: Counts[];
}

const ofSession = ["channel", "ref", "country", "device", "entry"] as const;
const properties: readonly DifferenceProperty[] = [...ofSession, "visitor_type"];

/** The two periods don't overlap. `limit`: of each property, the values with the most sessions in both. */
export async function segmentCounts(
  { events, signal }: QueryContext,
  { project, zone, filter }: Pick<ReportScope, "project" | "zone" | "filter">,
  { now, before, limit }: { now: Period; before: Period; limit: number },
): Promise<SegmentCounts> {
  const both = { from: before.from, to: now.to, asOf: now.asOf ?? 0 };
  const { goal: _goal, ...visits } = filter;
  const { active, isFirstVisit } = visitSource(visits, both, [before.to, now.from]);
  const isNow = `ts >= ${instant("now_from")}`;
  const values = ofSession.map((property) => dimensionSql[property].value);
  const first = `if(any(${isFirstVisit}), 'new', 'returning')`;
  const keys = [...values, first].map((value, n) => `${value} AS key_${n}`);
  const names = properties.map((_, n) => `key_${n}`);
  const part = [...names, "day"].map((name, n) => `if(grouping(${name}) = 0, ${n + 1}, 0)`).join(" + ");
  const sets = ["()", ...names.map((name) => `(${name})`), "(day)"].join(", ");
  const rows = await events.query(
    { part: number, label: text, before: number, now: number },
    `SELECT part, label, before, now FROM (
  SELECT ${part} AS part, concat('', ${names.join(", ")}, day) AS label,
    countIf(NOT is_now) AS before, countIf(is_now) AS now
  FROM (SELECT session_id, ${isNow} AS is_now, toString(toDate(min(ts), {zone:String})) AS day,
      ${[...active.facts, ...keys].join(",\n      ")}
    FROM ${active.from} AND (${isNow} OR ts < ${instant("before_to")})
    GROUP BY session_id, is_now ${active.having})
  WHERE views > 0 GROUP BY GROUPING SETS (${sets}))
ORDER BY part, before + now DESC, label LIMIT {limit:UInt32} BY if(part > ${names.length}, label, ''), part`,
    {
      ...periodParams(project.widgetId, zone.name, both),
      ...filter.params,
      now_from: now.from,
      before_to: before.to,
      limit,
    },
    signal,
  );
  const [total] = rows;
  const ofPart = Map.groupBy(rows, (row) => row.part);
  const counts = (nth: number): Counts[] =>
    (ofPart.get(nth) ?? []).map((row) => ({ name: row.label, before: row.before, now: row.now }));
  return {
    before: total?.before ?? 0,
    now: total?.now ?? 0,
    segments: properties.flatMap((property, n) => counts(n + 1).map((one) => ({ property, ...one }))),
    days: counts(names.length + 1),
  };
}
