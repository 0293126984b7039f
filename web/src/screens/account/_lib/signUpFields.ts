import { t } from "#web/texts/t.ts";
import { emailError, newPasswordError, type Errors } from "./required.ts";

export type SignUpField = "name" | "email" | "password" | "companyName" | "website";
export type SignUpValues = Record<SignUpField, string>;

/** The fields that a page shows: all, or one of two steps. */
export type SignUpStep = "all" | "person" | "company";

const person: readonly SignUpField[] = ["name", "email", "password"];
const company: readonly SignUpField[] = ["companyName", "website"];
export const fieldsOf: Record<SignUpStep, readonly SignUpField[]> = { all: [...person, ...company], person, company };

/** Client-side validation of a page's fields. The host validates again. */
export function signUpErrors(values: SignUpValues, step: SignUpStep): Errors<SignUpField> {
  const missing = (field: SignUpField, message: string) => (values[field].trim() === "" ? message : undefined);
  const all: Errors<SignUpField> = {
    name: missing("name", t("Please enter your name")),
    email: emailError(values.email),
    password: newPasswordError(values.password),
    companyName: missing("companyName", t("Please enter the name of your company")),
    website: missing("website", t("Please enter the address of your website, such as www.example.com")),
  };
  return Object.fromEntries(fieldsOf[step].map((field) => [field, all[field]]));
}
