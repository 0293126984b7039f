// Anyone can open a link, so an opening counts once a day per browser, and each link has a limit per quarter of an
// hour.
import { createHash } from "node:crypto";
import { countReferralVisit as endpoint } from "@sightline/schema/rest/billing/referrals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

const limit = { max: 600, of: attempts.referralVisits };

export const countReferralVisit = route(endpoint, {
  permit: anyone,
  gather: ({ services, body: { ref } }) =>
    services.entities
      .selectFrom("company")
      .select(["company_id", "company_name"])
      .where("referral_code", "=", ref)
      .executeTakeFirst(),
  ask: async (services, company, { body: { ref, visitor } }) => {
    if (!company) return;
    await recordAttempt(services, `referral:${ref}`, limit);
    const day = new Date(services.now()).toISOString().slice(0, 10);
    const visitor_hash = createHash("sha256").update(`${day}\n${ref}\n${visitor}`).digest("hex");
    await services.entities
      .insertInto("referral_visit")
      .values({ company_id: company.company_id, day, visitor_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  answer: (_, company) => ({ company_name: company?.company_name ?? null }),
});
