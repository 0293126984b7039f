// What the visitors who started the form did in each of its fields.
import { FormFieldType } from "@sightline/schema/rest/forms/fieldType";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { list, nullable, number, oneOf, type RowOf, text } from "#host/stores/resultColumns.ts";
import { formParams, formSource, type FormScope } from "../formScope.ts";
import { MOST_FIELDS } from "../limits.ts";
import { HAS_TRIED } from "./formTotals.ts";
import { HAS_BEGUN, HAS_WON, unitsSql } from "#host/analytics/forms/formUnits.ts";

const columns = {
  field: text,
  label: text,
  field_type: oneOf(...FormFieldType.options, ""),
  reached: number,
  times: list(nullable(number)),
  hesitation: nullable(number),
  refilled: number,
  refills: number,
  returned: number,
  returns: number,
  blank: number,
  failed: number,
  errors: number,
  abandons: number,
};
export type FieldRow = RowOf<typeof columns>;

/** Of one session and field: reports add up. */
const IN_SESSION = [
  "session_id, field",
  "argMaxIf(text, ts, type = 'form_field' AND text != '') AS own_label",
  "argMaxIf(toString(field_type), ts, field_type != '') AS own_type",
  "maxIf(field_position, type = 'form_field') AS place",
  "max(type = 'form_start' OR is_reached = 1) AS is_touched",
  "sum(focused_ms) AS focused, minIf(hesitation_ms, hesitation_ms > 0) AS hesitated",
  "sum(focuses) AS focused_times, sum(refills) AS again, sum(field_errors) AS wrong",
  "countIf(form_attempt > 0) AS tried, argMaxIf(is_filled, (ts, form_attempt), form_attempt > 0) AS was_filled",
].join(", ");

/** In the order of the form; fields that no session reported, such as removed ones, at the end. */
export async function formFields({ events, signal }: QueryContext, scope: FormScope): Promise<FieldRow[]> {
  const more = ["field_type", "field_position", "focused_ms", "hesitation_ms", "focuses", "refills", "is_filled"];
  return events.query(
    columns,
    `SELECT field, argMaxIf(own_label, first_at, own_label != '') AS label, argMaxIf(own_type, first_at, own_type != '') AS field_type,
  countIf(is_touched) AS reached, quantilesExactInclusiveIf(0.5, 0.9)(focused, is_touched) AS times,
  quantileExactInclusiveIf(0.5)(hesitated, hesitated > 0) AS hesitation,
  countIf(again > 0) AS refilled, sum(again) AS refills,
  countIf(focused_times > 1) AS returned, sumIf(focused_times - 1, focused_times > 1) AS returns,
  countIf(has_tried AND tried > 0 AND was_filled = 0) AS blank,
  countIf(wrong > 0) AS failed, sum(wrong) AS errors, countIf(NOT has_won AND last_field = field) AS abandons
FROM (SELECT ${IN_SESSION} FROM (${formSource(scope, more)})
  WHERE is_form AND type IN ('form_start', 'form_field') GROUP BY session_id, field) AS of_field
INNER JOIN (SELECT session_id, first_at, last_field, ${HAS_WON} AS has_won, ${HAS_TRIED} AS has_tried
  FROM (${unitsSql({ sql: formSource(scope) })}) WHERE ${HAS_BEGUN}) AS units USING session_id
GROUP BY field
ORDER BY max(place) = 0, quantileExactLowIf(0.5)(place, place > 0), field LIMIT ${MOST_FIELDS}`,
    formParams(scope),
    signal,
  );
}
