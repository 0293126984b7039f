// One row of a breakdown as filters: a place goes by what it lies in too, as other countries have places of its name.
import type { Group } from "../url/reportState.ts";
import { valueGroups } from "../dimensions/dimensionKinds.ts";

export interface Place {
  readonly name: string;
  /** of a region or a city */
  readonly country?: string | null | undefined;
  /** of a city */
  readonly region?: string | null | undefined;
}

export const placeGroups = (dimension: string, { name, country, region }: Place): readonly Group[] => [
  ...(country == null ? [] : valueGroups("COUNTRY", country)),
  ...(region == null ? [] : valueGroups("REGION", region)),
  ...valueGroups(dimension, name),
];

/** What tells a row from all others of the same table. */
export const placeId = ({ name, country, region }: Place): string =>
  country == null ? name : [name, region, country].join("\n");
