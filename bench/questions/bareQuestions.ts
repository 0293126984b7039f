// The cost of each question as one bare statement on the events: no filtering of bots, no filters or time zones, and
// one or two counts instead of all measures. The promised figure for a question was measured with these statements on
// another machine (`reference`, milliseconds at ten million events), so the ratio is portable but the time isn't.
export type QuestionName = "daily" | "pages" | "realtime" | "retention" | "countries";

interface Bare {
  sql: string;
  /** days before today at which the range starts */
  days: number;
  reference: number;
  /** milliseconds that the product may take at the time that the bare statement takes `reference` */
  most: number;
}

const RANGE = "widget_id = {widget:UInt32} AND ts >= {from:DateTime64(3, 'UTC')}";
const split = (by: string, and = "") =>
  `SELECT ${by} AS label, count(), uniqExact(visitor_id) FROM event WHERE ${RANGE}${and} GROUP BY label`;

const weeks = `SELECT visitor_id, min(week) AS first, arrayJoin(arrayMap(one -> one - first, groupUniqArray(week))) AS distance
  FROM (SELECT visitor_id, intDiv(toInt32(toMonday(toDate(ts))), 7) AS week FROM event WHERE ${RANGE}) GROUP BY visitor_id`;

export const bareQuestions: Record<QuestionName, Bare> = {
  daily: { sql: split("toDate(ts)"), days: 29, reference: 40, most: 100 },
  pages: { sql: split("path", " AND type = 'pageview'"), days: 29, reference: 68, most: 100 },
  realtime: { sql: split("toStartOfMinute(ts)"), days: 0, reference: 5, most: 10 },
  retention: {
    sql: `SELECT first, distance, count() FROM (${weeks}) GROUP BY first, distance`,
    days: 83,
    reference: 404,
    most: 100,
  },
  countries: { sql: split("country"), days: 29, reference: 48, most: 100 },
};
