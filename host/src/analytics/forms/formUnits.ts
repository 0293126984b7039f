// One row for each session and form: when it began, whether and when it succeeded, and the last field. All numbers of
// forms are counts of these rows; docs/definitions.md has the definitions.

import type { FormConditions } from "./formConditions.ts";

/** Milliseconds after an attempt in which an error or another attempt shows that it failed. */
const RETRY_MS = 3000;
/** Milliseconds after an attempt in which the next page may show the form again, with errors. */
const SHOWN_AGAIN_MS = 30_000;

/** Columns of the events of one or several forms. */
export interface FormSource {
  /** SELECT with the columns that `unitsSql` names, `form`, `is_form`, `is_success` and `has_rule` */
  sql: string;
  /** further aggregates over its rows, such as the device */
  facts?: readonly string[];
}

const MS = "toUnixTimestamp64Milli(ts)";
const REACHES = "is_form AND (type = 'form_start' OR is_reached = 1)";
const HAS_ERRORS = "is_form AND type = 'form_field' AND field_errors > 0";

/** The columns of events that a source needs besides those of its facts. */
export const UNIT_COLUMNS = [
  ...["session_id", "visitor_id", "ts", "type", "page_view_id", "selector", "path", "url", "text", "field"],
  ...["form_attempt", "field_errors", "is_reached", "is_last"],
];

/** The source of one form. `where`: which events are read, those of its success included. */
export const formSourceSql = (
  { isForm, isSuccess, hasRule }: Pick<FormConditions, "isForm" | "isSuccess" | "hasRule">,
  where: string,
  columns: readonly string[] = [],
): string =>
  `SELECT ${[...UNIT_COLUMNS, ...columns].join(", ")}, 1 AS form, ${isForm} AS is_form, ${isSuccess} AS is_success,
      ${Number(hasRule)} AS has_rule
    FROM event WHERE ${where} AND (is_form OR is_success)`;

/**
 * An attempt without a rule succeeds if the browser refused nothing, no field had an error within 3 seconds of it, the
 * form was not submitted again within 3 seconds, and the page that followed did not show it with errors.
 */
const PASSES = [
  "t.5 = 0",
  "NOT has(refused, (t.3, t.4, t.2))",
  `(n = length(tries) OR tries[n + 1].1 - t.1 > ${RETRY_MS})`,
  `NOT arrayExists(at -> at > t.1 AND at <= t.1 + ${SHOWN_AGAIN_MS}, shown_again)`,
].join(" AND ");

/** Of a unit. */
export const HAS_BEGUN = "began > 0";
export const HAS_WON = "won > 0";
export const IS_ABANDONED = `${HAS_BEGUN} AND won = 0`;

/** Columns: milliseconds since 1970 are 0 for what did not happen. */
export const unitsSql = ({ sql, facts = [] }: FormSource): string =>
  `SELECT ${[
    "form, session_id, any(visitor_id) AS visitor",
    "minIf(ts, is_form) AS first_at, maxIf(ts, is_form) AS last_at",
    "groupUniqArrayIf(path, is_form) AS paths, argMaxIf(path, ts, is_form) AS last_path, argMaxIf(url, ts, is_form) AS last_url",
    "argMaxIf(text, ts, is_form AND type != 'form_field' AND text != '') AS label",
    `minIf(${MS}, ${REACHES}) AS touched`,
    `arraySort(groupUniqArrayIf(field, ${REACHES})) AS reached`,
    // milliseconds, number, form, page view, fields that the browser refused
    `arraySort(groupArrayIf((${MS}, form_attempt, selector, page_view_id, field_errors), is_form AND type = 'form_submit')) AS tries`,
    `groupUniqArrayIf((selector, page_view_id, form_attempt), ${HAS_ERRORS} AND form_attempt > 0) AS refused`,
    // the page showed errors before the visitor did anything
    `groupArrayIf(${MS}, ${HAS_ERRORS} AND form_attempt = 0 AND is_reached = 0) AS shown_again`,
    `groupArrayIf(${MS}, is_success) AS successes`,
    // a form that the browser filled can be submitted before the visitor touches a field
    "arrayMin(arrayFilter(at -> at > 0, [touched, tries[1].1])) AS began",
    `arrayFirstIndex((t, n) -> ${PASSES}, tries, arrayEnumerate(tries)) AS passed`,
    "if(any(has_rule), if(began > 0, arrayMin(arrayFilter(at -> at >= began, successes)), 0), tries[passed].1) AS won",
    "argMaxIf(field, (ts, is_last), is_form AND (is_last = 1 OR type = 'form_start')) AS last_field",
    ...facts,
  ].join(",\n    ")}
  FROM (${sql})
  GROUP BY form, session_id HAVING countIf(is_form) > 0`;
