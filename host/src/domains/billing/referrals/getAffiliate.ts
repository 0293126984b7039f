import { getAffiliate as endpoint, REFERRAL_DOLLARS } from "@sightline/schema/rest/billing/referrals";
import { route } from "#host/http/route.ts";
import { mayRefer } from "./mayRefer.ts";
import { referralCode } from "./referralCode.ts";
import { referralCounts } from "./sql/referralCounts.ts";

export const getAffiliate = route(endpoint, {
  permit: mayRefer,
  gather: ({ services, caller }) => referralCode(services.entities, caller.companyId),
  ask: ({ entities }, code, { caller }) => referralCounts(entities, caller.companyId, code),
  answer: ({ clicks, sign_ups, paying, earned, paid_out }, code) => ({
    code,
    clicks,
    sign_ups,
    paying,
    earned,
    paid_out,
    offer: REFERRAL_DOLLARS,
  }),
});
