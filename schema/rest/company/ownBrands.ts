// The product's own brands, and their default appearance. This is the only place for their names: none of them may
// appear under a customer's host name.
export type OwnBrandKind = "ANALYTICS" | "AB_TESTING" | "OPTIMISE";

export const ownBrands: Readonly<Record<OwnBrandKind, { name: string; mainColor: string }>> = {
  ANALYTICS: { name: "Sightline", mainColor: "#3b5bdb" },
  AB_TESTING: { name: "Sightline Experiments", mainColor: "#6741d9" },
  OPTIMISE: { name: "Sightline Optimise", mainColor: "#0b7285" },
};
