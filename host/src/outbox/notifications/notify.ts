// Notifies one member according to their settings: in the app, by mail, both or neither. Sends only once per event,
// even if retried. Runs in the caller's transaction.
import { randomBytes } from "node:crypto";
import { Role } from "@sightline/schema/rest/account/account";
import type { NotificationKind } from "@sightline/schema/rest/account/notifications";
import type { Message } from "@sightline/schema/rest/refusals/message";
import type { Services } from "#host/http/services.ts";
import { letter } from "#host/mail/letter.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { settingsOf, whatItIs } from "./kinds.ts";

export interface NotificationContent {
  kind: NotificationKind;
  /** identifies the event, for deduplication */
  eventId: string;
  title: Message;
  /** one line in the app, one paragraph each in a mail */
  sentences: readonly Message[];
  /** path in the app that shows more */
  path: string | null;
  /** label of the mail's button */
  action: Message;
}

export interface Reader {
  user_id: number;
  company_id: number;
  name: string;
  email: string;
  role: number;
}

/** The secret in the member's unsubscribe links, created with the first mail. */
async function secretOf(store: EntityStore, userId: number): Promise<string> {
  const made = { user_id: userId, unsubscribe_secret: randomBytes(24).toString("base64url") };
  await store
    .insertInto("notification_member")
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = store.selectFrom("notification_member").select("unsubscribe_secret").where("user_id", "=", userId);
  return (await row.executeTakeFirstOrThrow()).unsubscribe_secret;
}

export async function notify(
  services: Services,
  reader: Reader,
  content: NotificationContent,
  store: EntityStore,
): Promise<void> {
  const at = new Date(services.now());
  const chosen = await store
    .selectFrom("notification_setting")
    .select(["kind", "mail", "in_app"])
    .where("user_id", "=", reader.user_id)
    .execute();
  const setting = settingsOf(Role.parse(reader.role), chosen).find(({ kind }) => kind === content.kind);
  if (!setting?.mail && !setting?.in_app) return;
  const first = await store
    .insertInto("notification_told")
    .values({ user_id: reader.user_id, event_id: content.eventId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  if (!first) return;
  const { kind, eventId, title, sentences, path, action } = content;
  if (setting.in_app) {
    const texts = { title: JSON.stringify(title), sentences: JSON.stringify(sentences) };
    const shown = { kind, event_id: eventId, ...texts, path };
    await store
      .insertInto("notification")
      .values({ ...shown, user_id: reader.user_id, created_at: at })
      .execute();
  }
  if (!setting.mail) return;
  const stop = `/unsubscribe/${kind}~${await secretOf(store, reader.user_id)}`;
  const mail = (origin: string) =>
    letter({
      to: reader.email,
      subject: title.message,
      greeting: `Hello ${reader.name},`,
      sentences: sentences.map(({ message }) => message),
      ...(path !== null && { link: { label: action.message, url: new URL(path, origin).href } }),
      reason: `You get ${whatItIs[kind]} by mail. Choose what you are told at ${new URL("notification", origin).href}.`,
      stop: { label: "Unsubscribe", url: new URL(stop, origin).href },
    });
  await writeCompanyMail(services, reader.company_id, mail, store);
}
