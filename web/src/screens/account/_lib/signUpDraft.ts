// The first step's answers, on their way to the second. In the page's memory alone: a password is written into no
// history and no storage, so that a page that is loaded anew begins again.
import type { SignUpValues } from "./signUpFields.ts";

export type SignUpDraft = Pick<SignUpValues, "name" | "email" | "password">;

let stored: SignUpDraft | undefined;

export const storeSignUpDraft = (draft: SignUpDraft | undefined): void => void (stored = draft);
export const signUpDraft = (): SignUpDraft | undefined => stored;
