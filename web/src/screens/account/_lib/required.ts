import { t } from "#web/texts/t.ts";

/** Error messages below fields, for client-side validation. */
export type Errors<Field extends string> = Partial<Record<Field, string | undefined>>;

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function emailError(text: string): string | undefined {
  if (text.trim() === "") return t("Please enter your email address");
  return isEmail(text) ? undefined : t("Please enter a valid email address, such as jo@example.com");
}

/** Counts code points, like the host. */
export function newPasswordError(text: string): string | undefined {
  if (text === "") return t("Please choose a password");
  return [...text].length < 10 ? t("Choose a password of at least 10 characters") : undefined;
}
