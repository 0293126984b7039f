// Requests a new address, which becomes active when the link in the email to it is opened. If it already has an
// account, only the owner of that account is notified, by email. Each request replaces the previous one.
import { changeEmail as endpoint } from "@sightline/schema/rest/account/profile";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { recordAttempt } from "#host/http/attempts.ts";
import { inPerson } from "#host/http/permit.ts";
import { Problem, unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import { assertCurrentPassword } from "../password/currentPassword.ts";
import { storeToken, newToken } from "../identity/accountToken.ts";
import { emailOf, isDisposable } from "../identity/fields/emailOf.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { userById } from "../sql/userById.ts";
import { newAddressMail, takenAddressMail } from "./addressMails.ts";

const VALID_MS = 24 * 3_600_000;
const limit = { max: 5 };

export const changeEmail = route(endpoint, {
  permit: inPerson,
  gather: ({ body }) => {
    const email = emailOf(body.email);
    if (isDisposable(email)) {
      throw new Problem(accountRefusals.disposableEmail(), { field: "email" });
    }
    return { email, password: body.current_password };
  },
  ask: async (services, { email, password }, { caller }) => {
    const { entities } = services;
    const user = await userById(services, caller.companyId, caller.userId);
    if (!user) throw unauthenticated();
    if (!user.has_password) {
      throw new Problem(accountRefusals.noPasswordYet());
    }
    if (email === user.email.toLowerCase()) {
      throw new Problem(accountRefusals.sameEmail(), { field: "email" });
    }
    await assertCurrentPassword(services, caller.userId, password);
    await recordAttempt(services, `address:${caller.userId}`, limit);
    const taken = await memberByEmail(entities, email);
    const at = services.now();
    const token = newToken();
    await entities.transaction().execute(async (store) => {
      const mine = store.deleteFrom("account_token").where("user_id", "=", caller.userId);
      await mine.where("purpose", "=", "email").where("used_at", "is", null).execute();
      const expiresAt = new Date(at + VALID_MS);
      await storeToken(store, token, {
        userId: caller.userId,
        purpose: "email",
        email,
        expiresAt,
        createdAt: new Date(at),
      });
      const mail = (origin: string) =>
        taken ? takenAddressMail(email, origin) : newAddressMail(user, email, origin, token);
      // links in an email to another member's account use that account's origin, regardless of the sender of the
      // request
      await writeCompanyMail(services, taken?.company_id ?? user.company_id, mail, store);
    });
    return { ...user, pending_email: email };
  },
  answer: (user) => user,
});
