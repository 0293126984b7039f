import type { Route } from "#host/http/route.ts";
import { checkFor30DayExpire } from "./checkFor30DayExpire.ts";
import { createRedeemCodes } from "./codes/createRedeemCodes.ts";
import { redeemCode } from "./codes/redeemCode.ts";
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
import { getInvoice } from "./invoices/getInvoice.ts";
import { getInvoices } from "./invoices/getInvoices.ts";
import { cancelSubscription } from "./subscription/cancelSubscription.ts";
import { changeSubscription } from "./subscription/changeSubscription.ts";
import { checkout } from "./subscription/checkout.ts";
import { extendTrial } from "./subscription/extendTrial.ts";
import { getBilling } from "./subscription/getBilling.ts";
import { getPaidExpiryRetry } from "./subscription/getPaidExpiryRetry.ts";
import { portalRoutes } from "./subscription/portals.ts";
import { previewChange } from "./subscription/previewChange.ts";
import { saveCard } from "./subscription/saveCard.ts";

export const billingRoutes: Route[] = [
  cancelSubscription,
  changeSubscription,
  checkFor30DayExpire,
  countReferralVisit,
  getAffiliate,
  checkout,
  createRedeemCodes,
  extendTrial,
  getBilling,
  getInvoice,
  getInvoices,
  getLastUsageDate,
  getMtu,
  getPaidExpiryRetry,
  getPlanInfo,
  getPlanInfoOf,
  getPlanInfoWithAddOns,
  getPlans,
  getReferAndEarn,
  getTrial,
  getUsage,
  previewChange,
  redeemCode,
  saveCard,
  ...portalRoutes,
];
