import { NOTIFICATION_DAYS } from "@sightline/schema/rest/account/notifications";
import type { Services } from "#host/http/services.ts";

export async function pruneNotifications({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  const stale = new Date(now() - NOTIFICATION_DAYS * 86_400_000);
  await entities.deleteFrom("notification").where("created_at", "<", stale).execute();
  await entities.deleteFrom("notification_told").where("at", "<", stale).execute();
}
