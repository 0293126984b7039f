import { dateLabel, daysLabel } from "#web/ui/format/dateLabel.ts";
import type { Period } from "../_lib/retentionChoices.ts";

/** "5 – 11 Oct" has no space for its year, which the report's header shows. */
export function cohortName(period: Period, { startDate, endDate }: { startDate: string; endDate: string }): string {
  return period === "MONTH" ? dateLabel(startDate, "month") : daysLabel(startDate, endDate);
}
