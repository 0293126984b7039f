// The pages on which a form was seen, its own label, and since when the project's forms are measured.
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, text, time } from "#host/stores/resultColumns.ts";
import { formParams, formSource, type FormScope } from "../formScope.ts";
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_FORM_EVENT } from "#host/analytics/forms/formEvents.ts";

const MOST_PAGES = 20;

export const formPages = ({ events, signal }: QueryContext, scope: FormScope) =>
  events.query(
    { path: text, url: text, views: number, label: text },
    `SELECT path, argMax(url, ts) AS url, ${SESSIONS_OF_CHOSEN} AS views,
  argMaxIf(text, ts, type != 'form_field' AND text != '') AS label
FROM (${formSource(scope)}) WHERE is_form GROUP BY path ORDER BY views DESC, path LIMIT ${MOST_PAGES}`,
    formParams(scope),
    signal,
  );

/** Whatever the range; null: no form was ever measured. */
export async function measuredSince({ events, signal }: QueryContext, widget: number): Promise<string | null> {
  const [row] = await events.query(
    { since: nullable(time) },
    `SELECT minOrNull(ts) AS since FROM event WHERE widget_id = {widget:UInt32} AND ${IS_FORM_EVENT}`,
    { widget },
    signal,
  );
  return row?.since ?? null;
}
