// The tables of the outbox.
import type { Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface MailTables {
  mail: {
    mail_id: Generated<number>;
    to_address: string;
    from_name: string | null;
    subject: string;
    body_text: string;
    body_html: string;
    state: Generated<"kept" | "waiting" | "sent" | "failed">;
    tries: Generated<number>;
    last_error: string | null;
    sent_at: OptionalInstant;
    created_at: Instant;
  };
}
