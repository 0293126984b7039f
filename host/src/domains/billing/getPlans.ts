import { getPlans as endpoint } from "@sightline/schema/rest/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { asSold, plans } from "./sql/plans.ts";

export const getPlans = route(endpoint, {
  permit: member,
  gather: () => true,
  ask: ({ entities }, onSale) => plans(entities).where("on_sale", "=", onSale).execute(),
  answer: (rows) => rows.map((plan) => ({ ...plan, ...asSold })),
});
