// The product's own brands, and what each looks like where nothing is set for the host name. Their names stand here and
// nowhere else: under a customer's host name none of them may appear.
export type OwnBrandKind = "ANALYTICS" | "AB_TESTING" | "OPTIMISE";

export const ownBrands: Readonly<Record<OwnBrandKind, { name: string; mainColor: string }>> = {
  ANALYTICS: { name: "Sightline", mainColor: "#3b5bdb" },
  AB_TESTING: { name: "Sightline Experiments", mainColor: "#6741d9" },
  OPTIMISE: { name: "Sightline Optimise", mainColor: "#0b7285" },
};
