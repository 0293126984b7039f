import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, text, time } from "#host/stores/resultColumns.ts";
import { formParams, formSource, type FormScope } from "../formScope.ts";
import { IS_ABANDONED, unitsSql } from "#host/analytics/forms/formUnits.ts";

const columns = {
  session_id: text,
  visitor_id: text,
  at: time,
  field: text,
  path: text,
  spent_ms: number,
  attempts: number,
  channel: text,
  country: text,
  device: text,
  total: number,
};

const FACTS = ["channel", "country", "device"];

/** The sessions that started the form and did not complete it, newest first. */
export async function formDropoffs(
  { events, signal }: QueryContext,
  scope: FormScope,
  { field, limit, offset }: { field?: string | undefined; limit: number; offset: number },
) {
  const units = unitsSql({ sql: formSource(scope, FACTS), facts: FACTS.map((fact) => `any(${fact}) AS of_${fact}`) });
  const dropped = `FROM (${units}) WHERE ${IS_ABANDONED}${field === undefined ? "" : " AND last_field = {field:String}"}`;
  const params = { ...formParams(scope), ...(field !== undefined && { field }), limit, offset };
  const rows = await events.query(
    columns,
    `SELECT session_id, visitor AS visitor_id, last_at AS at, last_field AS field, last_path AS path,
  toUnixTimestamp64Milli(last_at) - began AS spent_ms, length(tries) AS attempts,
  ${FACTS.map((fact) => `of_${fact} AS ${fact}`).join(", ")}, count() OVER () AS total
${dropped} ORDER BY at DESC, session_id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    params,
    signal,
  );
  if (rows.length > 0 || offset === 0)
    return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  const [counted] = await events.query({ total: number }, `SELECT count() AS total ${dropped}`, params, signal);
  return { rows: [], total: counted?.total ?? 0 };
}
