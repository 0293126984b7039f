import { t } from "#web/texts/t.ts";
import type { LegendEntry } from "../Legend.tsx";

/** The days of both ranges, as short texts. */
export interface ComparedRanges {
  now: string;
  before: string;
}

/** The name of the dashed line. */
export const comparisonName = (ranges: ComparedRanges | undefined): string =>
  ranges ? t("vs. {compared}", { compared: ranges.before }) : t("Comparison period");

/** The id of the dashed entry. */
export const COMPARISON = "comparison";

interface Drawn {
  /** of a single series, which the first entry describes; several have entries of their own */
  current?: Pick<LegendEntry, "name" | "isBar">;
  color: string;
  dashColor?: string;
  ranges: ComparedRanges | undefined;
}

/** What a chart with a comparison range adds to its legend: the current range, and the dashed one. */
export function comparisonLegend({ current, color, dashColor = color, ranges }: Drawn): LegendEntry[] {
  return [
    ...(current ? [{ id: "current", ...current, name: ranges?.now ?? current.name, color, fixed: true }] : []),
    {
      id: COMPARISON,
      name: comparisonName(ranges),
      color: dashColor,
      dashed: true,
    },
  ];
}
