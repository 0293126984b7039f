import type { Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { dateTitle } from "../../format/dateLabel.ts";
import { signedPercent, relativeChange } from "../../format/percent.ts";
import { lineColor, placesOf } from "./lineSeries.ts";
import type { LineQuestion } from "./lineQuestion.ts";
import { topOf } from "../valueAxis.ts";
import { tooltipHtml } from "../tooltipHtml.ts";
import type { TooltipPlace, TooltipRow } from "../tooltipHtml.ts";

/** Of all points, those that a tooltip beside the pointer may cover, and of the height, what it takes. */
const COVERED = 0.3;
const TALL = 0.3;

/** Above the lines around the pointer, or below them where more is free. */
function placeAt({ series, times }: LineQuestion, at: number): TooltipPlace {
  const lines = series.flatMap(({ values, previous = [] }) => [values, previous]);
  const reach = Math.ceil(times.length * COVERED);
  const near = lines.flatMap((line) => line.slice(Math.max(0, at - reach), at + reach + 1)).map((value) => value ?? 0);
  const top = topOf(Math.max(0, ...lines.flat().map((value) => value ?? 0)));
  const above = top - Math.max(0, ...near);
  return above >= TALL * top || above >= Math.min(...near) ? "top" : "bottom";
}

/** Shows the values of all series at one time, those of the comparison range, and the notes at that time. */
export function lineTooltip(theme: Theme, question: LineQuestion) {
  const { times, previousTimes, interval, format } = question;
  return ({ dataPointIndex: at }: { dataPointIndex: number }): string => {
    const rows = question.series.flatMap((series, index): TooltipRow[] => {
      const color = lineColor(theme, question.series, index);
      const now = series.values[at] ?? null;
      const before = series.previous?.[at] ?? null;
      const change = now === null ? undefined : relativeChange(now, before);
      const suffix = change === undefined ? "" : `  ${signedPercent(change)}`;
      const current = { name: series.name, value: now === null ? "–" : format(now) + suffix, color };
      const then = previousTimes?.[at];
      const name = then === undefined ? t("Comparison period") : dateTitle(then, interval);
      return before === null ? [current] : [current, { name, value: format(before), color, dashed: true }];
    });
    const notes = question.annotations
      .filter((one) => {
        const places = placesOf(one, times);
        return places !== undefined && places.first <= at && at <= places.last;
      })
      .map((one) => (one.detail ? `${one.text} (${one.detail})` : one.text));
    const running = question.inProgress && at === times.length - 1 ? t(" (so far)") : "";
    const time = times[at] ?? "";
    const title = question.write ? question.write(time) : dateTitle(time, interval);
    return tooltipHtml(theme, title + running, rows, notes, placeAt(question, at));
  };
}
