import { Problem } from "#host/http/problem.ts";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";

/** The address as it is kept; throws where it can't be one. */
export function emailOf(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!email) throw new Problem(accountRefusals.emailMissing(), { field: "email" });
  if (email.length > 254 || !/^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/.test(email)) {
    throw new Problem(accountRefusals.emailInvalid(), { field: "email" });
  }
  return email;
}

const disposable = disposableEmailBlocklistSet();

/** Whether mail to it is read by anybody, for some minutes: its domain or one above it is on the kept list. */
export function isDisposable(email: string): boolean {
  const parts = email.slice(email.lastIndexOf("@") + 1).split(".");
  return parts.some((_, n) => disposable.has(parts.slice(n).join(".")));
}
