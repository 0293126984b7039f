// A verification mail's link. Opening it again says the same, as mail programs and impatient people do; an unknown link
// and a deleted or disabled account are one answer.
import { verifyEmail as endpoint } from "@sightline/schema/rest/account/identity";
import { anyone } from "#host/http/permit.ts";
import { rewardReferral } from "#host/http/questions/referralReward.ts";
import { route } from "#host/http/route.ts";
import { tokenHash } from "./accountToken.ts";

const ACTIVE = 1;
const UNVERIFIED = 2;

export const verifyEmail = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => tokenHash(body.userId),
  ask: async ({ entities, now }, hash) =>
    entities.transaction().execute(async (store) => {
      const known = await store
        .selectFrom("account_token")
        .innerJoin("member", "member.user_id", "account_token.user_id")
        .select(["member.user_id", "member.status", "member.company_id"])
        .where("token_hash", "=", hash)
        .where("purpose", "=", "verify")
        .executeTakeFirst();
      if (known?.status !== UNVERIFIED) return known?.status;
      await store
        .updateTable("member")
        .set({ status: ACTIVE })
        .where("user_id", "=", known.user_id)
        .where("status", "=", UNVERIFIED)
        .execute();
      await rewardReferral(store, { companyId: known.company_id, kind: "verified", now: now() });
      const used_at = new Date(now());
      await store.updateTable("account_token").set({ used_at }).where("token_hash", "=", hash).execute();
      return ACTIVE;
    }),
  answer: (status) => ({ status: status === ACTIVE ? ("verified" as const) : ("deleted" as const) }),
});
