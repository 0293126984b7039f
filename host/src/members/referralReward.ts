// What a company gets for another one that came through its link: sessions once an account of that company works, US
// dollars once it pays. Each is given once, whoever asks and however often: the primary key says so.
import { sql } from "kysely";
import { MOST_REWARDED_SESSIONS, REFERRAL_DOLLARS, REFERRAL_SESSIONS } from "@sightline/schema/rest/billing/referrals";
import type { EntityStore } from "#host/stores/entities.ts";

interface Given {
  /** the company that was sent here */
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
    // nobody sends themselves
    .whereRef("referrer.company_id", "<>", "referred.company_id")
    .executeTakeFirst();
  return row?.company_id;
}

/** Inside the transaction in which the company proved its address or paid. Answers whether something was given. */
export async function rewardReferral(store: EntityStore, { companyId, kind, now }: Given): Promise<boolean> {
  const referrer = await referrerOf(store, companyId);
  if (referrer === undefined) return false;
  // one reward at a time, so that two at once do not go beyond the most
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
