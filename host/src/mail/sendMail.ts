// Sends a mail of the outbox to the mail server. If the server is unavailable or busy, sending is retried for about a
// day. A permanently rejected mail is not retried. Either way the mail stays in the outbox, with the server's reply.
import { z } from "zod";
import type { Services } from "#host/http/services.ts";
import { defineJob } from "#host/jobs/job.ts";
import { deliver, isRefusedForGood } from "./deliver.ts";

const MAX_REASON = 500;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON);

async function note({ entities }: Pick<Services, "entities">, mailId: number, what: object): Promise<void> {
  await entities
    .updateTable("mail")
    .set((row) => ({ ...what, tries: row("tries", "+", 1) }))
    .where("mail_id", "=", mailId)
    .execute();
}

export const sendMail = defineJob({
  name: "send-mail",
  data: z.object({ mailId: z.number().int() }),
  retries: { limit: 20, afterSeconds: 20, atMostSeconds: 2 * 3600 },
  withinSeconds: 90,
  atOnce: 2,
  async work(services, { mailId }, { last, signal }) {
    const { entities, env, log, now } = services;
    const mail = await entities.selectFrom("mail").selectAll().where("mail_id", "=", mailId).executeTakeFirst();
    // deleted, or sent by an attempt whose result was not recorded
    if (mail?.state !== "waiting") return;
    try {
      await deliver(env, mail, signal);
    } catch (error) {
      const isOver = last || isRefusedForGood(error);
      await note(services, mailId, { state: isOver ? "failed" : "waiting", last_error: reasonOf(error) });
      if (!isOver) throw error;
      log.error({ err: error, mailId }, "a mail could not be delivered; it stays in the outbox");
      return;
    }
    await note(services, mailId, { state: "sent", last_error: null, sent_at: new Date(now()) });
  },
});
