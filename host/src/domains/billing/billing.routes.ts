import type { Route } from "#host/http/route.ts";
import { checkFor30DayExpire } from "./checkFor30DayExpire.ts";
import { getLastUsageDate } from "./getLastUsageDate.ts";
import { getMtu } from "./getMtu.ts";
import { getPlanInfo } from "./getPlanInfo.ts";
import { getPlanInfoOf } from "./getPlanInfoOf.ts";
import { getPlanInfoWithAddOns } from "./getPlanInfoWithAddOns.ts";
import { getPlans } from "./getPlans.ts";
import { getTrial } from "./getTrial.ts";
import { getUsage } from "./getUsage.ts";
import { countReferralVisit } from "./referrals/countReferralVisit.ts";
import { getAffiliate } from "./referrals/getAffiliate.ts";
import { getReferAndEarn } from "./referrals/getReferAndEarn.ts";

export const billingRoutes: Route[] = [
  checkFor30DayExpire,
  countReferralVisit,
  getAffiliate,
  getLastUsageDate,
  getMtu,
  getPlanInfo,
  getPlanInfoOf,
  getPlanInfoWithAddOns,
  getPlans,
  getReferAndEarn,
  getTrial,
  getUsage,
];
