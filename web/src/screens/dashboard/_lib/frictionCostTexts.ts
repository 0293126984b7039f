// How the cost of friction is written: estimates with their interval, and what they mean.
import type { FrictionSignal } from "#web/__generated__/FrictionCostTableQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { withMinus } from "#web/ui/format/compactNumber.ts";

const labels: Partial<Record<FrictionSignal, string>> = {
  RAGE: t("Rage clicks"),
  ERRORS: t("JS errors"),
  ANY: t("Either"),
};

export const signalLabel = (signal: FrictionSignal): string => labels[signal] ?? signal;

interface Estimate {
  value: number;
  low: number;
  high: number;
}

export const formatEstimate = ({ value, low, high }: Estimate, write: (value: number) => string): string =>
  t("{value} ({low} to {high})", {
    value: withMinus(write(value)),
    low: withMinus(write(low)),
    high: withMinus(write(high)),
  });

/** What an interval says: on one side of zero, or not. */
export function outcomeOf(missing: Estimate | null | undefined): string {
  if (!missing) return t("Too little data");
  if (missing.low > 0) return t("Converted less than expected");
  return missing.high < 0 ? t("Converted more than expected") : t("No clear difference");
}
