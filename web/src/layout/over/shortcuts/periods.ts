// The keys that choose a period, in the order in which the list shows them.
import { t } from "#web/texts/t.ts";

export type PeriodKey = "d" | "w" | "m";

export const periods: readonly {
  letter: PeriodKey;
  preset: "TODAY" | "LAST_7_DAYS" | "LAST_30_DAYS";
  label: string;
}[] = [
  { letter: "d", preset: "TODAY", label: t("Today") },
  { letter: "w", preset: "LAST_7_DAYS", label: t("Last 7 days") },
  { letter: "m", preset: "LAST_30_DAYS", label: t("Last 30 days") },
];
