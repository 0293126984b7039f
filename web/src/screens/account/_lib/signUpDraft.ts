// The values of the first step, for the second. In memory only: a password must not reach history or storage, so a
// reload starts again.
import type { SignUpValues } from "./signUpFields.ts";

export type SignUpDraft = Pick<SignUpValues, "name" | "email" | "password">;

let stored: SignUpDraft | undefined;

export const storeSignUpDraft = (draft: SignUpDraft | undefined): void => void (stored = draft);
export const signUpDraft = (): SignUpDraft | undefined => stored;
