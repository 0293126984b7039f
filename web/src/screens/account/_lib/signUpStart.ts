import type { SignUpStart } from "../_parts/useSignUp.ts";

/** `/sign-up/{x}`: an email where it has an at-sign, otherwise a plan. `/free-trial/{ref}`: who sent the company. */
export function signUpStart(params: Readonly<Record<string, string | undefined>>): SignUpStart {
  const { planOrEmail, ref } = params;
  if (planOrEmail?.includes("@")) return { email: planOrEmail, ref };
  return { plan: planOrEmail, ref };
}
