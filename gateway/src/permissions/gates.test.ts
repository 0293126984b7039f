// Restates the specification's rules on roles, plans, companies and brands independently, and compares them with the
// gates over all combinations: four roles, every named plan code, four brands, and the company ids at each boundary.
import type { Role } from "@sightline/schema/rest/account/account";
import { describe, expect, test } from "vitest";
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { expiredPlanOf } from "./expiredPlan.ts";
import { gates, type Facts, type Gate } from "./gates.ts";
import { inPlanGroup, type PlanGroup } from "./planGroups.ts";

const roles: readonly Role[] = [0, 1, 2, 3];
const companies = [1, 2, 1334, 11_206, 11_207, 13_856, 13_857] as const;
const brands: readonly (BrandKind | undefined)[] = ["ANALYTICS", "AB_TESTING", "OPTIMISE", "WHITE_LABEL", undefined];

/** CHECKLIST 1.18 and 1.21, line by line. */
const groups: Record<PlanGroup, string> = {
  free: "0 4",
  basic: "1 101 201",
  pro: "2 102 202",
  growth: "5",
  premium: "3 7 8 9 10 11 12 103 203 106",
  newWhiteLabel: "104",
  ownBrand: "104 105",
  alert: "801 802 803",
  overview: "101 102 103 104 105 201 202 203",
  withoutSubscription: "104 801 802 803 406 407 408",
  withoutAffiliate: "104 801 802 803",
  roleNames: "20 21 22 23",
  shop: "304",
};
const codes = (group: PlanGroup) => groups[group].split(" ").map(Number);
const plans = [
  ...new Set([...(Object.keys(groups) as PlanGroup[]).flatMap(codes), 6, 19, 24, 300, 301, 405, 409, 800, 804]),
];

const all: Facts[] = roles.flatMap((role) =>
  plans.flatMap((paidPlan) =>
    companies.flatMap((companyId) => brands.map((brandKind) => ({ role, paidPlan, companyId, brandKind }))),
  ),
);

type Predicate = (who: { owner: boolean; admin: boolean; viewer: boolean } & Facts) => boolean;
const ownerOrAdmin: Predicate = ({ owner, admin }) => owner || admin;

const rules: Record<Gate, readonly [sentence: string, predicate: Predicate]> = {
  openServicePortal: [
    "/service-portal needs role 0 or 1, and company 1 or plan 104",
    (who) => ownerOrAdmin(who) && [who.companyId === 1, who.paidPlan === 104].includes(true),
  ],
  manageBrand: [
    "a brand of one's own is for owners and admins of plans 104 and 105",
    (who) => ownerOrAdmin(who) && /^10[45]$/.test(String(who.paidPlan)),
  ],
  manageCompanies: [
    "companies are looked after by company 1 and by those with a brand of their own",
    (who) => ownerOrAdmin(who) && (who.companyId === 1 || /^10[45]$/.test(String(who.paidPlan))),
  ],
  seeRecommendationDashboard: ["/recommendation/dashboard needs company 1", ({ companyId }) => companyId === 1],
  seeRecommendations: ["recommendations in the sidebar need role 0 or 1", ownerOrAdmin],
  useAutopilot: ["autopilot needs the optimise variant", ({ brandKind }) => brandKind === "OPTIMISE"],
  useFeatureFlags: [
    "feature flags need the A/B brand and a company up to 13856",
    ({ brandKind, companyId }) => brandKind === "AB_TESTING" && companyId < 13_857,
  ],
  seeUsage: ["the plan usage box is hidden from role 3", ({ viewer }) => !viewer],
  seeAffiliate: [
    "refer is for roles other than 2 and 3, and not for plans 104, 801, 802, 803",
    (who) => ownerOrAdmin(who) && !["104", "801", "802", "803"].includes(String(who.paidPlan)),
  ],
  haveSubscription: [
    "/subscription redirects roles 2 and 3, and 104, 801-803 and 406-408 have none",
    (who) => ownerOrAdmin(who) && !/^(104|80[123]|40[678])$/.test(String(who.paidPlan)),
  ],
  landOnOverview: [
    "101-105 and 201-203 are the overview plans",
    ({ paidPlan }) => (paidPlan > 100 && paidPlan < 106) || (paidPlan > 200 && paidPlan < 204),
  ],
  showRoleNames: ["role names are shown for plans 20-23", ({ paidPlan }) => paidPlan >= 20 && paidPlan <= 23],
  joinTests: ["test-eligible from company 11207", ({ companyId }) => companyId > 11_206],
};

describe("permission rules over role, plan, company and brand", () => {
  test("cover thousands of combinations", () => {
    expect(all.length).toBe(roles.length * plans.length * companies.length * brands.length);
    expect(plans.length).toBeGreaterThan(40);
  });
  test.each(Object.entries(rules))("match the specification for %s: %s", (gate, [, predicate]) => {
    const wrong = all.filter((who) => {
      const expected = predicate({ ...who, owner: who.role === 0, admin: who.role === 1, viewer: who.role === 3 });
      return gates[gate as Gate].allows(who) !== expected;
    });
    expect(wrong).toEqual([]);
    // a gate that is always open or always closed would be meaningless
    expect(new Set(all.map((who) => gates[gate as Gate].allows(who))).size).toBe(2);
  });
});

test.each(Object.keys(groups) as PlanGroup[])("matches the specification for the plan group %s", (group) => {
  expect(plans.filter((plan) => inPlanGroup(plan, group)).toSorted((a, b) => a - b)).toEqual(
    codes(group).toSorted((a, b) => a - b),
  );
});

test("limits only plan 0 to seven pages and redirects other pages to the upgrade, or to the checkout of the Optimise brand", () => {
  for (const plan of plans) {
    for (const brand of brands) {
      const expiredPlan = expiredPlanOf(plan, brand);
      if (plan !== 0) expect(expiredPlan).toBeNull();
      else {
        expect(expiredPlan?.paths.join(" ")).toBe(
          "/upgrade-account /checkout /newcheckout /optimizecheckout /card/add /payment/success /logout",
        );
        expect(expiredPlan?.startPath).toBe(brand === "OPTIMISE" ? "/optimizecheckout" : "/upgrade-account");
        expect(expiredPlan?.paths).toContain(expiredPlan?.startPath);
      }
    }
  }
});
