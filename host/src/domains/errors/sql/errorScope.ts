// The error events of a report: from human visitors, in the range, selected by the filter. A page filter refers to the
// page on which the error occurred.
import type { ErrorKind } from "@sightline/schema/rest/errors/errors";
import { countedErrors, type CountedErrors } from "#host/analytics/countedErrors.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { gatherReport, type ReportScope } from "#host/analytics/scope/reportScope.ts";

export interface ErrorScope extends ReportScope {
  errors: CountedErrors;
  kinds: string[] | undefined;
  releases: string[] | undefined;
}

type Asked = Parameters<typeof gatherReport>[0] & {
  body: { kinds?: ErrorKind[] | undefined; releases?: string[] | undefined };
};

/** As stored in the column: an error thrown by a script is the default. */
export const storedKind = (kind: ErrorKind): string => (kind === "script" ? "" : kind);

export async function gatherErrors(requested: Asked): Promise<ErrorScope> {
  const scope = await gatherReport(requested);
  const errors = await countedErrors(requested.services.entities, scope.project.widgetId);
  return { ...scope, errors, kinds: requested.body.kinds?.map(storedKind), releases: requested.body.releases };
}

export const sessionsWhere = ({ filter }: ReportScope) => [IN_PERIOD, IS_HUMAN, ...filter.visits].join(" AND ");

/** Whether an event of these sessions is an error that counts. `whole` ignores kind and release. */
export const isError = ({ filter, errors, kinds, releases }: ErrorScope, whole = false) =>
  [
    errors.where,
    ...filter.rows,
    ...(kinds && !whole ? ["error_kind IN {err_kinds:Array(String)}"] : []),
    ...(releases && !whole ? ["release IN {err_releases:Array(String)}"] : []),
  ].join(" AND ");

export const errorsWhere = (scope: ErrorScope, whole = false) => `${sessionsWhere(scope)} AND ${isError(scope, whole)}`;

export const errorParams = ({ project, zone, filter, period, errors, kinds, releases, now }: ErrorScope) => ({
  ...periodParams(project.widgetId, zone.name, period),
  // future parts of a trend would look like a drop
  drawn_to: Math.max(period.from + 1, Math.min(period.to, now + 1)),
  ...filter.params,
  ...errors.params,
  ...(kinds && { err_kinds: kinds }),
  ...(releases && { err_releases: releases }),
});
