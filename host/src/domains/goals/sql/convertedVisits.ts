// The visits that reached a goal, newest first.
import type { ConvertedVisit } from "@sightline/schema/rest/goals/goalResults";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text, time } from "#host/stores/resultColumns.ts";
import { goalParams, goalSessions, IS_GOAL, type GoalQuestion } from "./goalQuestion.ts";

const facts = ["entry_path", "channel", "country", "device"];

export function convertedVisits(
  { events, signal }: QueryContext,
  question: GoalQuestion,
  page: { limit: number; offset: number },
): Promise<ConvertedVisit[]> {
  const sessions = goalSessions(question, [
    ...facts.map((column) => `toString(any(${column})) AS of_${column}`),
    `argMinIf(path, ts, ${IS_GOAL}) AS on_page`,
    `groupArrayIf(ts, ${IS_PAGE_VIEW}) AS views`,
    `${moneySql(IS_GOAL)} AS money`,
  ]);
  return events.query(
    {
      session_id: text,
      visitor_id: text,
      at: time,
      path: text,
      entry_path: text,
      channel: text,
      country: text,
      device: text,
      pages: number,
      revenue: number,
    },
    `SELECT toString(session_id) AS session_id, toString(visitor) AS visitor_id, at, on_page AS path,
  ${facts.map((column) => `of_${column} AS ${column}`).join(", ")},
  arrayCount(view -> view <= at, views) AS pages, money AS revenue
FROM (${sessions}) ORDER BY at DESC, session_id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...goalParams(question, question.period), ...page },
    signal,
  );
}
