import type { Context } from "#gateway/context.ts";
import { MAX_NUMBER, numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { notificationOf, type NotificationSource } from "./notifications.sources.ts";
import { getNotifications } from "./notifications.upstream.ts";

export async function notificationNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<NotificationSource | null> {
  const number = numberFromGlobalId(id, "Notification", field);
  // nothing is newer than the largest id
  const before = number < MAX_NUMBER ? { before_id: number + 1 } : {};
  const [found] = (await getNotifications(upstream, { ...before, limit: 1 })).rows;
  return found?.notification_id === number ? notificationOf(found) : null;
}
