// What a viewer may choose on the report of comments; each choice lives in the address, the first one is left out of it.
import { t } from "#web/texts/t.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

export const statusChoices = ["ALL", "NEW", "OPEN", "DONE", "ARCHIVED"] as const;

export const statusLabels: Readonly<Record<string, string>> = {
  ALL: t("All"),
  NEW: t("New"),
  OPEN: t("Open"),
  DONE: t("Done"),
  ARCHIVED: t("Archived"),
};

export const sentimentChoices = ["ALL", "POSITIVE", "NEUTRAL", "NEGATIVE"] as const;

export const sentimentLabels: Readonly<Record<string, string>> = {
  POSITIVE: t("Positive"),
  NEUTRAL: t("Neutral"),
  NEGATIVE: t("Negative"),
};

/** Comments that are told at once. */
export const PAGE = 20;
const MOST = 20_000;

export function readSkipped(search: URLSearchParams): number {
  const skipped = Number(search.get("skip"));
  return Number.isInteger(skipped) && skipped > 0 && skipped <= MOST ? skipped : 0;
}

/** The address with one choice changed; whatever narrows the list begins it anew. */
export function withChoice(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("skip");
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** "4.3 of 5"; nothing rated is no number. */
export const writeMean = (mean: number | null | undefined): string => fixedNumber(mean, 1);
