import type { Theme } from "@emotion/react";

export interface LineSeries {
  id: string;
  name: string;
  /** One a moment of `times`; null leaves a gap. */
  values: readonly (number | null)[];
  /** The compared range, moment by moment: drawn dashed in the same colour. */
  previous?: readonly (number | null)[];
  color?: string;
  /** A soft area below the line: for the one series that matters. */
  area?: boolean;
}

export interface Annotation {
  id: string;
  /** A member of `times`, or any moment within them. */
  time: string;
  /** Where it ends, inclusive: a band rather than a line. */
  until?: string;
  color?: string;
  text: string;
  /** Who left it, in the hover. */
  detail?: string;
  /** A small tick at the axis rather than a line through the plot. */
  quiet?: boolean;
}

/** One line alone wears the brand's colour; several take theirs from the categorical scale, in order. */
export function lineColor(theme: Theme, series: readonly LineSeries[], at: number): string {
  const own = series[at]?.color;
  return (
    own ?? (series.length === 1 ? theme.color.accent : (theme.series[at % theme.series.length] ?? theme.color.accent))
  );
}

/** The place of a moment among the times: the last that is not after it; -1 before the first. */
export function placeOf(time: string, times: readonly string[]): number {
  let place = -1;
  for (const [at, one] of times.entries()) if (one.slice(0, time.length) <= time) place = at;
  return place;
}

/** The first and the last place that a note covers; undefined where none of it lies among the times. */
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

/** Notes by the places that they cover. */
export function marksOf(annotations: readonly Annotation[], times: readonly string[]): Mark[] {
  return annotations.flatMap((annotation) => {
    const places = placesOf(annotation, times);
    const { text, detail, color, quiet } = annotation;
    const fullText = quiet && detail ? `${text} (${detail})` : text;
    return places ? [{ ...places, text: fullText, ...(color && { color }), ...(quiet && { quiet }) }] : [];
  });
}

/** At most `most` labels with equal steps, so that an axis reads like one that a person wrote. */
export function labelStep(
  count: number,
  most: number,
  steps: readonly number[] = [1, 2, 3, 4, 6, 7, 12, 14, 24, 30, 60, 90],
): number {
  return steps.find((step) => count / step <= most) ?? Math.ceil(count / most);
}
