// The choices of the comments report. Each is stored in the URL, which omits the first one.
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

/** Comments per page. */
export const PAGE = 20;
const MOST = 20_000;

export function readSkipped(search: URLSearchParams): number {
  const skipped = Number(search.get("skip"));
  return Number.isInteger(skipped) && skipped > 0 && skipped <= MOST ? skipped : 0;
}

/** The URL with one choice changed. A changed filter resets to the first page. */
export function withChoice(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("skip");
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** "4.3 of 5"; empty without ratings. */
export const writeMean = (mean: number | null | undefined): string => fixedNumber(mean, 1);
