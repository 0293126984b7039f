import { t } from "#web/texts/t.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { isYearly } from "./cycleLabels.ts";

/** "$49 a month" */
export const priceText = (amount: number, currency: string, cycle: string): string =>
  isYearly(cycle)
    ? t("{price} per year", { price: formatMinorUnits(amount, currency) })
    : t("{price} per month", { price: formatMinorUnits(amount, currency) });
