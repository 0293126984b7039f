// Confirms a new address by the link in the email to it. Opening the link proves access to the mailbox.
import { confirmEmail as endpoint } from "@sightline/schema/rest/account/profile";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import { tokenHash } from "../identity/accountToken.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { oldAddressMail } from "./addressMails.ts";

const ACTIVE = 1;
const gone = () => new Problem(accountRefusals.emailLinkUsed());

export const confirmEmail = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => tokenHash(body.token),
  ask: async (services, hash) =>
    services.entities.transaction().execute(async (store) => {
      const at = new Date(services.now());
      const link = await store
        .selectFrom("account_token")
        .innerJoin("member", "member.user_id", "account_token.user_id")
        .select(["member.user_id", "member.company_id", "member.name", "member.status"])
        .select(["member.email as old", "account_token.email", "account_token.used_at"])
        .where("token_hash", "=", hash)
        .where("purpose", "=", "email")
        .where("expires_at", ">", at)
        .forUpdate()
        .executeTakeFirst();
      if (!link?.email || link.status !== ACTIVE) throw gone();
      // opened again, for example by an email client or a second click
      if (link.used_at) return link.email;
      if (await memberByEmail(store, link.email)) {
        throw new Problem(accountRefusals.emailTakenMeanwhile());
      }
      await store.updateTable("member").set({ email: link.email }).where("user_id", "=", link.user_id).execute();
      await store.updateTable("account_token").set({ used_at: at }).where("token_hash", "=", hash).execute();
      const { name, old, email, company_id } = link;
      const mail = (origin: string) => oldAddressMail({ name, email: old }, email, origin);
      await writeCompanyMail(services, company_id, mail, store);
      return email;
    }),
  answer: (email) => ({ email }),
});
