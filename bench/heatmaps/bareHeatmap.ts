// A click map by hand: the SQL that an analyst would write for these events, and nothing around it.
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import type { EventStore } from "../../host/src/stores/events.ts";
import { list, number, text } from "../../host/src/stores/resultColumns.ts";

interface Asked {
  widgetId: number;
  page: HeatmapPage;
  startDate: string;
  endDate: string;
}

/** What is compared. */
export interface HeatmapNumbers {
  clicks: number;
  elements: string[];
  pageViews: number;
  reached: number[];
}

export async function bareHeatmap(store: EventStore, asked: Asked): Promise<HeatmapNumbers> {
  const { widgetId, page, startDate, endDate } = asked;
  const params = { widget: widgetId, start: startDate, end: endDate, page: page.value.replaceAll("*", "%") };
  const events = `widget_id = {widget:UInt32} AND toDate(ts) BETWEEN {start:Date} AND {end:Date}
    AND is_bot = 0 AND is_internal = 0`;
  const onPage = `${events} AND path ${page.match === "exact" ? "=" : "LIKE"} {page:String}`;
  const points = store.query(
    { selector: text, ex: number, ey: number, x: number, y: number, points: number },
    `SELECT selector, round(event.ex) AS ex, round(event.ey) AS ey, avg(100 * event.x / doc_w) AS x, avg(100 * event.y / doc_h) AS y,
      count() AS points
    FROM event WHERE ${onPage} AND type = 'click' GROUP BY selector, ex, ey ORDER BY points DESC LIMIT 4001`,
    params,
  );
  const elements = store.query(
    { selector: text, clicks: number, visitors: number, converted: number, all: number },
    `SELECT selector, count() AS clicks, uniqExact(visitor_id) AS visitors, uniqExactIf(visitor_id, last >= ts) AS converted,
      sum(count()) OVER () AS all
    FROM event LEFT JOIN (SELECT session_id, max(ts) AS last FROM event
      WHERE ${events} AND (type = 'goal' OR type = 'event' AND name = 'purchase') GROUP BY session_id) AS bought USING session_id
    WHERE ${onPage} AND type = 'click' GROUP BY selector ORDER BY clicks DESC, selector LIMIT 200`,
    params,
  );
  const reading = store.query(
    { reached: list(number) },
    `SELECT sumForEach(arrayMap(start -> toUInt64(deepest >= start), range(0, 100, 5))) AS reached
    FROM (SELECT max(scroll_depth) AS deepest FROM event
      WHERE ${onPage} AND type IN ('pageview', 'scroll', 'ping', 'leave') GROUP BY page_view_id
      HAVING countIf(type = 'pageview') > 0 AND countIf(type != 'pageview') > 0)`,
    params,
  );
  const sample = store.query(
    { views: number, visitors: number, first: text, last: text },
    `SELECT count() AS views, uniqExact(visitor_id) AS visitors, toString(min(ts)) AS first, toString(max(ts)) AS last
    FROM event WHERE ${onPage} AND type = 'pageview'`,
    params,
  );
  const [, listed, [read], [viewed]] = await Promise.all([points, elements, reading, sample]);
  const reached = read?.reached ?? [];
  return {
    clicks: listed[0]?.all ?? 0,
    elements: listed.map((each) => `${each.selector} ${each.clicks} ${each.visitors} ${each.converted}`),
    pageViews: viewed?.views ?? 0,
    reached: Array.from({ length: 20 }, (_, band) => {
      const percent = reached[0] ? (100 * (reached[band] ?? 0)) / reached[0] : 0;
      return Math.round(percent * 1e6) / 1e6;
    }),
  };
}
