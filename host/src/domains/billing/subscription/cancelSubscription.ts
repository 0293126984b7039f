import { cancelSubscription as endpoint } from "@sightline/schema/rest/billing/payment";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { billingOf } from "../sql/billingOf.ts";
import { payerOf } from "./payerOf.ts";

export const cancelSubscription = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller, body }) => ({ payer: payerOf(caller), ...body }),
  ask: (services, { payer, resume, reason }) => paymentOf(services).end(payer, resume, reason),
  answer: (_done, { payer }, { services }) => billingOf(services.entities, payer.companyId, paymentOf(services).name),
});
