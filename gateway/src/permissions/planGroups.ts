// Groups of plans that are treated alike.
export const planGroups = {
  free: [0, 4],
  basic: [1, 101, 201],
  pro: [2, 102, 202],
  growth: [5],
  premium: [3, 7, 8, 9, 10, 11, 12, 103, 203, 106],
  newWhiteLabel: [104],
  /** white label and agency: own brand and own clients */
  ownBrand: [104, 105],
  alert: [801, 802, 803],
  /** these land on /overview instead of /dashboard */
  overview: [101, 102, 103, 104, 105, 201, 202, 203],
  withoutSubscription: [104, 801, 802, 803, 406, 407, 408],
  withoutAffiliate: [104, 801, 802, 803],
  /** role names are shown in the avatar menu and the project switcher */
  roleNames: [20, 21, 22, 23],
  shop: [304],
} as const satisfies Record<string, readonly number[]>;

export type PlanGroup = keyof typeof planGroups;

export function inPlanGroup(paidPlan: number, group: PlanGroup): boolean {
  return (planGroups[group] as readonly number[]).includes(paidPlan);
}

const LAST_FEATURE_FLAG_COMPANY = 13_856;
const FIRST_TEST_ELIGIBLE_COMPANY = 11_207;
const FREE_CAP = 3;

export const mayHaveFeatureFlags = (companyId: number): boolean => companyId <= LAST_FEATURE_FLAG_COMPANY;

/** Takes part in the product's own experiments. */
export const isTestEligible = (companyId: number): boolean => companyId >= FIRST_TEST_ELIGIBLE_COMPANY;

/** The maximum number of tests, profiles or funnels in a plan, for each kind; null: no limit. */
export const resourceCap = (paidPlan: number): number | null => (inPlanGroup(paidPlan, "free") ? FREE_CAP : null);
