import type { getFeedbackReport } from "@sightline/schema/rest/feedback/report";
import type { z } from "zod";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { addDays, localDay, type Zone } from "#host/analytics/scope/zone.ts";
import type { CommentRow } from "../sql/commentsOf.ts";
import { tallyBy } from "./tally.ts";

type Days = z.infer<typeof getFeedbackReport.answer>["days"];

/** Every day of the period in the project's time zone, oldest first, including days without comments. */
export function daysOf(rows: readonly CommentRow[], { from, to }: Pick<Period, "from" | "to">, zone: Zone): Days {
  const counted = tallyBy(rows, ({ created_at }) => localDay(created_at.getTime(), zone));
  const days: Days = [];
  const last = localDay(to - 1, zone);
  for (let day = localDay(from, zone); day <= last; day = addDays(day, 1)) {
    days.push({ day, ...(counted.get(day) ?? { comments: 0, rated: 0, mean: null }) });
  }
  return days;
}
