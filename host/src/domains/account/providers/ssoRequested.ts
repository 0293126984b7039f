import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { Problem } from "#host/http/problem.ts";
import type { SsoRequest, SsoSetting } from "./sql/ssoSetting.ts";

/** The part after the last at sign, in lower case; empty if there is none. */
export const emailDomainOf = (email: string): string =>
  email.includes("@") ? email.slice(email.lastIndexOf("@") + 1).toLowerCase() : "";

export function ssoRequested(body: { email: string; domain: string }): SsoRequest {
  const email = body.email.trim().toLowerCase();
  return { email, emailDomain: emailDomainOf(email), host: body.domain.trim().toLowerCase() };
}

export function ssoOrNotFound(setting: SsoSetting | undefined, email: string): SsoSetting {
  if (setting) return setting;
  const domain = emailDomainOf(email);
  const refusal = !email
    ? accountRefusals.ssoMissingHere()
    : domain
      ? accountRefusals.ssoMissingForDomain({ domain })
      : accountRefusals.ssoMissing();
  throw new Problem(refusal, { field: "email" });
}
