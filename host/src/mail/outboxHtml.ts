import type { Selectable } from "kysely";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";
import { escapeHtml } from "./escapeHtml.ts";

type MailRow = Selectable<EntityTables["mail"]>;

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 32px 16px; max-width: 760px; font: 16px/24px system-ui, sans-serif; }
  h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 10px; padding: 16px; margin-top: 16px; }
  h2 { font-size: 17px; margin: 0; }
  .meta { font-size: 14px; margin: 2px 0 12px; opacity: 0.8; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
`;

/** URLs become links; all other text is unchanged. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, n) => (n % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join("");

const time = (at: Date) => `<time datetime="${at.toISOString()}">${at.toISOString()}</time>`;

function delivery({ state, tries, last_error, sent_at }: MailRow): string {
  const reason = last_error ? `: ${escapeHtml(last_error)}` : "";
  if (state === "sent" && sent_at) return `Sent at ${time(sent_at)}`;
  if (state === "failed") return `Could not be delivered${reason}`;
  if (state === "waiting") return tries === 0 ? "About to be sent" : `Will be tried again, after ${tries}${reason}`;
  return "Kept here and not sent";
}

const mailHtml = (mail: MailRow) => `<article>
  <h2>${escapeHtml(mail.subject)}</h2>
  <p class="meta">To ${escapeHtml(mail.to_address)}, ${time(mail.created_at)}. ${delivery(mail)}.</p>
  <pre>${linked(mail.body_text)}</pre>
</article>`;

export function outboxHtml(mails: readonly MailRow[]): string {
  const list = mails.length > 0 ? mails.map(mailHtml).join("\n") : "<p>No mail has been written yet.</p>";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head>
<body><main>
<h1>Outbox</h1>
<p>The newest emails that this host wrote. Set SMTP_URL to send them; this page does not exist then.</p>
${list}
</main></body>
</html>`;
}
