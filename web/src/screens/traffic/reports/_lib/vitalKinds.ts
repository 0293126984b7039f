// How each web vital is called, written and judged. The limits come with the numbers.
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import type { VitalName } from "./reportTabs.ts";

interface VitalKind {
  label: string;
  definition: string;
}

export const vitalKinds: Record<VitalName, VitalKind> = {
  LCP: {
    label: t("Largest contentful paint"),
    definition: t("When the largest picture or text of the page was there."),
  },
  INP: {
    label: t("Interaction to next paint"),
    definition: t("How long the page took to show a reaction to a click or a key."),
  },
  CLS: {
    label: t("Cumulative layout shift"),
    definition: t("How much of the page jumped while it was read; it has no unit."),
  },
  FCP: { label: t("First contentful paint"), definition: t("When the first picture or text of the page was there.") },
  TTFB: { label: t("Time to first byte"), definition: t("How long the server took to begin its answer.") },
};

const digits = (value: number, most: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: most }).format(value);

/** Milliseconds as a person reads them: "840 ms", "2.4 s"; layout shift has no unit. */
export function writeVital(name: VitalName, value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  if (name === "CLS") return digits(value, 3);
  return value < 1000 ? `${digits(value, 0)} ms` : `${digits(value / 1000, 2)} s`;
}

export type Verdict = "good" | "needsWork" | "poor";

export function verdictOf(value: number, limits: { goodTo: number; poorFrom: number }): Verdict {
  if (value <= limits.goodTo) return "good";
  return value <= limits.poorFrom ? "needsWork" : "poor";
}

export const verdictTone = { good: "positive", needsWork: "warning", poor: "danger" } as const;
export const verdictLabel = { good: t("Good"), needsWork: t("Needs work"), poor: t("Poor") } as const;
