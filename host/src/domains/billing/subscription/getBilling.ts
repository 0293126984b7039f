import { getBilling as endpoint } from "@sightline/schema/rest/billing/payment";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { billingOf } from "../sql/billingOf.ts";

export const getBilling = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller }) => caller.companyId,
  ask: (services, companyId) => billingOf(services.entities, companyId, paymentOf(services).name),
  answer: (billing) => billing,
});
