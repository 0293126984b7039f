import type { Preview } from "@sightline/schema/rest/billing/payment";
import type { Services } from "#host/http/services.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import type { Purchase } from "../provider.ts";
import { quote } from "../quote.ts";
import { runningOf } from "../runningOf.ts";
import type { Stripe } from "./stripeClient.ts";
import { stripePrice } from "./stripePrices.ts";
import { StripeSubscription, UpcomingInvoice } from "./stripeShapes.ts";

/** The amounts of an immediate change come from Stripe. A later change costs the plan's price. */
export async function previewStripe(services: Services, stripe: Stripe, purchase: Purchase): Promise<Preview> {
  const { entities } = services;
  const { companyId, offer, cycle } = purchase;
  const running = await runningOf(entities, companyId);
  const own = quote({ offer, cycle, running, now: services.now(), taxPercent: 0 });
  const begins = own.isImmediate || !running ? new Date(services.now()) : running.period_end;
  const preview: Preview = {
    kind: own.kind,
    effective_at: begins.toISOString(),
    currency: offer.currency,
    lines: own.lines,
    tax: 0,
    due_now: own.due,
    next_at: own.nextAt?.toISOString() ?? null,
    next_amount: own.nextAmount,
  };
  const sub = await runningSubscription(entities, companyId);
  if (!own.isImmediate || !sub?.provider_subscription) return preview;
  const path = `/v1/subscriptions/${sub.provider_subscription}`;
  const now = await stripe({ method: "GET", path, shape: StripeSubscription });
  const upcoming = await stripe({
    method: "GET",
    path: "/v1/invoices/upcoming",
    shape: UpcomingInvoice,
    params: {
      customer: now.customer,
      subscription: now.id,
      "subscription_items[0][id]": now.items.data[0]?.id,
      "subscription_items[0][price]": await stripePrice(stripe, offer, cycle),
      subscription_proration_behavior: "always_invoice",
    },
  });
  const lines = upcoming.lines.data.map(({ description, amount }) => ({ text: description ?? "", amount }));
  return { ...preview, lines, tax: upcoming.tax ?? 0, due_now: upcoming.amount_due };
}
