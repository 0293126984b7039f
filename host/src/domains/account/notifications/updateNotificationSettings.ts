import { randomBytes } from "node:crypto";
import { updateNotificationSettings as endpoint } from "@sightline/schema/rest/account/notifications";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { settingsOfMember } from "./settingsOfMember.ts";

/** All members may change their own settings, regardless of role. */
export const updateNotificationSettings = route(endpoint, {
  permit: member,
  gather: ({ body }) => body,
  ask: ({ entities }, { settings, digest_day }, { caller }) =>
    entities.transaction().execute(async (store) => {
      const user_id = caller.userId;
      for (const { kind, mail, in_app } of settings) {
        await store
          .insertInto("notification_setting")
          .values({ user_id, kind, mail, in_app })
          .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet({ mail, in_app }))
          .execute();
      }
      if (digest_day !== undefined) {
        await store
          .insertInto("notification_member")
          .values({ user_id, digest_day, unsubscribe_secret: randomBytes(24).toString("base64url") })
          .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ digest_day }))
          .execute();
      }
      return settingsOfMember(store, caller);
    }),
  answer: (settings) => settings,
});
