import { addDays } from "@sightline/schema/rest/ranges/calendarDay";
import { presetDays } from "@sightline/schema/rest/ranges/presets";
import { CopyCheck } from "lucide-react";
import { useLocation, useSearchParams } from "react-router-dom";
import { forgetRange } from "#web/reports/url/rangeMemory.ts";
import { rangeName } from "#web/reports/url/rangeName.ts";
import { withoutRange } from "#web/reports/url/reportState.ts";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { DateRangePicker } from "#web/ui/dates/DateRangePicker.tsx";
import type { DateRangeValue } from "#web/ui/dates/rangeValue.ts";
import { today as todayIn } from "#web/ui/dates/today.ts";
import { useAppPlaces } from "../places/appPlaces.ts";
import { RangeNote } from "./RangeNote.tsx";
import { useChosenRange, useModuleStart } from "./useChosenRange.ts";
import { useRangeEverywhere } from "./useRangeEverywhere.ts";

interface Props {
  /** project whose range is remembered; undefined for share links */
  widgetId?: number;
  /** IANA time zone of the selectable days; defaults to the browser's where the project has none */
  zone?: string;
  /** the project's first day */
  firstDay?: string;
  /** shown until the URL names a range */
  start?: DateRangeValue;
}

/** The screen's range and comparison, read from its URL. */
export function RangeChoice({ widgetId, zone, firstDay, start }: Props) {
  const { range, compare, choose, setCompare } = useChosenRange(widgetId);
  useModuleStart(widgetId);
  const everywhere = useRangeEverywhere(widgetId);
  const places = useAppPlaces();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const standard = places.rangeDefault(pathname);
  const isStandard = standard !== null && !isRangeChosen(search);
  const today = todayIn(zone);
  const custom = (startDate: string, endDate: string) => ({ preset: "custom" as const, startDate, endDate });
  const chosen = (): DateRangeValue =>
    "preset" in range
      ? { preset: range.preset, ...presetDays(range.preset, today, firstDay) }
      : custom(range.startDate, range.endDate);
  const value = start ?? (isStandard ? custom(addDays(today, standard.from), addDays(today, standard.to)) : chosen());
  const returnToStandard = () => {
    const module = places.rangeModule(pathname);
    if (widgetId !== undefined && module) forgetRange(widgetId, module);
    setSearch(withoutRange, { preventScrollReset: true });
  };
  const { lastUsed, apply } = everywhere;
  return (
    <div css={{ display: "inline-flex", alignItems: "center", maxWidth: "100%" }}>
      <DateRangePicker
        value={value}
        today={today}
        {...(firstDay === undefined ? {} : { firstDay })}
        {...(isStandard && { label: standard.label })}
        {...(lastUsed && { mark: t("Last used on another screen: {range}", { range: rangeName(lastUsed) }) })}
        comparison={compare}
        onChange={({ preset, startDate, endDate }) => choose(preset === "custom" ? { startDate, endDate } : { preset })}
        onComparisonChange={setCompare}
        note={(close) => (
          <RangeNote {...{ ...everywhere, standard, isStandard, close }} onUse={choose} onStandard={returnToStandard} />
        )}
      />
      {lastUsed && apply && (
        <IconButton label={t("Use this range on all screens")} onPress={apply}>
          <CopyCheck aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
