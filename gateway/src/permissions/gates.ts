// Gates that depend on more than the role: the plan, the brand and the company's id.
import type { Role } from "@sightline/schema/rest/account/account";
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { inPlanGroup, isTestEligible, mayHaveFeatureFlags } from "./planGroups.ts";

export interface Facts {
  role: Role;
  paidPlan: number;
  companyId: number;
  /** the product's own brand for the host name; undefined for other host names */
  brandKind: BrandKind | undefined;
}

export const OWN_COMPANY = 1;
const isManager = ({ role }: Facts) => role === 0 || role === 1;

interface GateRule {
  /** for a person, on docs/permissions.md */
  summary: string;
  allows(who: Facts): boolean;
}

export const gates = {
  openServicePortal: {
    summary: "Owners and admins of the product's own company or of a company with plan 104",
    allows: (who) => isManager(who) && (who.companyId === OWN_COMPANY || inPlanGroup(who.paidPlan, "newWhiteLabel")),
  },
  /** The product's appearance under the company's own brand. */
  manageBrand: {
    summary: "Owners and admins of a company whose plan (104, 105) includes a brand of its own",
    allows: (who) => isManager(who) && inPlanGroup(who.paidPlan, "ownBrand"),
  },
  /** For managed companies, from either side. */
  manageCompanies: {
    summary: "Owners and admins of the product's own company or of a company with plan 104 or 105",
    allows: (who) => isManager(who) && (who.companyId === OWN_COMPANY || inPlanGroup(who.paidPlan, "ownBrand")),
  },
  seeRecommendationDashboard: {
    summary: "Members of the product's own company",
    allows: ({ companyId }) => companyId === OWN_COMPANY,
  },
  seeRecommendations: {
    summary: "Owners and admins",
    allows: isManager,
  },
  useAutopilot: {
    summary: "Members under the optimise brand",
    allows: ({ brandKind }) => brandKind === "OPTIMISE",
  },
  useFeatureFlags: {
    summary: "Members of older companies, under the A/B testing brand",
    allows: ({ brandKind, companyId }) => brandKind === "AB_TESTING" && mayHaveFeatureFlags(companyId),
  },
  seeUsage: {
    summary: "Owners, admins and users",
    allows: ({ role }) => role !== 3,
  },
  seeAffiliate: {
    summary: "Owners and admins whose plan takes part in the referral program",
    allows: (who) => isManager(who) && !inPlanGroup(who.paidPlan, "withoutAffiliate"),
  },
  haveSubscription: {
    summary: "Owners and admins whose plan has a subscription",
    allows: (who) => isManager(who) && !inPlanGroup(who.paidPlan, "withoutSubscription"),
  },
  landOnOverview: {
    summary: "Members whose plan starts on the overview",
    allows: ({ paidPlan }) => inPlanGroup(paidPlan, "overview"),
  },
  showRoleNames: {
    summary: "Members whose plan shows role names",
    allows: ({ paidPlan }) => inPlanGroup(paidPlan, "roleNames"),
  },
  joinTests: {
    summary: "Members of newer companies, which take part in the product's own experiments",
    allows: ({ companyId }) => isTestEligible(companyId),
  },
} as const satisfies Record<string, GateRule>;
export type Gate = keyof typeof gates;
