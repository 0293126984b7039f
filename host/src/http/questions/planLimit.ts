// The cap of free plans: three tests, personalisations or funnels in a project, those that were deleted not counted.
// Called in the transaction that makes one more.
import { sql } from "kysely";
import { billingRefusals, cappedThings } from "@sightline/schema/rest/refusals/billing";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const FREE_PLANS: readonly number[] = [0, 4];
const FREE_CAP = 3;

export type Capped = keyof typeof cappedThings;

const counted = sql<string>`count(*)`.as("count");

function countOf(store: EntityStore, things: Capped, widgetId: number) {
  if (things === "funnels") {
    return store
      .selectFrom("funnel")
      .select(counted)
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
  }
  return store
    .selectFrom("test")
    .select(counted)
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .where("test_family", "=", things === "tests" ? "abtest" : "personalize")
    .executeTakeFirstOrThrow();
}

/** Throws 403 PLAN_LIMIT where the project of a company on a free plan has as many as it may. */
export async function assertRoom(store: EntityStore, widgetId: number, things: Capped): Promise<void> {
  // locked while they are counted, so that two calls at the same moment can't both take the last place
  const { paid_plan } = await store
    .selectFrom("company")
    .innerJoin("widget", "widget.company_id", "company.company_id")
    .select("company.paid_plan")
    .where("widget.widget_id", "=", widgetId)
    .forUpdate("company")
    .executeTakeFirstOrThrow();
  if (!FREE_PLANS.includes(paid_plan)) return;
  const { count } = await countOf(store, things, widgetId);
  if (Number(count) < FREE_CAP) return;
  throw new Problem(billingRefusals.planFull({ max: FREE_CAP, things: cappedThings[things] }));
}
