// The last 30 minutes for a chart: every minute, with the minimum and maximum of its page views in other weeks.
import type { RealtimeMinute } from "@sightline/schema/rest/audience/audience";
import { firstMinute, MINUTE, MINUTES } from "./minutes.ts";
import type { MinuteRow } from "./sql/lastHalfHour.ts";

export function minuteBand(rows: readonly MinuteRow[], weeks: readonly number[][], now: number): RealtimeMinute[] {
  const first = firstMinute(now);
  const found = new Map(rows.map((row) => [row.minute, row]));
  return Array.from({ length: MINUTES }, (_, index) => {
    const at = first + index * MINUTE;
    const { pageviews = 0, visitors = 0, bots = 0 } = found.get(at / MINUTE) ?? {};
    const usual = weeks.map((week) => week[index] ?? 0);
    return {
      t: new Date(at).toISOString(),
      pageviews,
      visitors,
      bots,
      usual_min: usual.length > 0 ? Math.min(...usual) : null,
      usual_max: usual.length > 0 ? Math.max(...usual) : null,
    };
  });
}
