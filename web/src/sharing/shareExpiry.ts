/** The validity options of a new link. */
import { t } from "#web/texts/t.ts";

export const expiryChoices = [
  { id: "never", label: t("Never") },
  { id: "1", label: t("In 1 day") },
  { id: "7", label: t("In 7 days") },
  { id: "30", label: t("In 30 days") },
  { id: "90", label: t("In 90 days") },
] as const;

export type Expiry = (typeof expiryChoices)[number]["id"];

const DAY_MS = 86_400_000;

export function expiresAt(expiry: Expiry, now: number): string | null {
  return expiry === "never" ? null : new Date(now + Number(expiry) * DAY_MS).toISOString();
}
