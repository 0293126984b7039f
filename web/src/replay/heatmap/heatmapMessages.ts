// The messages between the app and the document that shows a recorded page, for heatmaps: a page that does not change,
// and what is drawn over it. The document scrolls and finds the elements; the app decides what is drawn.
import type { ReplayEvent } from "../messages.ts";

/** The points of one element, as lists of the same length. Places are percent of the element's box and of the document. */
export interface HeatPoints {
  selector: string;
  elementX: readonly number[];
  elementY: readonly number[];
  pageX: readonly number[];
  pageY: readonly number[];
  counts: readonly number[];
}

/** A part of the document's height, colored by its weight from 0 to 1. */
export interface HeatBand {
  /** percent of the document's height */
  from: number;
  to: number;
  weight: number;
  label: string;
}

export interface Heat {
  points: readonly HeatPoints[];
  bands: readonly HeatBand[];
  /** a line at a percentage of the document's height */
  fold: { at: number; label: string } | null;
  /** labels at the corners of these elements, which can be picked on the page */
  elements: readonly { selector: string; label: string }[];
}

export type ToHeatmap =
  /** Show this page: an rrweb meta event and a full snapshot. `label` names it for screen readers. */
  | { kind: "background"; events: readonly ReplayEvent[]; label: string }
  | { kind: "heat"; heat: Heat }
  /** `opacity` of the colors, 0 to 1; `scale`: how much smaller than its size the document is shown */
  | { kind: "look"; opacity: number; scale: number }
  /** Outline this element and scroll to it. */
  | { kind: "select"; selector: string | null }
  /** The image of the whole page with what is drawn over it. */
  | { kind: "capture" };

export type FromHeatmap =
  /**
   * The page is shown. Counts of the points: `unplaced` belong to no element of this page and are at their position in
   * the document; `hidden` belong to elements that it has but does not show.
   */
  | { kind: "drawn"; points: number; unplaced: number; hidden: number }
  /** the visitor of the screen picked this element of the list, or none */
  | { kind: "picked"; selector: string | null }
  /** null: this browser can't draw pages; `hasPage`: false if only the drawing could be captured */
  | { kind: "captured"; image: Blob | null; hasPage: boolean };
