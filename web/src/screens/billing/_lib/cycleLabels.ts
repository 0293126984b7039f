import { t } from "#web/texts/t.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";

export type Cycle = "MONTH" | "YEAR";

export const isYearly = (cycle: string): boolean => cycle === "YEAR";

/** "$49 a month" */
export const priceText = (amount: number, currency: string, cycle: string): string =>
  isYearly(cycle)
    ? t("{price} per year", { price: formatMinorUnits(amount, currency) })
    : t("{price} per month", { price: formatMinorUnits(amount, currency) });

/** As used in URLs: `?plan=2&cycle=year`. */
export const cycleOf = (text: string | null): Cycle => (text === "year" ? "YEAR" : "MONTH");
export const checkoutPath = (planId: number, cycle: string, base = "/checkout"): string =>
  `${base}?plan=${planId}&cycle=${isYearly(cycle) ? "year" : "month"}`;
