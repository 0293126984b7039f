import { sql } from "kysely";
import type { Services } from "#host/http/services.ts";
import { ENDED_PLAN } from "./freePlans.ts";

/**
 * A trial ends on its day: the plan becomes 0. Free plans and paid plans don't end here: an unpaid subscription keeps
 * its plan until it is canceled.
 */
export async function endTrials({ entities, now }: Services): Promise<void> {
  await entities
    .updateTable("company")
    .set({ paid_plan: ENDED_PLAN })
    .where("plan_ends_at", "<=", new Date(now()))
    .where("paid_plan", "<>", ENDED_PLAN)
    .where("lifetimedeal", "=", false)
    .where("paid_plan_expiry_retry", "=", 0)
    .where(
      sql<boolean>`not exists (select 1 from subscription s where s.company_id = company.company_id and s.status <> 'ended')`,
    )
    .where(sql<boolean>`coalesce((select price_month from plan p where p.plan_id = company.paid_plan), 1) > 0`)
    .execute();
}
