import type { ComponentProps } from "react";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import type { Marks } from "../notes/useMarks.ts";
import { NoteMarks } from "./NoteMarks.tsx";

type Values = readonly (number | null | undefined)[];

/** One line, beside that of the compared range where there is one. */
export function comparedLine(line: { id: string; name: string }, values: Values, previous: Values) {
  const isCompared = previous.some((value) => (value ?? 0) > 0);
  return {
    ...line,
    values: values.map((value) => value ?? null),
    area: true,
    ...(isCompared ? { previous: previous.map((value) => value ?? null) } : {}),
  };
}

interface Props extends ComponentProps<typeof LineChart> {
  /** the notes and changes of the range: drawn in the chart, and listed under it */
  marks: Marks;
}

/** Lines over time, with what may have changed them. */
export function TrendChart({ marks, annotations = [], ...chart }: Props) {
  return (
    <>
      <LineChart {...chart} annotations={[...annotations, ...marks.drawn]} />
      <NoteMarks marks={marks} />
    </>
  );
}
