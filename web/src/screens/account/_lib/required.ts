import { t } from "#web/texts/t.ts";

/** What stands under a field that can't be sent as it is. */
export type Errors<Field extends string> = Partial<Record<Field, string | undefined>>;

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function emailError(text: string): string | undefined {
  if (text.trim() === "") return t("Please enter your email address");
  return isEmail(text) ? undefined : t("Please enter a valid email address, as in jo@example.com");
}

/** Code points, as the host counts them. */
export function newPasswordError(text: string): string | undefined {
  if (text === "") return t("Please choose a password");
  return [...text].length < 10 ? t("Choose a password of at least 10 characters") : undefined;
}

/** The rule in words; the host has the last one. */
export const PASSWORD_RULE = t("At least 10 characters. Not your name or email, and none that many people use.");

/** The first field, in the form's order, with something wrong. */
export const firstWrong = <Field extends string>(order: readonly Field[], errors: Errors<Field>): Field | undefined =>
  order.find((field) => errors[field] !== undefined);
