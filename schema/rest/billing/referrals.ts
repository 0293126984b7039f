// Referral rewards of a company: sessions for each referred company that verifies its address, money for each that
// pays.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

/** US dollars per paying company. */
export const REFERRAL_DOLLARS = 100;
/** Sessions per month for each company that verifies its address, up to `MOST_REWARDED_SESSIONS` in total. */
export const REFERRAL_SESSIONS = 500;
export const MOST_REWARDED_SESSIONS = 10_000;

/** The code at the end of a referral link. */
export const RefName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{2,39}$/, requirements.referralCode);

const counts = {
  code: RefName,
  /** link clicks: once per day and address */
  clicks: z.number().int(),
  sign_ups: z.number().int(),
};

export const getAffiliate = endpoint({
  name: "getAffiliate",
  method: "POST",
  path: "/affiliate",
  summary:
    "The company's referral code and what it has earned in US dollars. Owners and admins; not for plans 104, 801 to 803.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    ...counts,
    paying: z.number().int(),
    /** US dollars */
    earned: z.number().int(),
    paid_out: z.number().int(),
    /** US dollars per paying company */
    offer: z.number().int(),
  }),
});

export const getReferAndEarn = endpoint({
  name: "getReferAndEarn",
  method: "POST",
  path: "/refer-and-earn",
  summary:
    "The company's referral code and the sessions that it has earned. Owners and admins; not for plans 104, 801 to 803.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({
    ...counts,
    /** sign-ups with a verified email address */
    verified: z.number().int(),
    earned_sessions: z.number().int(),
    sessions_each: z.number().int(),
    most_sessions: z.number().int(),
    /** US dollars per paying company */
    offer: z.number().int(),
  }),
});

/**
 * `visitor` is the sender's identifier of the browser, so that a returning browser isn't counted again on the same day.
 */
export const countReferralVisit = endpoint({
  name: "countReferralVisit",
  method: "POST",
  path: "/affiliate/visit",
  summary: "Count a visit of a referral link; returns the referrer, or null for an unknown code.",
  effect: "set",
  audience: "anyone",
  body: z.object({ ref: RefName, visitor: z.string().min(8).max(100) }),
  answer: z.object({ company_name: z.string().nullable() }),
});
