// A breakdown row as filters. A location includes its region and country, because the name may exist in other
// countries.
import type { Group } from "../url/reportState.ts";
import { valueGroups } from "../dimensions/dimensionKinds.ts";

export interface Place {
  readonly name: string;
  /** of a region or city */
  readonly country?: string | null | undefined;
  /** of a city */
  readonly region?: string | null | undefined;
}

export const placeGroups = (dimension: string, { name, country, region }: Place): readonly Group[] => [
  ...(country == null ? [] : valueGroups("COUNTRY", country)),
  ...(region == null ? [] : valueGroups("REGION", region)),
  ...valueGroups(dimension, name),
];

/** A key that is unique among the rows of the same table. */
export const placeId = ({ name, country, region }: Place): string =>
  country == null ? name : [name, region, country].join("\n");
