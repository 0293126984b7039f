import { setSubscription as endpoint } from "@sightline/schema/rest/account/notifications";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { subscriptionOf } from "./subscriptionOf.ts";

/** Having the link proves that its holder received the email. That is sufficient to unsubscribe, and to undo it. */
export const setSubscription = route(endpoint, {
  permit: anyone,
  gather: async ({ services, body }) => ({
    ...(await subscriptionOf(services.entities, body.token)),
    mail: body.is_on,
  }),
  ask: async ({ entities }, { userId, subscription: { kind }, inApp, mail }) => {
    await entities
      .insertInto("notification_setting")
      .values({ user_id: userId, kind, mail, in_app: inApp })
      .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ mail }))
      .execute();
  },
  answer: (_, { subscription, mail }) => ({ ...subscription, is_on: mail }),
});
