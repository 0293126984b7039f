// Visits and their outcomes per place. The row without a name is the total.
import { PlaceLevel } from "@sightline/schema/rest/places/places";
import { moneyParams } from "#host/analytics/goals/moneySql.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { type RowOf, text } from "#host/stores/resultColumns.ts";
import { acquisitionParams, type AcquisitionScope } from "#host/analytics/acquisition/acquisitionScope.ts";
import { acquisitionVisitsSql } from "#host/analytics/acquisition/acquisitionVisits.ts";
import { countColumns, countsSql } from "#host/analytics/acquisition/acquisitionRows.ts";

/** `within`: a city's region, otherwise empty. */
const placeColumns = { ...countColumns, within: text };
export type PlaceCount = RowOf<typeof placeColumns>;

export interface PlacesRequest {
  level: PlaceLevel;
  country: string | undefined;
  region: string | undefined;
}

export async function mapRows(
  { events, signal }: QueryContext,
  scope: AcquisitionScope,
  requested: PlacesRequest & { currency: string; period: Period },
): Promise<PlaceCount[]> {
  const { level, country, region, currency, period } = requested;
  const isCity = level === "city";
  const isNeeded = { country: country !== undefined, region: isCity || region !== undefined, city: false };
  const places = PlaceLevel.options
    .filter((place) => place === level || isNeeded[place])
    .map((place) => `toString(any(${place})) AS at_${place}`);
  return events.query(
    placeColumns,
    `SELECT at_${level} AS label, ${isCity ? "at_region" : "''"} AS within, grouping(label) AS is_total, ${countsSql}
FROM (${acquisitionVisitsSql(scope, period, places)})
WHERE 1 ${country === undefined ? "" : "AND at_country = {country:String}"}
  ${region === undefined ? "" : "AND at_region = {region:String}"}
GROUP BY GROUPING SETS (${isCity ? "(label, within)" : "(label)"}, ())`,
    {
      ...acquisitionParams(scope, period),
      ...moneyParams(currency),
      ...(country === undefined ? {} : { country }),
      ...(region === undefined ? {} : { region }),
    },
    signal,
  );
}
