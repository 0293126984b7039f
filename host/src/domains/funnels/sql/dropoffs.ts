// The destinations after a drop-off, the pages of the step, and the newest drop-offs, in one pass over their sessions.
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, oneOf, text, tuple } from "#host/stores/resultColumns.ts";
import { funnelParams, type FunnelScope } from "../funnelScope.ts";
import { droppedSessionsSql } from "./droppedSessions.ts";

const MOST_PAGES = 10;
const NEWEST = 50;

const columns = {
  part: oneOf("next", "pages", "total"),
  kind: oneOf("page", "event", "exit"),
  name: text,
  dropped: number,
  sessions: number,
  until: number,
  dwell: list(number),
  newest: list(tuple(number, text, text)),
};

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

export async function dropoffs(
  { events, signal }: QueryContext,
  scope: FunnelScope,
  { place, naming, limit }: { place: number; naming: Naming; limit: number },
) {
  const rows = await events.query(
    columns,
    `SELECT multiIf(grouping(own_kind) = 0, 'next', grouping(page) = 0, 'pages', 'total') AS part,
  if(own_kind = '', 'exit', own_kind) AS kind, if(part = 'pages', page, own_name) AS name,
  count() AS dropped, uniqExact(session) AS sessions, quantileExact(0.5)(own_until) AS until,
  quantilesExact(0.5, 0.9)(toInt64(last - at)) AS dwell,
  arraySlice(arrayReverseSort(groupArray((at, toString(session), toString(visitor)))), 1, ${NEWEST}) AS newest
FROM (SELECT *, if(next.1 = 0, 'exit', next.2) AS own_kind, if(next.1 = 0, '', next.3) AS own_name,
    toInt64(if(next.1 = 0, last, next.1) - at) AS own_until
  FROM (${droppedSessionsSql(scope, place, naming.sql("name"))}))
GROUP BY GROUPING SETS ((own_kind, own_name), (page), ())
ORDER BY part, dropped DESC, kind, name LIMIT {limit:UInt32} BY part`,
    { ...funnelParams(scope), merged: naming.params.merged, into: naming.params.into, limit },
    signal,
  );
  const [total] = rows.filter(({ part, dropped }) => part === "total" && dropped > 0);
  return {
    total: total && {
      dropped: total.dropped,
      sessions: total.sessions,
      median: total.dwell[0] ?? 0,
      p90: total.dwell[1] ?? 0,
      newest: total.newest.map(([at, session_id, visitor_id]) => ({ session_id, visitor_id, at: isoOf(at) })),
    },
    next: rows
      .filter(({ part }) => part === "next")
      .map(({ kind, name, dropped, until }) => ({ kind, name, dropped, seconds: until / 1000 })),
    pages: rows
      .filter(({ part }) => part === "pages")
      .slice(0, MOST_PAGES)
      .map(({ name, dropped }) => ({ path: name, dropped })),
  };
}
