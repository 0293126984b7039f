import { saveCard as endpoint } from "@sightline/schema/rest/billing/payment";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { paidOf } from "./paidOf.ts";
import { payerOf } from "./payerOf.ts";

export const saveCard = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => payerOf(caller),
  ask: (services, payer, { body }) => paymentOf(services).storeCard(payer, body.card),
  answer: (outcome, { companyId }, { services }) => paidOf(services, companyId, outcome),
});
