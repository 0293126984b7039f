import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { getAffiliate, getReferAndEarn } from "./referrals.upstream.ts";

/** The product in a referral link: the brand that the visitor will see. */
const products = { ANALYTICS: "analytics", AB_TESTING: "ab-testing", OPTIMISE: "optimise", WHITE_LABEL: "analytics" };

const linkUrl = async (context: Context, code: string) =>
  `${await context.publicOrigin()}/join-${products[context.brandKind ?? "ANALYTICS"]}/${code}`;

export const referralFields = {
  async affiliate(_source: unknown, _args: unknown, context: Context) {
    const { code, sign_ups, paid_out, ...rest } = await getAffiliate(context.upstream);
    return { ...rest, linkUrl: await linkUrl(context, code), signUps: sign_ups, paidOut: paid_out };
  },

  async referAndEarn(_source: unknown, _args: unknown, context: Context) {
    const referral = await getReferAndEarn(context.upstream);
    return {
      linkUrl: await linkUrl(context, referral.code),
      clicks: referral.clicks,
      signUps: referral.sign_ups,
      verified: referral.verified,
      earnedSessions: referral.earned_sessions,
      sessionsEach: referral.sessions_each,
      mostSessions: referral.most_sessions,
      offer: referral.offer,
    };
  },
} as const satisfies Partial<ViewerResolvers>;
