// What each question costs when it is asked of the events in one bare statement: no people, filters or time zones told
// apart, one or two counts instead of all measures. The figure that is promised for a question was taken with these
// statements on another machine (`reference`, milliseconds at ten million), so that the ratio carries over and the time not.
export type QuestionName = "daily" | "pages" | "realtime" | "retention" | "countries";

interface Bare {
  sql: string;
  /** days before today with which the range begins */
  days: number;
  reference: number;
  /** milliseconds that the product may take where the bare one takes `reference` */
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
