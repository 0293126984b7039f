// The member of an email link, and whether emails of its kind are enabled.
import { Role } from "@sightline/schema/rest/account/account";
import { NotificationKind, type Subscription } from "@sightline/schema/rest/account/notifications";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { Problem } from "#host/http/problem.ts";
import { settingsOf } from "#host/outbox/notifications/kinds.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** `o•••@acme.test`: the recipient of the email knows the address, but a leaked link must not reveal it. */
const hidden = (email: string) => email.replace(/^(.)[^@]*/, "$1•••");

export interface Subscribed {
  userId: number;
  subscription: Subscription;
  inApp: boolean;
}

export async function subscriptionOf(entities: EntityStore, token: string): Promise<Subscribed> {
  const [name = "", secret = ""] = token.split("~");
  const kind = NotificationKind.safeParse(name).data;
  const member = await entities
    .selectFrom("notification_member")
    .innerJoin("member", "member.user_id", "notification_member.user_id")
    .select(["member.user_id", "email", "role"])
    .where("unsubscribe_secret", "=", secret)
    .where("member.status", "<>", 9)
    .executeTakeFirst();
  if (!kind || !member) throw new Problem(shareRefusals.linkNotFound());
  const chosen = await entities
    .selectFrom("notification_setting")
    .select(["kind", "mail", "in_app"])
    .where("user_id", "=", member.user_id)
    .execute();
  const setting = settingsOf(Role.parse(member.role), chosen).find((each) => each.kind === kind);
  const subscription = { kind, email: hidden(member.email), is_on: setting?.mail ?? false };
  return { userId: member.user_id, subscription, inApp: setting?.in_app ?? false };
}
