import { locale } from "#web/texts/catalogue.ts";
import { percent } from "#web/ui/format/percent.ts";
import { isRate, type EffectMetric } from "./timelineChoices.ts";

const plain = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 }).format(value);

export type Write = (value: number | null | undefined) => string;

/** Formats a value of the metric: "141.5", "32.4%". */
export const writerOf =
  (metric: EffectMetric): Write =>
  (value) =>
    value == null ? "–" : isRate(metric) ? percent(value) : plain(value);

/** Formats a difference with its sign. */
export const signed = (write: Write, value: number): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${write(Math.abs(value))}`;
