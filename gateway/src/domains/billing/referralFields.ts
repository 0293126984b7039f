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
    const told = await getReferAndEarn(context.upstream);
    return {
      linkUrl: await linkUrl(context, told.code),
      clicks: told.clicks,
      signUps: told.sign_ups,
      verified: told.verified,
      earnedSessions: told.earned_sessions,
      sessionsEach: told.sessions_each,
      mostSessions: told.most_sessions,
      offer: told.offer,
    };
  },
} as const satisfies Partial<ViewerResolvers>;
