// The events with which a form was completed or abandoned: the successful attempt, or the last event of the form in a
// session that started it and did not complete it. The sessions are those of the form's own report.
import type { PreparedCondition } from "../goals/keyedRule.ts";
import { IS_HUMAN, LONGEST_VISIT } from "../visits/humanTrafficSql.ts";
import type { FormConditions } from "./formConditions.ts";
import { formSourceSql, HAS_WON, IS_ABANDONED, unitsSql } from "./formUnits.ts";

const [FROM, TO] = [`{from:Int64} - ${LONGEST_VISIT}`, `{to:Int64} + ${LONGEST_VISIT}`].map(
  (at) => `fromUnixTimestamp64Milli(${at}, 'UTC')`,
);
const IN_SESSIONS = `widget_id = {widget:UInt32} AND toDate(ts) >= toDate(${FROM}) AND ts >= ${FROM}
    AND toDate(ts) <= toDate(${TO}) AND ts < ${TO}`;

const unitsOf = (form: FormConditions, scope: string) =>
  unitsSql({ sql: formSourceSql(form, `${IN_SESSIONS} AND ${scope} AND ${IS_HUMAN}`) });

const atEvent = (units: string) => `(session_id, toUnixTimestamp64Milli(ts)) IN (${units})`;

/** `scope`: a SQL condition on the events that are read to find out; "1" for all. */
export function formCompleted(form: FormConditions, scope: string): PreparedCondition {
  const isSuccess = form.hasRule ? form.isSuccess : `type = 'form_submit' AND ${form.isForm}`;
  const units = `SELECT session_id, won FROM (${unitsOf(form, scope)}) WHERE ${HAS_WON}`;
  return { sql: `(${isSuccess} AND ${atEvent(units)})`, params: form.params };
}

/** `field`: the last one that the visitor used; "" for any. */
export function formAbandoned(form: FormConditions, field: string, scope: string): PreparedCondition {
  const at = field === "" ? "" : " AND last_field = {abandoned_at:String}";
  const units = `SELECT session_id, toUnixTimestamp64Milli(last_at) FROM (${unitsOf(form, scope)}) WHERE ${IS_ABANDONED}${at}`;
  return { sql: `(${form.isForm} AND ${atEvent(units)})`, params: { ...form.params, abandoned_at: field } };
}
