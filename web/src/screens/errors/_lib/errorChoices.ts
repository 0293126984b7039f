// What a viewer may choose on the error log; each choice lives in the address, the first one is left out of it.
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

/** The group that is looked at; null: the list. */
export function readErrorId(search: URLSearchParams): string | null {
  const id = search.get("error") ?? "";
  return /^[0-9a-f]{16}$/.test(id) ? id : null;
}

/** What browsers say of an error in a script of another site: no message, no place. */
export const isScriptError = (message: string): boolean => /^script error\.?$/i.test(message.trim());

/** Which of its occurrences is looked at: 0 is the newest. */
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
