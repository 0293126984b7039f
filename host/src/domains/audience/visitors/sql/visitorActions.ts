// A visitor's actions in a visit, in chronological order. Heartbeats, scroll reports and web vitals only add to the
// time on their page.
import { IS_PAGE_VIEW, isPageView } from "#host/analytics/visits/visitSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { TRACKER_EVENTS } from "#host/analytics/filter/namedEvent.ts";
import { keysetSql, type KeysetPage } from "#host/http/paging/keyset.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import { number, type RowOf, text, time } from "#host/stores/resultColumns.ts";

const actionColumns = {
  event_id: text,
  at: time,
  type: text,
  name: text,
  path: text,
  selector: text,
  engaged_ms: number,
  value: number,
  currency: text,
  message: text,
  props: text,
  test_id: number,
  variant_id: text,
  total: number,
};
export type ActionRow = RowOf<typeof actionColumns>;

interface Question extends KeysetPage {
  widget: number;
  /** how the visitor's events are counted, and which events are hidden */
  naming: Pick<Naming, "sql" | "params">;
  visitor: string;
  session: string;
}

const SILENT = "('ping', 'leave', 'scroll', 'vital', 'move', 'form_view', 'form_start', 'form_field')";
const DISPLAY_NAME = "if(kind = 'event', name, kind)";
const NAMED = ["event", ...TRACKER_EVENTS].map((kind) => `'${kind}'`).join(", ");

export function visitorActions(
  { events, signal }: QueryContext,
  { widget, naming, visitor, session, ...requested }: Question,
): Promise<ActionRow[]> {
  const all = `SELECT event_id, ts, toString(type) AS kind, name, title, text, path, selector, value, currency, message, props,
    test_id, variant_id, if(${IS_PAGE_VIEW} AND page_view_id != toUUID('${ABSENT_ID}'),
      sum(engaged_ms) OVER (PARTITION BY page_view_id), 0) AS used_ms
  FROM event WHERE widget_id = {widget:UInt32} AND visitor_id = {visitor:UUID} AND session_id = {session:UUID}`;
  const counted = naming.sql(DISPLAY_NAME);
  // comments are sorted in (withComments.ts)
  const page = keysetSql({ key: "ts", kind: "time", id: "event_id", idsBy: "text" }, requested);
  const namedActions = `SELECT * REPLACE (if(kind = 'event', ${counted}, name) AS name), count() OVER () AS total FROM (${all})
    WHERE kind NOT IN ${SILENT} AND NOT (kind IN (${NAMED}) AND ${counted} IN {hidden:Array(String)})`;
  return events.query(
    actionColumns,
    `SELECT event_id, ts AS at, kind AS type, if(${isPageView("kind")}, title, if(name != '', name, text)) AS name, path, selector,
  used_ms AS engaged_ms, value, currency, message, props, test_id, variant_id, total
FROM (${namedActions}) WHERE ${page.after}
${page.limited}`,
    { widget, visitor, session, ...naming.params, ...page.params },
    signal,
  );
}
