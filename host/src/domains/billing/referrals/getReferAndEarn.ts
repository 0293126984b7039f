import * as contract from "@sightline/schema/rest/billing/referrals";
import { route } from "#host/http/route.ts";
import { mayRefer } from "./mayRefer.ts";
import { referralCode } from "./referralCode.ts";
import { referralCounts } from "./sql/referralCounts.ts";

export const getReferAndEarn = route(contract.getReferAndEarn, {
  permit: mayRefer,
  gather: ({ services, caller }) => referralCode(services.entities, caller.companyId),
  ask: ({ entities }, code, { caller }) => referralCounts(entities, caller.companyId, code),
  answer: ({ clicks, sign_ups, verified, earned_sessions }, code) => ({
    code,
    clicks,
    sign_ups,
    verified,
    earned_sessions,
    sessions_each: contract.REFERRAL_SESSIONS,
    most_sessions: contract.MOST_REWARDED_SESSIONS,
    offer: contract.REFERRAL_DOLLARS,
  }),
});
