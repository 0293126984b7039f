// Changes the price of a running subscription at Stripe. A larger plan is charged immediately. A smaller plan is only
// recorded there, without a refund, and begins with the next period.
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { mustPayFirst, noSubscription } from "../problems.ts";
import type { Outcome, Purchase } from "../provider.ts";
import { quote } from "../quote.ts";
import { runningOf } from "../runningOf.ts";
import { takeFreePlan } from "../takeFreePlan.ts";
import type { Stripe } from "./stripeClient.ts";
import { stripePrice } from "./stripePrices.ts";
import { StripeSubscription } from "./stripeShapes.ts";
import { writeSubscription } from "./stripeSync.ts";

export async function changeStripe(services: Services, stripe: Stripe, purchase: Purchase): Promise<Outcome> {
  const { entities } = services;
  const { companyId, userId, offer, cycle } = purchase;
  const sub = await runningSubscription(entities, companyId);
  const running = await runningOf(entities, companyId);
  if (!sub?.provider_subscription || !running) {
    if (offer.price_month > 0) throw noSubscription();
    await entities.transaction().execute((store) => takeFreePlan(store, purchase, new Date(services.now())));
    return { url: null, invoiceId: null };
  }
  const { kind, isImmediate } = quote({ offer, cycle, running, now: services.now(), taxPercent: 0 });
  if (isImmediate && sub.status === "past_due") throw mustPayFirst();
  if (!isImmediate && kind !== "end" && kind !== "keep" && cycle !== sub.cycle) {
    throw new Problem(billingRefusals.cycleOfSmallerPlan(), { field: "cycle" });
  }
  const path = `/v1/subscriptions/${sub.provider_subscription}`;
  const expand = { "expand[0]": "default_payment_method" };
  const now = await stripe({ method: "GET", path, shape: StripeSubscription, params: expand });
  const [item] = now.items.data;
  const price = kind === "end" ? item?.price.id : await stripePrice(stripe, offer, cycle);
  const after = await stripe({
    method: "POST",
    path,
    shape: StripeSubscription,
    params: {
      ...expand,
      cancel_at_period_end: kind === "end",
      "items[0][id]": item?.id,
      "items[0][price]": price,
      proration_behavior: isImmediate ? "always_invoice" : "none",
      ...(isImmediate && { payment_behavior: "error_if_incomplete" }),
    },
    onceFor: `change:${sub.provider_subscription}:${now.current_period_start}:${item?.price.id}:${price}:${kind}`,
  });
  await entities.transaction().execute(async (store) => {
    const waits = !isImmediate && kind !== "end" && kind !== "keep";
    const next = waits ? { next_plan_id: offer.plan_id, next_cycle: cycle } : { next_plan_id: null, next_cycle: null };
    await store.updateTable("subscription").set(next).where("company_id", "=", companyId).execute();
    await writeSubscription(services, store, { companyId, userId }, after);
  });
  return { url: null, invoiceId: null };
}
