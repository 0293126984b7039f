// A new company. The address must prove that it is its owner's: until the mail's link is opened, nobody can sign in.
import { signUp as endpoint } from "@sightline/schema/rest/account/identity";
import { countGuess } from "#host/http/attempts.ts";
import { assertStrong } from "#host/http/newPassword/assertStrong.ts";
import { hashPassword } from "#host/http/newPassword/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { refOfHost } from "#host/http/questions/refOfHost.ts";
import { route } from "#host/http/route.ts";
import { branded, brandOfCompany } from "#host/mail/mailBrand.ts";
import { writeMail } from "#host/mail/writeMail.ts";
import { keepToken, newToken } from "./accountToken.ts";
import { emailOf, isDisposable } from "./fields/emailOf.ts";
import { knownZone } from "./fields/knownZone.ts";
import { verifyMail } from "./mails/verifyMail.ts";
import { makeCompany } from "./sql/makeCompany.ts";
import { planOnSale } from "./sql/planOnSale.ts";
import { websiteOf } from "./fields/websiteOf.ts";

export const TRIAL_MS = 15 * 86_400_000;
export const PRO = 2;
export const FREE = 4;
const SHOP = 304;
export const SIGN_UPS = { max: 10 };

function required(typed: string, field: string, message: string): string {
  const text = typed.replaceAll(/\s+/g, " ").trim();
  if (!text) throw new Problem("INVALID", message, { field });
  return text;
}

export const signUp = route(endpoint, {
  onceForAnyone: true,
  permit: anyone,
  gather: ({ body }) => {
    const name = required(body.name, "name", "Please enter your name");
    const email = emailOf(body.email);
    if (isDisposable(email)) {
      const message = "This address belongs to a disposable mail service; use one that you keep";
      throw new Problem("INVALID", message, { field: "email" });
    }
    if (!body.password) throw new Problem("INVALID", "Please choose a password", { field: "password" });
    const company = required(body.company, "company", "Please enter the name of your company");
    const website = websiteOf(body.website);
    assertStrong(body.password, [name, email, company]);
    const ref = body.ref?.trim() || null;
    return { name, email, company, website, ref, password: body.password, timezone: knownZone(body.timezone) };
  },
  ask: async (services, { password, ...filters }, { body, headers }) => {
    const { entities, env } = services;
    await countGuess(services, `sign-up:${filters.email}`, SIGN_UPS);
    const passwordHash = await hashPassword(password);
    const asked = body.plan && (await planOnSale(entities, body.plan));
    const plan = body.offer === "shop" ? SHOP : asked ? asked.plan_id : PRO;
    const lifetimedeal = body.offer === "lifetimedeal";
    const now = services.now();
    const planEndsAt = plan === FREE || lifetimedeal ? null : new Date(now + TRIAL_MS);
    const createdAt = new Date(now);
    const token = newToken();
    await entities.transaction().execute(async (store) => {
      const whitelabelRef = await refOfHost(store, env, headers.brandHost);
      const company = { ...filters, whitelabelRef, passwordHash, plan, planEndsAt, lifetimedeal, createdAt };
      const { userId, companyId } = await makeCompany(store, company);
      await keepToken(store, token, { userId, purpose: "verify", expiresAt: null, createdAt });
      const brand = await brandOfCompany(store, env, companyId, headers.brandHost);
      await writeMail(services, branded(verifyMail(filters, brand.origin, token), brand), store);
    });
  },
  answer: () => undefined,
});
