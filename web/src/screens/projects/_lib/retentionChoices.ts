import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";

const usual = ["30", "90", "180", "365", "730", "1825"];

/** Days as choices; "" keeps events for ever. One that was set elsewhere is among them. */
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
