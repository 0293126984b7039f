import { getSubscription as endpoint } from "@sightline/schema/rest/account/notifications";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { subscriptionOf } from "./subscriptionOf.ts";

export const getSubscription = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.token,
  ask: ({ entities }, token) => subscriptionOf(entities, token),
  answer: ({ subscription }) => subscription,
});
