// Visits and visitors that reached a goal, out of the total, and their value.
import type { GoalTotals } from "@sightline/schema/rest/goals/goalResults";
import { convertedVisitorsOf, VISITORS_OF_VISITS } from "#host/analytics/visits/countSql.ts";
import { moneySql } from "#host/analytics/goals/moneySql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number } from "#host/stores/resultColumns.ts";
import { goalParams, goalSessions, IS_GOAL, type GoalQuestion } from "./goalQuestion.ts";

const NONE: GoalTotals = { sessions: 0, visitors: 0, conversions: 0, converted_visitors: 0, revenue: 0 };

export async function goalTotals(
  { events, signal }: QueryContext,
  question: GoalQuestion,
  period: Pick<Period, "from" | "to">,
): Promise<GoalTotals> {
  const sessions = goalSessions(question, [`${moneySql(IS_GOAL)} AS money`], false);
  const rows = await events.query(
    { sessions: number, visitors: number, conversions: number, converted_visitors: number, revenue: number },
    `SELECT count() AS sessions, ${VISITORS_OF_VISITS} AS visitors, countIf(reached) AS conversions,
  ${convertedVisitorsOf("reached")} AS converted_visitors, sum(money) AS revenue FROM (${sessions})`,
    goalParams(question, period),
    signal,
  );
  return rows[0] ?? NONE;
}
