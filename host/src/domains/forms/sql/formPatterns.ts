// How many sessions reached the same fields and ended alike.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { formParams, formSource, type FormScope } from "../formScope.ts";
import { MOST_PATTERNS } from "../limits.ts";
import { HAS_BEGUN, HAS_WON, unitsSql } from "#host/analytics/forms/formUnits.ts";

const columns = { reached: list(text), last_field: text, is_won: number, sessions: number };
export type FormPattern = RowOf<typeof columns>;

/** Of starters, the most frequent first. */
export const formPatterns = ({ events, signal }: QueryContext, scope: FormScope): Promise<FormPattern[]> =>
  events.query(
    columns,
    `SELECT reached, last_field, ${HAS_WON} AS is_won, count() AS sessions
FROM (${unitsSql({ sql: formSource(scope) })}) WHERE ${HAS_BEGUN}
GROUP BY reached, last_field, is_won ORDER BY sessions DESC, reached, last_field, is_won LIMIT ${MOST_PATTERNS}`,
    formParams(scope),
    signal,
  );
