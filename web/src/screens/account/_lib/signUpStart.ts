import type { SignUpStart } from "../_parts/signUp/useSignUp.ts";
import type { SignUpPage } from "./signUpPages.ts";

/** `/sign-up/{x}`: an email where it has an at-sign, otherwise a plan. `{ref}`: who sent the company. */
export function signUpStart(params: Readonly<Record<string, string | undefined>>, page: SignUpPage): SignUpStart {
  const { planOrEmail, ref = page.ref } = params;
  const start = { ref, offer: page.offer };
  return planOrEmail?.includes("@") ? { ...start, email: planOrEmail } : { ...start, plan: planOrEmail };
}
