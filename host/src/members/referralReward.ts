// The reward for referring another company: sessions once an account of that company is active, US dollars once it
// pays. The primary key ensures that each reward is granted only once, regardless of concurrent or repeated calls.
import { sql } from "kysely";
import { MOST_REWARDED_SESSIONS, REFERRAL_DOLLARS, REFERRAL_SESSIONS } from "@sightline/schema/rest/billing/referrals";
import type { EntityStore } from "#host/stores/entities.ts";

interface Given {
  /** the referred company */
  companyId: number;
  kind: "verified" | "paid";
  now: number;
}

async function referrerOf(store: EntityStore, companyId: number): Promise<number | undefined> {
  const row = await store
    .selectFrom("company as referred")
    .innerJoin("company as referrer", "referrer.referral_code", "referred.signup_ref")
    .select("referrer.company_id")
    .where("referred.company_id", "=", companyId)
    // no self-referrals
    .whereRef("referrer.company_id", "<>", "referred.company_id")
    .executeTakeFirst();
  return row?.company_id;
}

/**
 * Runs inside the transaction in which the company verified its address or paid. Returns whether a reward was granted.
 */
export async function rewardReferral(store: EntityStore, { companyId, kind, now }: Given): Promise<boolean> {
  const referrer = await referrerOf(store, companyId);
  if (referrer === undefined) return false;
  // serialized, so that two concurrent rewards don't exceed the maximum
  await store.selectFrom("company").select("company_id").where("company_id", "=", referrer).forUpdate().execute();
  const { given } = await store
    .selectFrom("referral_reward")
    .select((is) => is.fn.coalesce(is.fn.sum<string>("amount"), sql<string>`0`).as("given"))
    .where("company_id", "=", referrer)
    .where("kind", "=", "verified")
    .executeTakeFirstOrThrow();
  const left = Math.max(0, MOST_REWARDED_SESSIONS - Number(given));
  const amount = kind === "paid" ? REFERRAL_DOLLARS : Math.min(REFERRAL_SESSIONS, left);
  const made = await store
    .insertInto("referral_reward")
    .values({ referred_company_id: companyId, kind, company_id: referrer, amount, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("amount")
    .executeTakeFirst();
  if (!made) return false;
  if (kind === "verified" && amount > 0) {
    await store
      .updateTable("company")
      .set((is) => ({ rewarded_session: is("rewarded_session", "+", amount) }))
      .where("company_id", "=", referrer)
      .execute();
  }
  return true;
}
