import { getNotifications as endpoint } from "@sightline/schema/rest/account/notifications";
import { newestPage } from "#host/http/paging/newestPage.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { unread } from "./unread.ts";

export const getNotifications = route(endpoint, {
  permit: member,
  gather: ({ caller, body }) => ({ ...body, userId: caller.userId }),
  ask: async ({ entities }, { userId, ...page }) => {
    const all = entities.selectFrom("notification").selectAll().where("user_id", "=", userId);
    return { ...(await newestPage(all, "notification_id", page)), unread: await unread(entities, userId) };
  },
  answer: ({ rows, ...counts }) => ({
    rows: rows.map(({ notification_id, kind, title, sentences, path, created_at, read_at }) => ({
      notification_id,
      kind,
      title,
      sentences,
      path,
      created_at: created_at.toISOString(),
      is_read: read_at !== null,
    })),
    ...counts,
  }),
});
