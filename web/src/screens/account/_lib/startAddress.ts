/** Sign-in methods without a password. */
export type SignInMethod = "google" | "github" | "sso";

export interface Start {
  /** `sign-up` creates a company for an unknown email address */
  origin?: "login" | "sign-up";
  /** target after the sign-in; a path of this origin */
  redirect?: string;
  /** the referrer */
  ref?: string | undefined;
  email?: string;
  popup?: boolean;
}

/** The gateway URL that redirects the browser to an identity provider. */
export function startAddress(method: SignInMethod, { origin, redirect, ref, email, popup }: Start): string {
  const query = new URLSearchParams();
  if (origin === "sign-up") query.set("origin", origin);
  if (redirect && redirect !== "/") query.set("redirect", redirect);
  if (ref) query.set("ref", ref);
  if (email) query.set("email", email);
  if (popup) query.set("display", "popup");
  return `/auth/start/${method}${query.size > 0 ? `?${query.toString()}` : ""}`;
}
