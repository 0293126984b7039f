// Sets a new password by the link in an email. The link works once. Opening it proves access to the mailbox, so it also
// verifies the account. All other links of the account, all sessions and the count of failed sign-ins end with the old
// password.
import { resetPassword as endpoint } from "@sightline/schema/rest/account/identity";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { recordAttempt, clearAttempts } from "#host/http/attempts.ts";
import { assertStrong } from "#host/members/password/assertStrong.ts";
import { hashPassword } from "#host/members/password/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { branded, brandOfCompany } from "#host/mail/mailBrand.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import { tokenHash } from "./accountToken.ts";
import { changedMail } from "./mails/resetMail.ts";
import { memberOfReset, useReset } from "./sql/resetToken.ts";

const ACTIVE = 1;

const gone = () => new Problem(accountRefusals.resetLinkUsed());

export const resetPassword = route(endpoint, {
  onceForAnyone: true,
  permit: anyone,
  gather: ({ body }) => {
    if (!body.password) throw new Problem(accountRefusals.passwordMissing(), { field: "password" });
    return { hash: tokenHash(body.encodedId), password: body.password };
  },
  ask: async (services, { hash, password }, { headers }) => {
    const { entities, env } = services;
    await recordAttempt(services, `reset:${hash}`);
    const member = await memberOfReset(entities, hash, new Date(services.now()));
    if (!member) throw gone();
    assertStrong(password, [member.name, member.email]);
    const password_hash = await hashPassword(password);
    const brand = await brandOfCompany(entities, env, member.company_id, headers.brandHost);
    const now = services.now();
    await entities.transaction().execute(async (store) => {
      if (!(await useReset(store, hash, member.user_id, new Date(now)))) throw gone();
      // JWT timestamps have a resolution of one second: tokens issued in the current second become invalid too
      const sessions_from = new Date((Math.floor(now / 1000) + 1) * 1000);
      await store
        .updateTable("member")
        .set({ password_hash, sessions_from, status: ACTIVE })
        .where("user_id", "=", member.user_id)
        .execute();
      await writeMail(services, branded(changedMail(member, brand.origin), brand), store);
    });
    await clearAttempts(services, `member:${member.email.toLowerCase()}`);
  },
  answer: () => undefined,
});
