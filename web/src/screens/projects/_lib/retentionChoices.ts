import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";

const usual = ["30", "90", "180", "365", "730", "1825"];

/**
 * Retention periods in days; "" stores events forever. Includes the current value even if it is not a standard option.
 */
export const retentionChoices = (now: string) => [
  { id: "", label: t("Never") },
  ...[...new Set([...usual, now])]
    .filter((days) => days !== "")
    .toSorted((a, b) => Number(a) - Number(b))
    .map((days) => ({
      id: days,
      label: phrase("{count, plural, one {# day} other {# days}}", { count: Number(days) }),
    })),
];
