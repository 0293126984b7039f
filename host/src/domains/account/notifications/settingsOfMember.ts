import type { Role } from "@sightline/schema/rest/account/account";
import type { NotificationSettings } from "@sightline/schema/rest/account/notifications";
import { settingsOf } from "#host/outbox/notifications/kinds.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const MONDAY = 1;

export async function settingsOfMember(
  entities: EntityStore,
  { userId, role }: { userId: number; role: Role },
): Promise<NotificationSettings> {
  const chosen = await entities
    .selectFrom("notification_setting")
    .select(["kind", "mail", "in_app"])
    .where("user_id", "=", userId)
    .execute();
  const member = await entities
    .selectFrom("notification_member")
    .select("digest_day")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { settings: settingsOf(role, chosen), digest_day: member?.digest_day ?? MONDAY };
}
