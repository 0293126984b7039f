// Payments through Stripe: card numbers are entered on Stripe's pages and never reach us.
import type { Services } from "#host/http/services.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { paymentAccount } from "../../sql/paymentAccount.ts";
import { noSubscription } from "../problems.ts";
import type { Payer, PaymentProvider, PortalPage } from "../provider.ts";
import { changeStripe } from "./stripeChange.ts";
import { buyAtStripe } from "./stripeCheckout.ts";
import { stripeClient } from "./stripeClient.ts";
import { previewStripe } from "./stripePreview.ts";
import { Page, StripeSubscription } from "./stripeShapes.ts";
import { writeSubscription } from "./stripeSync.ts";

export function stripeProvider(services: Services, key: string): PaymentProvider {
  const { entities, env } = services;
  const stripe = stripeClient(services, key);

  async function portal({ companyId }: Payer, page: PortalPage): Promise<string> {
    const account = await paymentAccount(entities, companyId);
    if (!account?.provider_customer || !(await runningSubscription(entities, companyId))) throw noSubscription();
    const opened = await stripe({
      method: "POST",
      path: "/v1/billing_portal/sessions",
      shape: Page,
      params: {
        customer: account.provider_customer,
        return_url: `${env.PUBLIC_URL}/subscription`,
        ...(page === "update" && { "flow_data[type]": "payment_method_update" }),
      },
    });
    if (opened.url === null) throw noSubscription();
    return opened.url;
  }

  return {
    name: "stripe",
    buy: (purchase) => buyAtStripe(services, stripe, purchase),
    change: (purchase) => changeStripe(services, stripe, purchase),
    preview: (purchase) => previewStripe(services, stripe, purchase),
    async end({ companyId, userId }, resume) {
      const sub = await runningSubscription(entities, companyId);
      if (!sub?.provider_subscription) throw noSubscription();
      const after = await stripe({
        method: "POST",
        path: `/v1/subscriptions/${sub.provider_subscription}`,
        shape: StripeSubscription,
        params: { cancel_at_period_end: !resume, "expand[0]": "default_payment_method" },
      });
      await entities.transaction().execute((store) => writeSubscription(services, store, { companyId, userId }, after));
    },
    storeCard: async (payer) => ({ url: await portal(payer, "update"), invoiceId: null }),
    portal,
  };
}
