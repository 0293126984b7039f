import { createTransport } from "nodemailer";
import type { Selectable } from "kysely";
import type { Env } from "#host/env.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

type MailRow = Selectable<EntityTables["mail"]>;

/**
 * Sends one mail to the server of SMTP_URL. The message id is derived from the mail, so duplicates share the same id.
 */
export async function deliver(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">, mail: MailRow, signal: AbortSignal) {
  if (!env.SMTP_URL || !env.MAIL_FROM) throw new Error("SMTP_URL and MAIL_FROM are not set");
  const transport = createTransport({ url: env.SMTP_URL, ...limits, disableFileAccess: true, disableUrlAccess: true });
  const stop = () => transport.close();
  signal.addEventListener("abort", stop);
  try {
    const address = env.MAIL_FROM.replace(/^.*<|>$/g, "");
    const domain = env.MAIL_FROM.replace(/^.*@/, "").replace(/>$/, "");
    await transport.sendMail({
      from: mail.from_name === null ? env.MAIL_FROM : { name: mail.from_name, address },
      to: { name: "", address: mail.to_address },
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      date: mail.created_at,
      messageId: `<mail.${mail.mail_id}.${mail.created_at.getTime()}@${domain}>`,
      headers: { "auto-submitted": "auto-generated" },
    });
  } finally {
    signal.removeEventListener("abort", stop);
    transport.close();
  }
}

/**
 * The server accepted the connection but permanently rejects this mail, for example because of an unknown mailbox or
 * its content.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode >= 500;
}
