import { isOnThisMachine } from "@sightline/schema/rest/network/loopback";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe/stripeProvider.ts";
import { testProvider } from "./test/testProvider.ts";

const refuse = () => Promise.reject(new Problem(billingRefusals.noPayments()));

/** Test card numbers are public: on a server that others can reach, they must not buy plans. */
const withoutPayments = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  buy: refuse,
  change: refuse,
  storeCard: refuse,
});

/** Stripe if its key is set. Otherwise test payments, but only on a developer's own machine. */
export function paymentOf(services: Services): PaymentProvider {
  const key = services.env.STRIPE_SECRET_KEY;
  if (key !== undefined) return stripeProvider(services, key);
  const test = testProvider(services);
  return isOnThisMachine(services.env) ? test : withoutPayments(test);
}
