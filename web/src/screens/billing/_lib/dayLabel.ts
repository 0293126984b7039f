import { rangeLabel } from "#web/ui/format/dateLabel.ts";

/** The day of a timestamp: "21 Nov 2026". */
export const dayLabel = (at: string): string => rangeLabel(at, at);
