import { readNotifications as endpoint } from "@sightline/schema/rest/account/notifications";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { unread } from "./unread.ts";

/** Notifications newer than the last one seen stay unread. */
export const readNotifications = route(endpoint, {
  permit: member,
  gather: ({ caller, body }) => ({ userId: caller.userId, upTo: body.up_to_id }),
  ask: async ({ entities, now }, { userId, upTo }) => {
    await entities
      .updateTable("notification")
      .set({ read_at: new Date(now()) })
      .where("user_id", "=", userId)
      .where("notification_id", "<=", upTo)
      .where("read_at", "is", null)
      .execute();
    return unread(entities, userId);
  },
  answer: (left) => ({ unread: left }),
});
