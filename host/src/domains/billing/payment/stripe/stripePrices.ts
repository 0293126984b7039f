// Prices at Stripe are found by a lookup key with our plan's id, and created if missing.
import type { Cycle } from "#host/stores/tables/billingTables.ts";
import { type Offer, priceOf } from "../../sql/offers.ts";
import type { Stripe } from "./stripeClient.ts";
import { Price, Prices } from "./stripeShapes.ts";

export const lookupKey = (planId: number, cycle: Cycle, amount: number, currency: string): string =>
  `plan_${planId}_${cycle}_${amount}_${currency.toLowerCase()}`;

/** The plan of a price at Stripe; undefined if it is not one of ours. */
export function planOfKey(key: string | null): { planId: number; cycle: Cycle } | undefined {
  const [, plan, cycle] = /^plan_(\d+)_(month|year)_/.exec(key ?? "") ?? [];
  return plan && cycle ? { planId: Number(plan), cycle: cycle === "year" ? "year" : "month" } : undefined;
}

export async function stripePrice(stripe: Stripe, offer: Offer, cycle: Cycle): Promise<string> {
  const amount = priceOf(offer, cycle);
  const key = lookupKey(offer.plan_id, cycle, amount, offer.currency);
  const params = { "lookup_keys[0]": key, active: true };
  const { data } = await stripe({ method: "GET", path: "/v1/prices", shape: Prices, params });
  if (data[0]) return data[0].id;
  const made = await stripe({
    method: "POST",
    path: "/v1/prices",
    shape: Price,
    params: {
      currency: offer.currency.toLowerCase(),
      unit_amount: amount,
      "recurring[interval]": cycle,
      "product_data[name]": offer.plan_name,
      lookup_key: key,
    },
    onceFor: `price:${key}`,
  });
  return made.id;
}
