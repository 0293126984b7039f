import * as rest from "@sightline/schema/rest/billing/referrals";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getAffiliate = (upstream: Upstream) => upstream.call(rest.getAffiliate, { body: {} });

export const getReferAndEarn = (upstream: Upstream) => upstream.call(rest.getReferAndEarn, { body: {} });

export const countReferralVisit = (upstream: Upstream, ref: string, visitor: string) =>
  upstream.call(rest.countReferralVisit, { body: { ref, visitor } });
