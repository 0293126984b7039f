// Which error events a report is about: those of people, in the range, that the filter chooses. A filter by page means
// the page on which the error happened.
import type { ErrorKind } from "@sightline/schema/rest/errors/errors";
import { countedErrors, type CountedErrors } from "#host/http/errors/countedErrors.ts";
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import { gatherReport, type ReportScope } from "#host/http/scope/reportScope.ts";

export interface ErrorScope extends ReportScope {
  errors: CountedErrors;
  kinds: string[] | undefined;
  releases: string[] | undefined;
}

type Asked = Parameters<typeof gatherReport>[0] & {
  body: { kinds?: ErrorKind[] | undefined; releases?: string[] | undefined };
};

/** As the column says it: a script that threw is the usual case. */
export const storedKind = (kind: ErrorKind): string => (kind === "script" ? "" : kind);

export async function gatherErrors(asked: Asked): Promise<ErrorScope> {
  const scope = await gatherReport(asked);
  const errors = await countedErrors(asked.services.entities, scope.project.widgetId);
  return { ...scope, errors, kinds: asked.body.kinds?.map(storedKind), releases: asked.body.releases };
}

export const sessionsWhere = ({ filter }: ReportScope) => [IN_PERIOD, BY_PEOPLE, ...filter.visits].join(" AND ");

/** Of an event of these sessions: is it an error that counts? `whole` says whatever its kind and release. */
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
  // parts of a trend that still lie ahead would let every line fall
  drawn_to: Math.max(period.from + 1, Math.min(period.to, now + 1)),
  ...filter.params,
  ...errors.params,
  ...(kinds && { err_kinds: kinds }),
  ...(releases && { err_releases: releases }),
});
