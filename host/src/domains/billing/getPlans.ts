import { getPlans as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { asOffer, offers } from "./sql/offers.ts";

export const getPlans = route(endpoint, {
  permit: member,
  gather: ({ query }) => query.brand,
  ask: ({ entities }, brand) => offers(entities, brand),
  answer: (rows) => rows.map(asOffer),
});
