// A message to support: stored, and queued as an email to the support address in the same transaction.
import { sendSupportMessage as endpoint, SUPPORT_ALIAS } from "@sightline/schema/rest/account/support";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { member } from "#host/http/permit.ts";
import { Problem, unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import { type Sender, supportMail } from "./supportMail.ts";

const limit = { max: 20, of: attempts.messages };

async function senderOf(entities: EntityStore, userId: number): Promise<Sender> {
  const row = await entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .innerJoin("plan", "plan.plan_id", "company.paid_plan")
    .select(["member.name", "member.email", "company.company_id", "company.company_name", "plan.plan_name"])
    .where("member.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  const { name, email } = row;
  return { name, email, companyId: row.company_id, companyName: row.company_name, planName: row.plan_name };
}

export const sendSupportMessage = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body }) => {
    const empty = (["subject", "text"] as const).find((field) => body[field] === "");
    if (empty) throw new Problem(accountRefusals.supportEmpty(), { field: empty });
    const inbox = services.env.SUPPORT_EMAIL;
    if (body.to !== SUPPORT_ALIAS && body.to !== inbox.toLowerCase()) {
      throw new Problem(accountRefusals.supportAddress({ support: SUPPORT_ALIAS, address: inbox }), { field: "to" });
    }
    const sender = await senderOf(services.entities, caller.userId);
    const { subject, text, from = sender.email } = body;
    return { inbox, sender, message: { from, subject, text } };
  },
  ask: async (services, { inbox, sender, message }, { caller }) => {
    await recordAttempt(services, `support:${caller.userId}`, limit);
    const at = services.now();
    return services.entities.transaction().execute(async (store) => {
      await writeMail(services, supportMail(inbox, sender, message), store);
      const values = {
        company_id: caller.companyId,
        user_id: caller.userId,
        from_address: message.from,
        to_address: inbox,
        subject: message.subject,
        text: message.text,
        created_at: new Date(at),
      };
      const inserted = store.insertInto("support_message").values(values);
      return inserted.returning(["support_message_id", "created_at"]).executeTakeFirstOrThrow();
    });
  },
  answer: ({ support_message_id, created_at }) => ({ support_message_id, created_at: created_at.toISOString() }),
});
