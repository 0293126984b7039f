import { getNotifications as endpoint } from "@sightline/schema/rest/account/notifications";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { unread } from "./unread.ts";

export const getNotifications = route(endpoint, {
  permit: member,
  gather: ({ caller, body }) => ({ ...body, userId: caller.userId }),
  ask: async ({ entities }, { userId, before_id, limit }) => {
    const all = entities.selectFrom("notification").where("user_id", "=", userId);
    const page = before_id === undefined ? all : all.where("notification_id", "<", before_id);
    const rows = await page.selectAll().orderBy("notification_id", "desc").limit(limit).execute();
    const { total } = await all.select((is) => is.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    return { rows, total: Number(total), unread: await unread(entities, userId) };
  },
  answer: ({ rows, ...counts }) => ({
    rows: rows.map(({ notification_id, kind, title, text, path, created_at, read_at }) => ({
      notification_id,
      kind,
      title,
      text,
      path,
      created_at: created_at.toISOString(),
      is_read: read_at !== null,
    })),
    ...counts,
  }),
});
