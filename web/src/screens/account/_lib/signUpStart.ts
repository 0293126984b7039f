import type { SignUpStart } from "../_parts/signUp/useSignUp.ts";
import { planOrEmailOf } from "./planOrEmailOf.ts";
import type { SignUpPage } from "./signUpPages.ts";

/** The initial values from the URL of a sign-up page. `{ref}`: the referrer. */
export function signUpStart(params: Readonly<Record<string, string | undefined>>, page: SignUpPage): SignUpStart {
  return { ref: params["ref"] ?? page.ref, offer: page.offer, ...planOrEmailOf(params) };
}
