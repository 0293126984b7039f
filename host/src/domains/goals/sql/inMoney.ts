// A goal query with the currency of its values.
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { GoalQuestion } from "./goalQuestion.ts";

type Unpriced = Omit<GoalQuestion, "money" | "currency" | "widgetId">;

export async function inMoney(
  context: QueryContext,
  project: ScopedProject,
  question: Unpriced,
): Promise<GoalQuestion> {
  const { goal, filter, period } = question;
  const { visits = [], rows = [], params = {} } = filter;
  const counted = { visits, rows, params: { ...params, ...goal.params } };
  const currency = await mainCurrency(context, { project, period, filter: counted }, goal.sql);
  return { ...question, widgetId: project.widgetId, currency: currency || null, ...moneyParams(currency) };
}
