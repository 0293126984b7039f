import type { EntityStore } from "#host/stores/entities.ts";
import { pricedPlans } from "../sql/offers.ts";
import { runningSubscription } from "../sql/runningSubscription.ts";
import type { Running } from "./quote.ts";

/** The company's paid subscription, as input for quotes. */
export async function runningOf(store: EntityStore, companyId: number): Promise<Running | undefined> {
  const sub = await runningSubscription(store, companyId);
  if (!sub) return undefined;
  const plan = await pricedPlans(store).where("plan_id", "=", sub.plan_id).executeTakeFirst();
  const monthly = sub.cycle === "year" ? Math.round(sub.amount / 12) : sub.amount;
  return { ...sub, plan_name: plan?.plan_name ?? "", price_month: plan?.price_month ?? monthly };
}
