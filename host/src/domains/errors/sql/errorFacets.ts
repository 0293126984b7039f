// Filter options for the list: the values of the errors in a range.
import type { ErrorKind } from "@sightline/schema/rest/errors/errors";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, oneOf, text } from "#host/stores/resultColumns.ts";
import { kindOf } from "../errorGroupOf.ts";
import { errorParams, errorsWhere, type ErrorScope } from "./errorScope.ts";

const MOST = 30;
const columns = {
  kinds: "error_kind",
  releases: "release",
  browsers: "browser",
  systems: "os",
  pages: "path",
} as const;
type Counts<Name extends string> = { name: Name; count: number }[];
type Facets = Record<keyof typeof columns, Counts<string>> & { kinds: Counts<ErrorKind> };
const facets = Object.keys(columns) as (keyof Facets)[];

export async function errorFacets({ events, signal }: QueryContext, scope: ErrorScope): Promise<Facets> {
  const pairs = Object.entries(columns).map(([facet, column]) => `('${facet}', toString(${column}))`);
  const rows = await events.query(
    { facet: oneOf(...facets), name: text, count: number },
    `SELECT pair.1 AS facet, pair.2 AS name, count() AS count
FROM (SELECT arrayJoin([${pairs.join(", ")}]) AS pair FROM event WHERE ${errorsWhere(scope, true)})
WHERE name != '' OR facet = 'kinds' GROUP BY facet, name ORDER BY count DESC, name LIMIT ${MOST} BY facet`,
    errorParams(scope),
    signal,
  );
  const of = (wanted: keyof Facets) =>
    rows.filter(({ facet }) => facet === wanted).map(({ name, count }) => ({ name, count }));
  const kinds = of("kinds").map(({ name, count }) => ({ name: kindOf(name), count }));
  return { kinds, releases: of("releases"), browsers: of("browsers"), systems: of("systems"), pages: of("pages") };
}
