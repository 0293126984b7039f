import type { Theme } from "@emotion/react";

export interface LineSeries {
  id: string;
  name: string;
  /** One per timestamp in `times`; null leaves a gap. */
  values: readonly (number | null)[];
  /** The comparison range, by index: drawn dashed in the same color. */
  previous?: readonly (number | null)[];
  color?: string;
  /** A soft area below the line: for a single primary series. */
  area?: boolean;
}

export interface Annotation {
  id: string;
  /** A value of `times`, or any timestamp within their range. */
  time: string;
  /** End of the note, inclusive: drawn as a band instead of a line. */
  until?: string;
  color?: string;
  text: string;
  /** Author of the note, in the tooltip. */
  detail?: string;
  /** A small tick at the axis instead of a line through the plot. */
  quiet?: boolean;
}

/** A single line uses the brand color. Several use the categorical palette, in order. */
export function lineColor(theme: Theme, series: readonly LineSeries[], at: number): string {
  const own = series[at]?.color;
  return (
    own ?? (series.length === 1 ? theme.color.accent : (theme.series[at % theme.series.length] ?? theme.color.accent))
  );
}

/** The index of a timestamp: the last one in `times` that is not after it; -1 before the first. */
export function placeOf(time: string, times: readonly string[]): number {
  let place = -1;
  for (const [at, one] of times.entries()) if (one.slice(0, time.length) <= time) place = at;
  return place;
}

/** The first and the last index that a note covers; undefined if it is outside of `times`. */
export function placesOf({ time, until }: Pick<Annotation, "time" | "until">, times: readonly string[]) {
  const last = placeOf(until ?? time, times);
  if (last < 0) return undefined;
  if (until === undefined) return { first: last, last };
  const begins = times.findIndex((one) => one.slice(0, time.length) === time);
  return { first: Math.max(0, begins < 0 ? placeOf(time, times) : begins), last };
}

export interface Mark {
  first: number;
  last: number;
  text: string;
  color?: string;
  quiet?: boolean;
}

/** Notes by the indices that they cover. */
export function marksOf(annotations: readonly Annotation[], times: readonly string[]): Mark[] {
  return annotations.flatMap((annotation) => {
    const places = placesOf(annotation, times);
    const { text, detail, color, quiet } = annotation;
    const fullText = quiet && detail ? `${text} (${detail})` : text;
    return places ? [{ ...places, text: fullText, ...(color && { color }), ...(quiet && { quiet }) }] : [];
  });
}

/** At most `most` labels in equal steps of a natural size. */
export function labelStep(
  count: number,
  most: number,
  steps: readonly number[] = [1, 2, 3, 4, 6, 7, 12, 14, 24, 30, 60, 90],
): number {
  return steps.find((step) => count / step <= most) ?? Math.ceil(count / most);
}
