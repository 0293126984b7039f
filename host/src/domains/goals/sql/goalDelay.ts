// Time and number of visits from a visitor's first visit ever to the first conversion in the range.
import { IN_PERIOD, IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number } from "#host/stores/resultColumns.ts";
import { goalParams, goalSessions, type GoalQuestion } from "./goalQuestion.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** seconds; the last bucket is open-ended */
const TIMES = [MINUTE, 10 * MINUTE, HOUR, DAY, 7 * DAY, 30 * DAY] as const;
const VISITS = [1, 2, 3, 4, 5] as const;

const delayColumns = {
  visitors: number,
  median: number,
  p90: number,
  times: list(number),
  visits: list(number),
};

const within = (value: string, ends: readonly number[]) =>
  `[${[...ends, undefined]
    .map((end, n) => {
      const above = n === 0 ? "1" : `${value} > ${ends[n - 1]}`;
      return `countIf(${above} AND ${end === undefined ? "1" : `${value} <= ${end}`})`;
    })
    .join(", ")}]`;

const buckets = (ends: readonly number[], counts: readonly number[] = []) =>
  counts.map((visitors, n) => ({ upTo: ends[n] ?? null, visitors }));

export async function goalDelay({ events, signal }: QueryContext, question: GoalQuestion) {
  const reached = `SELECT visitor, min(at) AS first_at FROM (${goalSessions(question, [])}) GROUP BY visitor`;
  // the join decides; this only reads less
  const mayHaveReached = `SELECT visitor_id FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${question.goal.sql}`;
  const known = `SELECT visitor_id, session_id, min(session_start) AS begun FROM event
  WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} AND visitor_id IN (${mayHaveReached})
  GROUP BY visitor_id, session_id`;
  const rows = await events.query(
    delayColumns,
    `SELECT count() AS visitors, quantileExact(0.5)(took) AS median, quantileExact(0.9)(took) AS p90,
  ${within("took", TIMES)} AS times, ${within("came", VISITS)} AS visits
FROM (SELECT visitor, greatest(0, dateDiff('second', min(begun), any(first_at))) AS took,
    countIf(begun <= first_at) AS came
  FROM (${reached}) AS reached INNER JOIN (${known}) AS known ON known.visitor_id = reached.visitor
  GROUP BY visitor)`,
    goalParams(question, question.period),
    signal,
  );
  const row = rows[0];
  const has = row !== undefined && row.visitors > 0;
  return {
    time: { median: has ? row.median : null, p90: has ? row.p90 : null, buckets: has ? buckets(TIMES, row.times) : [] },
    visits: has ? buckets(VISITS, row.visits) : [],
  };
}
