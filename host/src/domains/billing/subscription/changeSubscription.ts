import { changeSubscription as endpoint } from "@sightline/schema/rest/billing/payment";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { paidOf } from "./paidOf.ts";
import { purchaseOf } from "./purchaseOf.ts";

export const changeSubscription = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ services, caller, body }) => purchaseOf(services, caller, body),
  ask: (services, purchase) => paymentOf(services).change(purchase),
  answer: (outcome, { companyId }, { services }) => paidOf(services, companyId, outcome),
});
