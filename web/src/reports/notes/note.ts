import type { Annotation } from "#web/ui/charts/line/lineSeries.ts";

/** What a chart marks: a note, or something that was done. */
export interface Note extends Annotation {
  /** `note-4`, `done-7`, as the timeline names it */
  key: string;
  color: string;
}
