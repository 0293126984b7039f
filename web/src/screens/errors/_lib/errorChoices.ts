// The choices of the error log. Each is stored in the URL, which omits the first one.
import { t } from "#web/texts/t.ts";

export const stateChoices = ["UNRESOLVED", "RESOLVED", "IGNORED", "SNOOZED", "ALL"] as const;
export type StateChoice = (typeof stateChoices)[number];

export const stateLabels: Readonly<Record<string, string>> = {
  UNRESOLVED: t("Unresolved"),
  RESOLVED: t("Resolved"),
  IGNORED: t("Ignored"),
  SNOOZED: t("Snoozed"),
  ALL: t("All"),
};

/** The selected group; null: the list. */
export function readErrorId(search: URLSearchParams): string | null {
  const id = search.get("error") ?? "";
  return /^[0-9a-f]{16}$/.test(id) ? id : null;
}

/** Browsers report an error in a cross-origin script without message and location. */
export const isScriptError = (message: string): boolean => /^script error\.?$/i.test(message.trim());

/** The selected occurrence: 0 is the newest. */
export function readOccurrence(search: URLSearchParams): number {
  const index = search.get("n") ?? "";
  return /^\d{1,6}$/.test(index) ? Number(index) : 0;
}

export function writeOccurrence(search: URLSearchParams, index: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (index > 0) next.set("n", String(index));
  else next.delete("n");
  return next;
}
