import { t } from "#web/texts/t.ts";
import { emailError, newPasswordError, type Errors } from "./required.ts";

export const fieldOrder = ["name", "email", "password", "companyName", "website"] as const;
export type SignUpField = (typeof fieldOrder)[number];
export type SignUpValues = Record<SignUpField, string>;

/** What can be told without asking; the host looks again. */
export function signUpErrors(values: SignUpValues): Errors<SignUpField> {
  const missing = (field: SignUpField, message: string) => (values[field].trim() === "" ? message : undefined);
  return {
    name: missing("name", t("Please enter your name")),
    email: emailError(values.email),
    password: newPasswordError(values.password),
    companyName: missing("companyName", t("Please enter the name of your company")),
    website: missing("website", t("Please enter the address of your website, as in www.example.com")),
  };
}

export const isSignUpField = (field: string | null | undefined): field is SignUpField =>
  fieldOrder.some((known) => known === field);
