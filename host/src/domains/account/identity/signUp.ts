// A sign-up waits until the link in an email is opened, which verifies the address: before that, there is no company
// and no account. The response and the work are the same for an address that has an account, whose owner is notified by
// email.
import { signUp as endpoint } from "@sightline/schema/rest/account/identity";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { recordAttempt } from "#host/http/attempts.ts";
import { assertStrong } from "#host/members/password/assertStrong.ts";
import { hashPassword } from "#host/members/password/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { refOfHost } from "#host/members/refOfHost.ts";
import { route } from "#host/http/route.ts";
import { branded, brandOfCompany } from "#host/mail/mailBrand.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import { wasWrittenTo } from "#host/mail/wasWrittenTo.ts";
import { memberByEmail } from "#host/members/memberByEmail.ts";
import { newToken, tokenHash } from "./accountToken.ts";
import { emailOf, isDisposable } from "./fields/emailOf.ts";
import { knownZone } from "./fields/knownZone.ts";
import { existingAccountMail } from "./mails/existingAccountMail.ts";
import { verifyMail } from "./mails/verifyMail.ts";
import { planOnSale } from "./sql/planOnSale.ts";
import { websiteOf } from "./fields/websiteOf.ts";

const DAY_MS = 86_400_000;
const VALID_MS = 7 * DAY_MS;
export const PRO = 2;
const SHOP = 304;
const NO_MEMBER = 0;
export const SIGN_UPS = { max: 10 };

function required(typed: string, field: string, refusal: Refusal): string {
  const text = typed.replaceAll(/\s+/g, " ").trim();
  if (!text) throw new Problem(refusal, { field });
  return text;
}

export const signUp = route(endpoint, {
  onceForAnyone: true,
  permit: anyone,
  gather: ({ body }) => {
    const name = required(body.name, "name", accountRefusals.nameMissing());
    const email = emailOf(body.email);
    if (isDisposable(email)) {
      throw new Problem(accountRefusals.disposableEmail(), { field: "email" });
    }
    if (!body.password) throw new Problem(accountRefusals.passwordMissing(), { field: "password" });
    const company = required(body.company, "company", companyRefusals.nameMissing());
    const website = websiteOf(body.website);
    assertStrong(body.password, [name, email, company]);
    const ref = body.ref?.trim() || null;
    const timezone = knownZone(body.timezone);
    return { name, email, company, website, ref, timezone, password: body.password };
  },
  ask: async (services, { password, email, name, company, website, ref, timezone }, { body, headers }) => {
    const { entities, env } = services;
    await recordAttempt(services, `sign-up:${email}`, SIGN_UPS);
    const password_hash = await hashPassword(password);
    const requested = body.plan && (await planOnSale(entities, body.plan));
    const now = services.now();
    const token = newToken();
    await entities.transaction().execute(async (store) => {
      const known = await memberByEmail(store, email);
      // the link of a known address's row is never sent: the row exists so that both cases do the same work
      await store
        .insertInto("sign_up")
        .values({
          token_hash: tokenHash(known ? newToken() : token),
          ...{ email, name, password_hash, company_name: company, website, timezone, signup_ref: ref },
          paid_plan: body.offer === "shop" ? SHOP : requested ? requested.plan_id : PRO,
          lifetimedeal: body.offer === "lifetimedeal",
          whitelabel_ref_id: await refOfHost(store, env, headers.brandHost),
          created_at: new Date(now),
          expires_at: new Date(now + VALID_MS),
          user_id: null,
        })
        .execute();
      // an unverified address belongs to no brand, regardless of the host name in the request
      const brand = await brandOfCompany(store, env, known?.company_id ?? NO_MEMBER, headers.brandHost);
      const { mail, aDay } = known
        ? { mail: existingAccountMail(known, brand.origin), aDay: 3 }
        : { mail: verifyMail({ name, email, company }, brand.origin, token), aDay: 10 };
      if (await wasWrittenTo(store, email, mail.subject, { times: aDay, since: now - DAY_MS })) return;
      await writeMail(services, branded(mail, brand), store);
    });
  },
  answer: () => undefined,
});
