// The one door through which the product writes mail: into the outbox, in the transaction that the mail is about, so
// that neither is there without the other. Nothing is sent from here.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const KEPT_MS = 30 * 86_400_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `store` may be a transaction; `at` is in milliseconds since 1970. */
export async function writeMail(store: EntityStore, { to, subject, text, html }: Mail, at: number): Promise<void> {
  const row = { to_address: to, subject, body_text: text, body_html: html, created_at: new Date(at) };
  await store.insertInto("mail").values(row).execute();
}

export async function forgetOldMail({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  await entities
    .deleteFrom("mail")
    .where("created_at", "<", new Date(now() - KEPT_MS))
    .execute();
}
