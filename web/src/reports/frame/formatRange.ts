import { t } from "#web/texts/t.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { zoneName } from "#web/ui/format/zoneName.ts";

export interface AnsweredDays {
  /** absent for reports with their own months */
  startDate?: string;
  endDate?: string;
  timezone: string;
}

/** The subtitle of a report: its days and time zone. */
export function formatRange({ startDate, endDate, timezone: zone }: AnsweredDays): string {
  const timezone = zoneName(zone);
  if (startDate === undefined || endDate === undefined) return t("{timezone} time", { timezone });
  return t("{days}, {timezone} time", { days: rangeLabel(startDate, endDate), timezone });
}
