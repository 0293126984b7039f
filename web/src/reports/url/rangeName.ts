import { presetLabel } from "#web/ui/dates/presets.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { knownPreset, type Range } from "./reportState.ts";

/** "Last 7 days", "3 – 9 Nov 2026" */
export const rangeName = (range: Range): string =>
  "preset" in range ? presetLabel(range.preset) : rangeLabel(range.startDate, range.endDate);

interface LinkRange {
  preset: string | null | undefined;
  startDate: string;
  endDate: string;
}

/** Of a share link: "Last 7 days" moves with the date. */
export function linkRangeName({ preset, startDate, endDate }: LinkRange): string {
  const known = knownPreset(preset);
  return rangeName(known ? { preset: known } : { startDate, endDate });
}
