/** How somebody signs in who has no password here. */
export type SignInMethod = "google" | "github" | "sso";

export interface Start {
  /** `sign-up` makes a company for an address that has none */
  origin?: "login" | "sign-up";
  /** where to go afterwards; a path of this origin */
  redirect?: string;
  /** who sent the company here */
  ref?: string | undefined;
  email?: string;
  popup?: boolean;
}

/** Where the gateway sends a browser to an identity provider from. */
export function startAddress(method: SignInMethod, { origin, redirect, ref, email, popup }: Start): string {
  const query = new URLSearchParams();
  if (origin === "sign-up") query.set("origin", origin);
  if (redirect && redirect !== "/") query.set("redirect", redirect);
  if (ref) query.set("ref", ref);
  if (email) query.set("email", email);
  if (popup) query.set("display", "popup");
  return `/auth/start/${method}${query.size > 0 ? `?${query.toString()}` : ""}`;
}
