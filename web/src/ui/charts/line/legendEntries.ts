import type { Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { rangeLabel } from "../../format/dateLabel.ts";
import type { Interval } from "../../format/dateLabel.ts";
import type { LegendEntry } from "../Legend.tsx";
import { lineColor } from "./lineSeries.ts";
import type { LineSeries } from "./lineSeries.ts";

interface Question {
  times: readonly string[];
  interval: Interval;
  series: readonly LineSeries[];
  previousTimes?: readonly string[] | undefined;
  /** `times` are not timestamps */
  write?: ((time: string) => string) | undefined;
}

const daysOf = (times: readonly string[]): string => rangeLabel(times[0] ?? "", times.at(-1) ?? "");

/** The lines to toggle, and what is dashed. A single line and its comparison are named by their days. */
export function legendEntries(theme: Theme, question: Question): LegendEntry[] {
  const { times, interval, series, previousTimes, write } = question;
  const [only, other] = series;
  if (only?.previous === undefined || other !== undefined) {
    const lines = series.map(({ id, name }, at) => ({ id, name, color: lineColor(theme, series, at) }));
    if (!series.some(({ previous }) => previous !== undefined)) return lines;
    const compared = { id: "", name: t("Comparison"), color: theme.color.muted, dashed: true, fixed: true };
    return [...lines, compared];
  }
  // the last week or month ends later than its time says
  const hasDays = previousTimes !== undefined && !write && interval !== "week" && interval !== "month";
  const line = { color: lineColor(theme, series, 0), fixed: true };
  return [
    { ...line, id: only.id, name: hasDays ? daysOf(times) : only.name },
    {
      ...line,
      id: "",
      name: hasDays ? daysOf(previousTimes) : t("{name} (comparison)", { name: only.name }),
      dashed: true,
    },
  ];
}
