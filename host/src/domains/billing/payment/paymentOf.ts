import type { Services } from "#host/http/services.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe/stripeProvider.ts";
import { testProvider } from "./test/testProvider.ts";

/** Stripe where its key is set; without one nothing is charged. */
export const paymentOf = (services: Services): PaymentProvider =>
  services.env.STRIPE_SECRET_KEY === undefined
    ? testProvider(services)
    : stripeProvider(services, services.env.STRIPE_SECRET_KEY);
