import { rangeLabel } from "#web/ui/format/dateLabel.ts";

/** An instant's day: "21 Nov 2026". */
export const dayLabel = (at: string): string => rangeLabel(at, at);
