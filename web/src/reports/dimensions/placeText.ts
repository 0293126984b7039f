import { dimensionKind } from "./dimensionKinds.ts";

interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/** "Munich, Bavaria"; a city with the same name as its region is shown once. Empty if both are unknown. */
export const cityAndRegion = ({ city, region }: Omit<Place, "country">): string =>
  [...new Set([city, region])].filter(Boolean).join(", ");

/** "Munich, Bavaria, Germany", without unknown parts. */
export const placeText = ({ country, ...inside }: Place): string =>
  [cityAndRegion(inside), country && dimensionKind("COUNTRY").write(country)].filter(Boolean).join(", ");
