import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";

export interface ReferralCounts {
  clicks: number;
  sign_ups: number;
  verified: number;
  paying: number;
  earned_sessions: number;
  /** US dollars */
  earned: number;
  paid_out: number;
}

/** The sign-ups through a company's link, and its rewards. */
export async function referralCounts(entities: EntityStore, companyId: number, code: string): Promise<ReferralCounts> {
  const { rows } = await sql<Record<keyof ReferralCounts, number | string>>`
    select
      (select count(*) from referral_visit where company_id = ${companyId}) as clicks,
      (select count(*) from company where signup_ref = ${code} and company_id <> ${companyId}) as sign_ups,
      count(*) filter (where kind = 'verified') as verified,
      count(*) filter (where kind = 'paid') as paying,
      coalesce(sum(amount) filter (where kind = 'verified'), 0) as earned_sessions,
      coalesce(sum(amount) filter (where kind = 'paid'), 0) as earned,
      coalesce(sum(amount) filter (where kind = 'paid' and paid_out_at is not null), 0) as paid_out
    from referral_reward where company_id = ${companyId}`.execute(entities);
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value)]),
  ) as unknown as ReferralCounts;
}
