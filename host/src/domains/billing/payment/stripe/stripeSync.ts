// Stores the current state of a subscription at Stripe. Events only signal a change: they may arrive twice, late or out
// of order, so their contents are never assumed to be the newest state.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { freePlanBeside } from "../../ledger/freePlans.ts";
import { givePlan } from "../../ledger/givePlan.ts";
import { recordBilling } from "../../ledger/recordBilling.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { planOfKey } from "./stripePrices.ts";
import type { StripeSubscription } from "./stripeShapes.ts";

const instant = (seconds: number) => new Date(seconds * 1000);

function statusOf(status: string): "active" | "past_due" | "ended" | undefined {
  if (status === "active" || status === "trialing") return "active";
  if (status === "past_due" || status === "unpaid" || status === "paused") return "past_due";
  // "incomplete": the first payment is not completed yet
  return status === "canceled" || status === "incomplete_expired" ? "ended" : undefined;
}

async function storeCard(store: EntityStore, companyId: number, sub: StripeSubscription, at: Date): Promise<void> {
  const method = typeof sub.default_payment_method === "object" ? sub.default_payment_method : null;
  if (!method?.card) return;
  const { brand, last4, exp_month, exp_year } = method.card;
  await store
    .updateTable("payment_account")
    .set({ card_brand: brand, card_last4: last4, card_exp_month: exp_month, card_exp_year: exp_year })
    .set({ card_holder: method.billing_details?.name ?? null, updated_at: at })
    .where("company_id", "=", companyId)
    .execute();
}

/** `store` is a transaction. */
export async function writeSubscription(
  services: Services,
  store: EntityStore,
  { companyId, userId }: { companyId: number; userId?: number | undefined },
  sub: StripeSubscription,
): Promise<void> {
  const at = new Date(services.now());
  const status = statusOf(sub.status);
  const [item] = sub.items.data;
  const plan = planOfKey(item?.price.lookup_key ?? null);
  if (!status || !item || !plan) return;
  const company = await lockedCompany(store, companyId);
  const known = await runningSubscription(store, companyId);
  // the end of an older subscription must not end its successor
  if (status === "ended" && known?.provider_subscription !== sub.id) return;
  const periodStart = instant(sub.current_period_start);
  // a smaller plan is set at Stripe immediately, and begins here with the next period
  const waits = known?.next_plan_id === plan.planId && known.period_start.getTime() === periodStart.getTime();
  const now = {
    provider: "stripe" as const,
    status,
    plan_id: waits ? known.plan_id : plan.planId,
    cycle: waits ? known.cycle : plan.cycle,
    amount: waits ? known.amount : (item.price.unit_amount ?? 0),
    currency: item.price.currency.toUpperCase(),
    period_start: periodStart,
    period_end: instant(sub.current_period_end),
    next_plan_id: waits ? known.next_plan_id : null,
    next_cycle: waits ? known.next_cycle : null,
    ends_at_period_end: sub.cancel_at_period_end,
    provider_subscription: sub.id,
    updated_at: at,
  };
  await store
    .insertInto("subscription")
    .values({ company_id: companyId, ...now, created_at: at })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(now))
    .execute();
  await storeCard(store, companyId, sub, at);
  const planId = status === "ended" ? freePlanBeside(now.plan_id) : now.plan_id;
  if (status === "past_due") {
    await store
      .updateTable("company")
      .set((is) => ({ paid_plan_expiry_retry: is.fn("greatest", [is.val(1), "paid_plan_expiry_retry"]) }))
      .set({ paid_plan: planId, plan_ends_at: periodStart })
      .where("company_id", "=", companyId)
      .execute();
  } else await givePlan(store, companyId, planId, null);
  if (company.paid_plan !== planId || known?.status !== status) {
    const description = `Plan ${planId}, ${status}`;
    await recordBilling(store, { companyId, userId, action: "change_subscription", actionId: sub.id, description, at });
  }
}
