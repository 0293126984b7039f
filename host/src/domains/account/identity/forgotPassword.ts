// A forgotten password. The response and the work are the same for addresses with and without an account: a query, a
// token, an email. Only the reader of the email learns which case it was, not the sender of the request.
import { forgotPassword as endpoint } from "@sightline/schema/rest/account/identity";
import { recordAttempt } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { branded, brandOfCompany } from "#host/mail/mailBrand.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import { storeToken, newToken } from "./accountToken.ts";
import { emailOf } from "./fields/emailOf.ts";
import { noAccountMail, resetMail } from "./mails/resetMail.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";

const VALID_MS = 60 * 60_000;
const limit = { max: 5 };
const NO_MEMBER = 0;

export const forgotPassword = route(endpoint, {
  onceForAnyone: true,
  permit: anyone,
  gather: ({ body }) => emailOf(body.email),
  ask: async (services, email, { headers }) => {
    const { entities, env } = services;
    await recordAttempt(services, `forgot:${email}`, limit);
    const found = await memberByEmail(entities, email);
    // a disabled account can't be recovered
    const member = found?.status === 0 ? undefined : found;
    const now = services.now();
    const token = newToken();
    const brand = await brandOfCompany(entities, env, member?.company_id ?? NO_MEMBER, headers.brandHost);
    const mail = member ? resetMail(member, brand.origin, token) : noAccountMail(email, brand.origin);
    await entities.transaction().execute(async (store) => {
      await storeToken(store, token, {
        userId: member?.user_id ?? NO_MEMBER,
        purpose: "reset",
        expiresAt: new Date(now + VALID_MS),
        createdAt: new Date(now),
      });
      await writeMail(services, branded(mail, brand), store);
    });
  },
  answer: () => undefined,
});
