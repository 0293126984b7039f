// The clicks or movements of a layer: at which points, and on which elements. Positions outside of a box or document are
// counted at its edge. A visitor converted if a goal was reached with the click or later in the same session.
import type { HeatmapMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { VISITORS, visitorsWith } from "#host/analytics/visits/countSql.ts";
import { IN_PERIOD, IN_VISITS, IS_HUMAN, isInPeriod } from "#host/analytics/visits/humanTrafficSql.ts";
import { chosen, whereSql } from "#host/analytics/visits/visits.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { HeatmapScope } from "../heatmapScope.ts";
import { heatmapEvents, heatmapParams } from "./heatmapEvents.ts";
import { recordedChunks } from "./movements.ts";

export type LayerMode = Exclude<HeatmapMode, "scroll" | "attention">;

export const MOST_POINTS = 4000;
export const MOST_ELEMENTS = 200;

const within = (value: string) => `least(100., greatest(0., ${value}))`;
const share = (part: string, whole: string) => `if(${whole} = 0, 0., ${within(`100 * ${part} / ${whole}`)})`;

/** Of the element's box in whole percents, and of the document. */
const position = (of: { ex: string; ey: string; x: string; y: string }) =>
  `toUInt8(round(${within(of.ex)})) AS box_x, toUInt8(round(${within(of.ey)})) AS box_y, ${of.x} AS doc_x, ${of.y} AS doc_y`;

const CLICKED = `selector, text AS label, ts, session_id, visitor_id, page_view_id,
    ${position({ ex: "ex", ey: "ey", x: share("x", "doc_w"), y: share("y", "doc_h") })}`;

/** Times are those of the chunk's beginning. */
const MOVED = `sample.selector AS selector, '' AS label, from_ts AS ts, session_id, visitor_id, page_view_id,
    ${position({ ex: "sample.ex", ey: "sample.ey", x: within("sample.x"), y: within("sample.y") })}`;

/** The first click of each page view, which may be older than the period or not selected by the filter. */
const firstClicks = ({ filter, page, devices }: HeatmapScope) =>
  `(SELECT * FROM event
    WHERE ${[whereSql(filter, IN_VISITS), "type = 'click'", `page_view_id != toUUID('${ABSENT_ID}')`, page.sql, ...devices].join("\n    AND ")}
    ORDER BY ts, event_id LIMIT 1 BY page_view_id) AS event
  WHERE ${isInPeriod("ts")} AND ${chosen(filter)}`;

/** One row for each click or movement. */
export function layerSql(scope: HeatmapScope, mode: LayerMode): string {
  if (mode === "move")
    return `SELECT ${MOVED}
  FROM (SELECT from_ts, session_id, visitor_id, page_view_id, pointer FROM ${recordedChunks(scope, "pointer")}) ARRAY JOIN pointer AS sample`;
  const from = mode === "first" ? firstClicks(scope) : `event WHERE ${heatmapEvents(scope, `type = '${mode}'`)}`;
  return `SELECT ${CLICKED}
  FROM ${from}`;
}

const pointColumns = { selector: text, box_x: number, box_y: number, x: number, y: number, points: number };
export type LayerPoint = RowOf<typeof pointColumns>;

/** Those with the highest counts, at most one more than an answer holds. Without an element, the place is grouped. */
export const layerPoints = (
  { events, signal }: QueryContext,
  scope: HeatmapScope,
  mode: LayerMode,
): Promise<LayerPoint[]> =>
  events.query(
    pointColumns,
    `SELECT selector, box_x, box_y, avg(doc_x) AS x, avg(doc_y) AS y, count() AS points
FROM (${layerSql(scope, mode)})
GROUP BY selector, box_x, box_y, if(selector = '', (round(doc_x, 1), round(doc_y, 1)), (0., 0.))
ORDER BY points DESC, selector, box_x, box_y, y, x LIMIT ${MOST_POINTS + 1}`,
    heatmapParams(scope),
    signal,
  );

/** The newest that is not empty. */
export const NEWEST_TEXT = "argMaxIf(label, ts, label != '')";

const elementColumns = {
  selector: text,
  name: text,
  clicks: number,
  visitors: number,
  converted: number,
  /** of all elements */
  of_clicks: number,
};
export type LayerElement = RowOf<typeof elementColumns>;

export function layerElements(
  { events, signal }: QueryContext,
  scope: HeatmapScope,
  mode: LayerMode,
): Promise<LayerElement[]> {
  const reached = `SELECT session_id, max(ts) AS reached_at FROM event
  WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${scope.conversion} GROUP BY session_id`;
  return events.query(
    elementColumns,
    `SELECT selector, ${NEWEST_TEXT} AS name, count() AS clicks, ${VISITORS} AS visitors,
  ${visitorsWith("reached_at >= ts")} AS converted, sum(count()) OVER () AS of_clicks
FROM (${layerSql(scope, mode)}) AS layer
LEFT JOIN (${reached}) AS goals ON goals.session_id = layer.session_id
GROUP BY selector ORDER BY clicks DESC, selector LIMIT ${MOST_ELEMENTS}`,
    heatmapParams(scope),
    signal,
  );
}
