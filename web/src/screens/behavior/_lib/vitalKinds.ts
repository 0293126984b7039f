// Label, format and rating of each web vital and the load time. The limits are part of the response.
import { t } from "#web/texts/t.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import type { VitalName } from "#web/reports/frame/reportTabs.ts";

interface VitalKind {
  label: string;
  /** for a column header */
  short: string;
  definition: string;
}

export const vitalKinds: Record<VitalName, VitalKind> = {
  LCP: {
    label: t("Largest contentful paint"),
    short: t("LCP"),
    definition: t("Time until the largest image or text block is visible."),
  },
  INP: {
    label: t("Interaction to next paint"),
    short: t("INP"),
    definition: t("Time until the page visibly responds to a click or key press."),
  },
  CLS: {
    label: t("Cumulative layout shift"),
    short: t("CLS"),
    definition: t("How much the page layout shifts unexpectedly. Has no unit."),
  },
  FCP: {
    label: t("First contentful paint"),
    short: t("FCP"),
    definition: t("Time until the first image or text is visible."),
  },
  TTFB: {
    label: t("Time to first byte"),
    short: t("TTFB"),
    definition: t("Time until the server starts to respond."),
  },
  LOAD: {
    label: t("Load time"),
    short: t("Load"),
    definition: t(
      "Time until the page is fully loaded, including images, styles and scripts. There are no standard thresholds.",
    ),
  },
};

/** Formats milliseconds: "840 ms", "2.40 s". Layout shift has no unit. */
export function writeVital(name: VitalName, value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  if (name === "CLS") return fixedNumber(value, 3);
  return value < 1000 ? `${fixedNumber(value, 0)} ms` : `${fixedNumber(value / 1000, 2)} s`;
}

export type Verdict = "good" | "needsWork" | "poor";

/** Null without limits to rate by. */
interface Limits {
  goodTo: number | null | undefined;
  poorFrom: number | null | undefined;
}

export function verdictOf(value: number | null | undefined, { goodTo, poorFrom }: Limits): Verdict | null {
  if (value == null || goodTo == null || poorFrom == null) return null;
  if (value <= goodTo) return "good";
  return value <= poorFrom ? "needsWork" : "poor";
}

export const verdictTone = { good: "positive", needsWork: "warning", poor: "danger" } as const;
export const verdictLabel = { good: t("Good"), needsWork: t("Needs improvement"), poor: t("Poor") } as const;
