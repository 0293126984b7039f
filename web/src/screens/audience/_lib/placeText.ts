import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";

interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/** "Munich, Bavaria"; a city that is its own region is named once. Empty where neither is known. */
export const cityAndRegion = ({ city, region }: Omit<Place, "country">): string =>
  [...new Set([city, region])].filter(Boolean).join(", ");

/** "Munich, Bavaria, Germany", as far as it is known. */
export const placeText = ({ country, ...inside }: Place): string =>
  [cityAndRegion(inside), country && dimensionKind("COUNTRY").write(country)].filter(Boolean).join(", ");
