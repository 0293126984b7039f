import { Problem } from "#host/http/problem.ts";
import type { SsoRequest, SsoSetting } from "./sql/ssoSetting.ts";

/** What follows the last at-sign, lower case; empty where there is none. */
export const emailDomainOf = (email: string): string =>
  email.includes("@") ? email.slice(email.lastIndexOf("@") + 1).toLowerCase() : "";

export function ssoRequested(body: { email: string; domain: string }): SsoRequest {
  const email = body.email.trim().toLowerCase();
  return { email, emailDomain: emailDomainOf(email), host: body.domain.trim().toLowerCase() };
}

export function ssoOrNotFound(setting: SsoSetting | undefined, email: string): SsoSetting {
  if (setting) return setting;
  const whose = email ? `for ${emailDomainOf(email) || "this address"}` : "under this address";
  throw new Problem(
    "NOT_FOUND",
    `No company sign-in is set up ${whose}. Log in with your password, or ask your admin`,
    {
      field: "email",
    },
  );
}
