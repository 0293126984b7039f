// The filters that choose exactly the visits of one row of a country's places.
import type { Group } from "#web/filters/reportState.ts";

interface Asked {
  country: string;
  /** the one that is looked at; null: all */
  region: string | null;
  level: "REGION" | "CITY";
  row: { readonly name: string; readonly region?: string | null | undefined };
}

const is = (criteria: string, value: string): Group => [
  value ? { criteria, operator: "IS", value } : { criteria, operator: "EXISTS_NOT", value: "" },
];

export function placeFilters({ country, region, level, row }: Asked): Group[] {
  if (level === "REGION") return [is("COUNTRY", country), is("REGION", row.name)];
  return [is("COUNTRY", country), is("REGION", region ?? row.region ?? ""), is("CITY", row.name)];
}
