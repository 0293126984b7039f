// Who is shown or let into what, where more than the role decides: the plan, the brand and the number of the company.
import type { Role } from "@sightline/schema/rest/account/account";
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { inPlanGroup, isTestEligible, mayHaveFeatureFlags } from "./planGroups.ts";

export interface Facts {
  role: Role;
  paidPlan: number;
  companyId: number;
  /** the product's own brand under the host name; undefined under a name of somebody else */
  brandKind: BrandKind | undefined;
}

/** The product's own company. */
export const OWN_COMPANY = 1;
const isManager = ({ role }: Facts) => role === 0 || role === 1;

export const gates = {
  openServicePortal: (who) =>
    isManager(who) && (who.companyId === OWN_COMPANY || inPlanGroup(who.paidPlan, "newWhiteLabel")),
  /** How the product looks under a name of the company's own. */
  manageBrand: (who) => isManager(who) && inPlanGroup(who.paidPlan, "ownBrand"),
  /** Of a company that is looked after, from either side. */
  keepCompanies: (who) => isManager(who) && (who.companyId === OWN_COMPANY || inPlanGroup(who.paidPlan, "ownBrand")),
  seeRecommendationDashboard: ({ companyId }) => companyId === OWN_COMPANY,
  seeRecommendations: isManager,
  useAutopilot: ({ brandKind }) => brandKind === "OPTIMISE",
  useFeatureFlags: ({ brandKind, companyId }) => brandKind === "AB_TESTING" && mayHaveFeatureFlags(companyId),
  seeUsage: ({ role }) => role !== 3,
  seeAffiliate: (who) => isManager(who) && !inPlanGroup(who.paidPlan, "withoutAffiliate"),
  haveSubscription: (who) => isManager(who) && !inPlanGroup(who.paidPlan, "withoutSubscription"),
  landOnOverview: ({ paidPlan }) => inPlanGroup(paidPlan, "overview"),
  showRoleNames: ({ paidPlan }) => inPlanGroup(paidPlan, "roleNames"),
  joinTests: ({ companyId }) => isTestEligible(companyId),
} as const satisfies Record<string, (who: Facts) => boolean>;
export type Gate = keyof typeof gates;

const OWN = "the product's own company";

/** For a person, on docs/permissions.md. */
export const gateDescriptions: Readonly<Record<Gate, string>> = {
  openServicePortal: `Owners and admins of ${OWN} or of a company with plan 104`,
  manageBrand: "Owners and admins of a company whose plan (104, 105) includes a brand of its own",
  keepCompanies: `Owners and admins of ${OWN} or of a company with plan 104 or 105`,
  seeRecommendationDashboard: `Members of ${OWN}`,
  seeRecommendations: "Owners and admins",
  useAutopilot: "Members under the optimise brand",
  useFeatureFlags: "Members of older companies, under the A/B testing brand",
  seeUsage: "Owners, admins and users",
  seeAffiliate: "Owners and admins whose plan takes part in the referral program",
  haveSubscription: "Owners and admins whose plan has a subscription",
  landOnOverview: "Members whose plan starts on the overview",
  showRoleNames: "Members whose plan shows role names",
  joinTests: "Members of newer companies, which take part in the product's own experiments",
};
