import { today as todayIn } from "#web/ui/dates/calendarDay.ts";
import { DateRangePicker } from "#web/ui/dates/DateRangePicker.tsx";
import { resolvePreset, type DayRange } from "#web/ui/dates/presets.ts";
import { useChosenRange } from "./useChosenRange.ts";

interface Props {
  /** project whose range is remembered; undefined for share links */
  widgetId?: number;
  /** IANA time zone of the selectable days; defaults to the browser's where the project has none */
  zone?: string;
  /** the project's first day */
  firstDay?: string;
  /** shown until the URL names a range */
  start?: DayRange;
}

/** The screen's range and comparison, read from its URL. */
export function RangeChoice({ widgetId, zone, firstDay, start }: Props) {
  const { range, compare, choose, setCompare } = useChosenRange(widgetId);
  const today = todayIn(zone);
  const value = start
    ? { preset: "custom" as const, ...start }
    : "preset" in range
      ? { preset: range.preset, ...resolvePreset(range.preset, today, firstDay) }
      : { preset: "custom" as const, ...range };
  return (
    <DateRangePicker
      value={value}
      today={today}
      {...(firstDay === undefined ? {} : { firstDay })}
      comparison={compare}
      onChange={({ preset, startDate, endDate }) => choose(preset === "custom" ? { startDate, endDate } : { preset })}
      onComparisonChange={setCompare}
    />
  );
}
