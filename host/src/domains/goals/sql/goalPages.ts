// The pages on which a goal is reached, and the previous other page. "" if there was none.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { goalParams, goalSessions, IS_GOAL, type GoalQuestion } from "./goalQuestion.ts";

const MOST = 20;

const pageColumns = {
  path: text,
  conversions: number,
};
type PageRow = RowOf<typeof pageColumns>;

function byPage(
  { events, signal }: QueryContext,
  question: GoalQuestion,
  fact: string,
  path: string,
): Promise<PageRow[]> {
  return events.query(
    pageColumns,
    `SELECT ${path} AS path, count() AS conversions FROM (${goalSessions(question, [fact])})
GROUP BY path ORDER BY conversions DESC, path LIMIT ${MOST}`,
    goalParams(question, question.period),
    signal,
  );
}

export const goalPages = (context: QueryContext, question: GoalQuestion) =>
  byPage(context, question, `argMinIf(path, ts, ${IS_GOAL}) AS on_page`, "on_page");

/** For an event on a page, the page that led to this page counts. */
export const pagesBefore = (context: QueryContext, question: GoalQuestion) =>
  byPage(
    context,
    question,
    `groupArrayIf((ts, path), ${IS_PAGE_VIEW}) AS views, argMinIf(path, ts, ${IS_GOAL}) AS on_page`,
    "arrayLast(view -> view.1 < at AND view.2 != on_page, arraySort(views)).2",
  );
