// Creates the company for a sign-up through a provider. The answers of the sign-up form are derived from the address
// and can be changed in the settings.
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { recordAttempt } from "#host/http/attempts.ts";
import { Problem } from "#host/http/problem.ts";
import { refOfHost } from "#host/members/refOfHost.ts";
import { rewardReferral } from "#host/members/referralReward.ts";
import type { Services } from "#host/http/services.ts";
import { isDisposable } from "../identity/fields/emailOf.ts";
import { planEnd } from "../identity/planEnd.ts";
import { PRO, SIGN_UPS } from "../identity/signUp.ts";
import { makeCompany } from "../identity/sql/makeCompany.ts";
import { publicMailDomains } from "#host/members/brands/publicMailDomains.ts";
import { emailDomainOf } from "./ssoRequested.ts";

export interface NewMember {
  name: string;
  email: string;
  company: string;
  ref: string | null;
  /** host name of the brand on which they sign up */
  brandHost?: string | undefined;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export async function firstCompany(
  services: Services,
  { name, email, company, ref, brandHost }: NewMember,
): Promise<void> {
  if (isDisposable(email)) {
    throw new Problem(accountRefusals.disposableEmail(), { field: "email" });
  }
  await recordAttempt(services, `sign-up:${email}`, SIGN_UPS);
  const domain = emailDomainOf(email);
  const website = publicMailDomains.has(domain) ? null : domain;
  const now = services.now();
  const made = {
    name,
    email,
    passwordHash: null,
    company: company || (website ? capital(website.split(".").at(-2) ?? website) : `${name}'s company`),
    website,
    timezone: null,
    plan: PRO,
    planEndsAt: planEnd({ paid_plan: PRO, lifetimedeal: false }, now),
    ref,
    createdAt: new Date(now),
  };
  await services.entities.transaction().execute(async (store) => {
    const whitelabelRef = await refOfHost(store, services.env, brandHost);
    const { companyId } = await makeCompany(store, { ...made, whitelabelRef });
    // the provider has verified the address: the referrer earns the same reward as for a verified email
    await rewardReferral(store, { companyId, kind: "verified", now });
  });
}
