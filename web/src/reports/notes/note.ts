import type { Annotation } from "#web/ui/charts/line/lineSeries.ts";

/** A mark on a chart: a note or a change. */
export interface Note extends Annotation {
  /** `note-4`, `done-7`, the ids used by the timeline */
  key: string;
  color: string;
}
