// The only function that writes mails: into the outbox, in the transaction that the mail is about, so that both are
// committed or neither is. If a mail server is configured, a job sends the mail afterwards.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { sendMail } from "./sendMail.ts";

const STORED_MS = 30 * 86_400_000;

export interface Mail {
  to: string;
  /** the sender's display name; default: that of MAIL_FROM */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
}

/** Inside a transaction, `store` must be that transaction. */
export async function writeMail(
  { env, entities, jobs, now }: Pick<Services, "env" | "entities" | "jobs" | "now">,
  { to, fromName, subject, text, html }: Mail,
  store: EntityStore = entities,
): Promise<void> {
  const isSent = env.SMTP_URL !== undefined;
  const mailRow = { to_address: to, from_name: fromName ?? null, subject, body_text: text, body_html: html };
  const { mail_id } = await store
    .insertInto("mail")
    .values({ ...mailRow, state: isSent ? "waiting" : "kept", created_at: new Date(now()) })
    .returning("mail_id")
    .executeTakeFirstOrThrow();
  if (isSent) await jobs.add(sendMail, { mailId: mail_id }, { store });
}

export async function forgetOldMail({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  await entities
    .deleteFrom("mail")
    .where("created_at", "<", new Date(now() - STORED_MS))
    .execute();
}
