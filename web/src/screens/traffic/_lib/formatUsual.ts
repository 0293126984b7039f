import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";

interface Usual {
  mean: number;
  low: number;
  high: number;
  weeks: number;
}

/** "usually 240, 180 to 300 (8 weeks)" */
export const formatUsual = ({ mean, low, high, weeks }: Usual): string =>
  t("usually {mean} ({low} to {high}), based on the previous {weeks} weeks", {
    mean: exactNumber(Math.round(mean)),
    low: exactNumber(Math.round(low)),
    high: exactNumber(Math.round(high)),
    weeks,
  });
