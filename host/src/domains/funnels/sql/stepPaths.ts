// What each unit did first after each required step that it reached, and whether that led to the next one.
import { requiredBits, stepBit } from "#host/analytics/funnels/stepTables.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { IN_VISITS, IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { number, oneOf, text } from "#host/stores/resultColumns.ts";
import { attemptsOf, funnelParams, type FunnelScope } from "../funnelScope.ts";
import { IS_STOP } from "./droppedSessions.ts";

const columns = {
  place: number,
  stop_kind: oneOf("page", "event", "other", "none"),
  stop_name: text,
  reached: number,
  dropped: number,
};

interface Options {
  naming: Naming;
  /** stops with a row of their own after each step; the rest is `other` */
  most: number;
}

/**
 * Units after the required step number `place` by the first stop, most first: those who `reached` the next step, and those
 * who `dropped`. `none`: nothing before the next step, or before the session's end. As in the drop-offs, those who dropped
 * are followed within the session of the step only.
 */
export function stepPaths({ events, signal }: QueryContext, scope: FunnelScope, { naming, most }: Options) {
  const { funnel, required, unit, events: read } = scope;
  const again = required.map((step) => (funnel.order === "any" ? requiredBits(funnel) : stepBit(step)));
  const isStep = "bitAnd(each.4, [" + again.map((bits) => `toUInt16(${bits})`).join(", ") + "][place]) != 0";
  return events.query(
    columns,
    `SELECT place, multiIf(kind = 'none', 'none', rank > {most:UInt32}, 'other', kind) AS stop_kind,
  if(stop_kind = 'other', '', name) AS stop_name, sum(led) AS reached, sum(units) - reached AS dropped
FROM (SELECT *, row_number() OVER (PARTITION BY place ORDER BY kind = 'none', units DESC, kind, name) AS rank
FROM (SELECT place, if(stop.2 = '', 'none', stop.2) AS kind, stop.3 AS name, countIf(is_reached) AS led, count() AS units
FROM (SELECT place, length(reached) > place AS is_reached,
    arrayFirst(each -> each.1 = reached[place] AND ${isStep}, stops).5 AS session,
    arrayFirst(each -> each.1 > reached[place] AND each.6 AND NOT ${isStep}
      AND if(is_reached, each.1 < reached[place + 1], each.5 = session), stops) AS stop
  FROM (SELECT unit, any(steps_reached) AS reached, arraySort(groupArray((happened, kind, name, bits, session, is_stop))) AS stops
    FROM (SELECT ${unit} AS unit, toUnixTimestamp64Milli(ts) AS happened, if(${IS_PAGE_VIEW}, 'page', 'event') AS kind,
        if(${IS_PAGE_VIEW}, path, ${naming.sql("name")}) AS name, toUInt16(${read.bits}) AS bits, session_id AS session,
        ${IS_STOP} AS is_stop
      FROM event WHERE ${IN_VISITS} AND ${IS_HUMAN} AND (${IS_STOP} OR bits != 0)) AS happenings
    INNER JOIN (SELECT unit, arrayMap(each -> toInt64(each), reached) AS steps_reached FROM (${attemptsOf(scope)})) AS attempts
      ON happenings.unit = attempts.unit
    GROUP BY unit)
  ARRAY JOIN range(1, toUInt64(least(length(reached), ${required.length - 1})) + 1) AS place)
GROUP BY place, kind, name))
GROUP BY place, stop_kind, stop_name
ORDER BY place, stop_kind = 'other', reached + dropped DESC, stop_kind, stop_name`,
    { ...funnelParams(scope), most, merged: naming.params.merged, into: naming.params.into },
    signal,
  );
}
