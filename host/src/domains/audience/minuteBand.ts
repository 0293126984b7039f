// The last 30 minutes as a chart draws them: every minute, and the fewest and most page views it had in other weeks.
import type { RealtimeMinute } from "@sightline/schema/rest/audience";
import { firstMinute, MINUTES, type MinuteRow } from "./sql/lastMinutes.ts";

export function minuteBand(rows: readonly MinuteRow[], weeks: readonly number[][], now: number): RealtimeMinute[] {
  const first = firstMinute(now);
  return Array.from({ length: MINUTES }, (_, index) => {
    const back = MINUTES - 1 - index;
    const sum = (of: "pageviews" | "visitors" | "bots") =>
      rows.filter((row) => row.back === back).reduce((total, row) => total + row[of], 0);
    const usual = weeks.map((week) => week[index] ?? 0);
    return {
      t: new Date(first + index * 60_000).toISOString(),
      pageviews: sum("pageviews"),
      visitors: sum("visitors"),
      bots: sum("bots"),
      usual_min: usual.length > 0 ? Math.min(...usual) : null,
      usual_max: usual.length > 0 ? Math.max(...usual) : null,
    };
  });
}
