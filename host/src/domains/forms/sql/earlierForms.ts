// What was stored of forms before the tracker measured them: recorded forms that were not submitted, and goals.
import { goalSql, activeGoals } from "#host/analytics/goals/goalRows.ts";
import { withMerged } from "#host/analytics/goals/withMerged.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { sessionsWith } from "#host/analytics/visits/countSql.ts";
import { whereSql } from "#host/analytics/visits/visits.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { number } from "#host/stores/resultColumns.ts";
import { reportParams } from "../formScope.ts";

export async function earlierForms(
  { events, entities, signal }: QueryContext & { entities: EntityStore },
  scope: ReportScope,
  until: number,
): Promise<{ recorded_drops: number; goal_submits: number }> {
  const before = { ...scope, period: { ...scope.period, to: Math.min(scope.period.to, until) } };
  const { widgetId } = scope.project;
  const goals = (await activeGoals(entities, widgetId)).filter(({ goal_type }) => goal_type === "formSubmit");
  const rules = (await withMerged(entities, widgetId, goals)).map((goal, n) => goalSql(goal, `g${n}_`));
  const [[recorded], [reached]] = await Promise.all([
    events.query(
      { drops: number },
      `SELECT sum(form_drops) AS drops FROM recording_chunk WHERE widget_id = {widget:UInt32}
  AND to_ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND to_ts < fromUnixTimestamp64Milli({to:Int64}, 'UTC')`,
      { widget: widgetId, from: before.period.from, to: before.period.to },
      signal,
    ),
    rules.length === 0
      ? []
      : events.query(
          { sessions: number },
          `SELECT ${sessionsWith(rules.map(({ sql }) => sql).join(" OR "))} AS sessions FROM event WHERE ${whereSql(scope.filter)}`,
          Object.assign(reportParams(before), ...rules.map(({ params }) => params)) as Record<string, string>,
          signal,
        ),
  ]);
  return { recorded_drops: recorded?.drops ?? 0, goal_submits: reached?.sessions ?? 0 };
}
