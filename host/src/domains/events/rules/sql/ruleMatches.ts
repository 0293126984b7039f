// How often a rule would have matched in the last 30 days. Undefined if stored events don't contain this: form fields
// are not tracked without a rule, nor are elements coming into view, hovering, page conditions or time on page. Stored
// paths only support simple selectors.
import type { ActionType } from "@sightline/schema/rest/events/rules";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { VISITORS } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { onPage, type Bind } from "#host/analytics/goals/pagePattern.ts";
import { selectorPattern } from "#host/analytics/goals/selectorPattern.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, text } from "#host/stores/resultColumns.ts";
import { DAYS } from "./ruleCounts.ts";

interface Rule {
  url: string;
  path_name: string;
  action_type: ActionType;
  /** the project's rule for which URLs are the same page */
  pages: PageRule;
}

/** The stored events that match the rule, and the unit in which a match counts once. */
function meeting({ path_name, action_type }: Rule, bind: Bind): { sql: string; once: string } | undefined {
  if (action_type === 5)
    return { sql: `scroll_depth >= ${bind(Number.parseInt(path_name, 10), "UInt8")}`, once: "page_view_id" };
  const pattern = action_type === 1 ? selectorPattern(path_name) : undefined;
  return pattern
    ? { sql: `type = 'click' AND match(selector, ${bind(pattern, "String")})`, once: "event_id" }
    : undefined;
}

const matchColumns = {
  path: text,
  count: number,
  total: number,
  /** of a subquery, which has no row for all that the store knows */
  people: nullable(number),
};

export async function ruleMatches({ events, signal }: QueryContext, widgetId: number, rule: Rule, now: number) {
  const params: Record<string, string | number> = {};
  const bind: Bind = (value, type) => {
    const name = `r${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const met = meeting(rule, bind);
  if (!met) return undefined;
  const where = [IN_PERIOD, IS_HUMAN, met.sql, ...(rule.url === "" ? [] : [onPage(rule.url, bind, rule.pages)])].join(
    " AND ",
  );
  const rows = await events.query(
    matchColumns,
    `SELECT path, uniqExact(${met.once}) AS count, (SELECT ${VISITORS} FROM event WHERE ${where}) AS people,
  sum(count) OVER () AS total
FROM event WHERE ${where} GROUP BY path ORDER BY count DESC, path LIMIT 1000`,
    { ...periodParams(widgetId, "UTC", { from: now - DAYS * 86_400_000, to: now + 1 }), ...params },
    signal,
  );
  const pages = rows.slice(0, 10).map(({ path, count }) => ({ path, count }));
  return { matches: rows[0]?.total ?? 0, visitors: rows[0]?.people ?? 0, pages };
}
