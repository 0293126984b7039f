import { Problem } from "#host/http/problem.ts";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";

/** The address as stored; throws if it is invalid. */
export function emailOf(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!email) throw new Problem(accountRefusals.emailMissing(), { field: "email" });
  if (email.length > 254 || !/^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/.test(email)) {
    throw new Problem(accountRefusals.emailInvalid(), { field: "email" });
  }
  return email;
}

const disposable = disposableEmailBlocklistSet();

/** Whether it is a temporary mailbox: its domain or a parent domain is on the list of disposable domains. */
export function isDisposable(email: string): boolean {
  const parts = email.slice(email.lastIndexOf("@") + 1).split(".");
  return parts.some((_, n) => disposable.has(parts.slice(n).join(".")));
}
