// How many visits came from each place, and what did they do? The row without a name is all of them.
import type { PlaceLevel } from "@sightline/schema/rest/traffic/map";
import { moneyParams } from "#host/http/goals/moneySql.ts";
import type { Asking } from "#host/http/scope/reportScope.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import { acquisitionParams, type AcquisitionScope } from "../../acquisition/acquisitionScope.ts";
import { acquisitionVisitsSql } from "../../acquisition/sql/acquisitionVisits.ts";
import type { AcquisitionCount } from "../../acquisition/sql/acquisitionRows.ts";
import { measuresSql } from "../../sql/visits.ts";

export type PlaceCount = AcquisitionCount;

export async function mapRows(
  { events, signal }: Asking,
  scope: AcquisitionScope,
  asked: { level: PlaceLevel; country: string | undefined; currency: string; period: Period },
): Promise<PlaceCount[]> {
  const { level, country, currency, period } = asked;
  const places = ["country", "region", "city"].map((place) => `toString(any(${place})) AS at_${place}`);
  return events.query<PlaceCount>(
    `SELECT at_${level} AS label, grouping(label) AS is_total, ${measuresSql(["visitors", "sessions", "bounces"])},
  countIf(has_converted) AS converted, sumIf(brought, has_converted) AS revenue
FROM (${acquisitionVisitsSql(scope, places)})
WHERE views > 0 ${country === undefined ? "" : "AND at_country = {country:String}"}
GROUP BY GROUPING SETS ((label), ())`,
    {
      ...acquisitionParams(scope, period),
      ...moneyParams(currency),
      ...(country === undefined ? {} : { country }),
    },
    signal,
  );
}
