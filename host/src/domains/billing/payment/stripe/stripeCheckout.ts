// The first payment happens on a Stripe checkout page. Only one page is open at a time: the previous one is closed
// first, to prevent double payments.
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { hasSubscription, notForSale } from "../problems.ts";
import type { Outcome, Purchase } from "../provider.ts";
import { stripeAccount } from "./stripeAccount.ts";
import type { Stripe } from "./stripeClient.ts";
import { stripePrice } from "./stripePrices.ts";
import { Page } from "./stripeShapes.ts";

async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe({ method: "POST", path: `/v1/checkout/sessions/${id}/expire`, shape: Page });
  } catch (error) {
    // it can't be closed: it was paid, has expired, or Stripe is unavailable. Only an expired page is safe
    const { status } = await stripe({ method: "GET", path: `/v1/checkout/sessions/${id}`, shape: Page });
    if (status === "expired") return;
    if (!(error instanceof Problem)) throw error;
    throw new Problem(billingRefusals.paymentPending());
  }
}

export async function buyAtStripe(services: Services, stripe: Stripe, purchase: Purchase): Promise<Outcome> {
  const { entities, env, now } = services;
  const { companyId, offer, cycle } = purchase;
  const running = await runningSubscription(entities, companyId);
  if (running?.plan_id === offer.plan_id && running.cycle === cycle) return { url: null, invoiceId: null };
  if (running) throw hasSubscription();
  if (offer.price_month === 0) throw notForSale();
  const account = await stripeAccount(entities, stripe, purchase);
  if (account.open_checkout) await closePage(stripe, account.open_checkout);
  const price = await stripePrice(stripe, offer, cycle);
  const page = await stripe({
    method: "POST",
    path: "/v1/checkout/sessions",
    shape: Page,
    params: {
      mode: "subscription",
      customer: account.provider_customer,
      client_reference_id: companyId,
      "line_items[0][price]": price,
      "line_items[0][quantity]": 1,
      "subscription_data[metadata][company_id]": companyId,
      success_url: `${env.PUBLIC_URL}/payment/success?checkout=1`,
      cancel_url: `${env.PUBLIC_URL}/checkout?plan=${offer.plan_id}&cycle=${cycle}`,
    },
    onceFor: `checkout:${companyId}:${price}:${account.open_checkout ?? "first"}:${new Date(now()).toISOString().slice(0, 10)}`,
  });
  await entities
    .updateTable("payment_account")
    .set({ open_checkout: page.id, updated_at: new Date(now()) })
    .where("company_id", "=", companyId)
    .execute();
  return { url: page.url, invoiceId: null };
}
