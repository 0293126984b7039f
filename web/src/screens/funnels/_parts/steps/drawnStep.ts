import type { Drilldown } from "#web/ui/navigation/drilldown.ts";

/** A step as the chart draws it. Shares are from 0 to 1, times in seconds. */
export interface DrawnStep {
  /** from 1 */
  number: number;
  name: string;
  /** what kind of action it is */
  kind: string;
  isOptional: boolean;
  /** sessions or visitors that did the step */
  entered: number;
  ofFirst: number | null | undefined;
  ofPrevious: number | null | undefined;
  /** of the compared range */
  previousOfFirst: number | null | undefined;
  /** entered it, but no later required step */
  dropped: number;
  dropRate: number | null | undefined;
  /** from the step before */
  median: number | null | undefined;
  p90: number | null | undefined;
  /** links of those who entered, and of those who dropped off */
  enteredTo: Drilldown | undefined;
  droppedTo: Drilldown | undefined;
}
