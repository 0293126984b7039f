import { t } from "#web/texts/t.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { zoneName } from "#web/ui/format/zoneName.ts";

export interface AnsweredDays {
  /** absent where a report has months of its own */
  startDate?: string;
  endDate?: string;
  timezone: string;
}

/** Under a title: for which days the numbers are, and on whose clock. */
export function formatRange({ startDate, endDate, timezone: zone }: AnsweredDays): string {
  const timezone = zoneName(zone);
  if (startDate === undefined || endDate === undefined) return t("{timezone} time", { timezone });
  return t("{days}, {timezone} time", { days: rangeLabel(startDate, endDate), timezone });
}
