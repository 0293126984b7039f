// Which error events a report is about: those of people, in the range, that the filter chooses. A filter by page means
// the page on which the error happened.
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { ReportScope } from "#host/http/scope/reportScope.ts";

export const sessionsWhere = ({ filter }: ReportScope) => [IN_PERIOD, BY_PEOPLE, ...filter.visits].join(" AND ");

export const errorsWhere = (scope: ReportScope) =>
  [sessionsWhere(scope), ...scope.filter.rows, "type = 'error'", "error_hash != ''"].join(" AND ");

export const errorParams = ({ project, zone, filter, period }: ReportScope) => ({
  ...periodParams(project.widgetId, zone.name, period),
  ...filter.params,
});
