// The product's own brands, and what each looks like where no company has set anything for the host name.
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";

export type OwnBrandKind = Exclude<BrandKind, "WHITE_LABEL">;

export const ownBrands: Record<OwnBrandKind, { name: string; mainColor: string }> = {
  ANALYTICS: { name: "Sightline", mainColor: "#3b5bdb" },
  AB_TESTING: { name: "Sightline Experiments", mainColor: "#6741d9" },
  OPTIMISE: { name: "Sightline Optimise", mainColor: "#0b7285" },
};
