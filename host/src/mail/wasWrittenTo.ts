import type { EntityStore } from "#host/stores/entities.ts";

interface Often {
  times: number;
  /** milliseconds since 1970 */
  since: number;
}

/**
 * Whether an address already received this many mails with this subject. Mails that strangers can trigger must not
 * flood a mailbox.
 */
export async function wasWrittenTo(store: EntityStore, to: string, subject: string, often: Often): Promise<boolean> {
  const rows = await store
    .selectFrom("mail")
    .select("mail_id")
    .where("to_address", "=", to)
    .where("subject", "=", subject)
    .where("created_at", ">", new Date(often.since))
    .limit(often.times)
    .execute();
  return rows.length >= often.times;
}
