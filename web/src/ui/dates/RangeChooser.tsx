import type { Day } from "@sightline/schema/rest/ranges/calendarDay";
import { presetDays, type RangePreset } from "@sightline/schema/rest/ranges/presets";
import { lazy, Suspense, useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";
import { Select } from "../forms/Select.tsx";
import { rangeLabel } from "../format/dateLabel.ts";
import { useNarrow } from "../layout/useNarrow.ts";
import { calendarHeight, monthWidth } from "./calendarStyle.ts";
import type { Comparison, DateRangeValue } from "./rangeValue.ts";
import { PresetList } from "./PresetList.tsx";

const MonthsPair = lazy(() => import("./MonthsPair.tsx").then((chunk) => ({ default: chunk.MonthsPair })));

interface Props {
  value: DateRangeValue;
  onChange: (value: DateRangeValue) => void;
  comparison?: Comparison;
  onComparisonChange?: (comparison: Comparison) => void;
  today: Day;
  firstDay?: Day;
  close: () => void;
}

const comparisons = [
  { id: "NONE", label: t("No comparison") },
  { id: "PREVIOUS_PERIOD", label: t("Previous period") },
  { id: "PREVIOUS_YEAR", label: t("Same period last year") },
] as const;

/** A preset applies immediately. Dates from the calendar require Apply. */
export function RangeChooser({ value, onChange, today, firstDay, close, ...comparing }: Props) {
  const narrow = useNarrow();
  const [draft, setDraft] = useState({ startDate: value.startDate, endDate: value.endDate });
  const months = narrow ? 1 : 2;
  const choosePreset = (preset: RangePreset) => {
    onChange({ preset, ...presetDays(preset, today, firstDay) });
    close();
  };
  const apply = () => {
    onChange({ preset: "custom", ...draft });
    close();
  };
  const { onComparisonChange } = comparing;
  return (
    <div
      css={(theme) => ({
        display: "flex",
        maxWidth: "calc(100vw - 16px)",
        [theme.media.narrow]: { flexDirection: "column" },
      })}
    >
      <PresetList selected={value.preset} onSelect={choosePreset} />
      <div css={{ padding: 16, display: "flex", flexDirection: "column", gap: 12 }}>
        <Suspense fallback={<div css={{ width: monthWidth * months + 24 * (months - 1), height: calendarHeight }} />}>
          <MonthsPair
            value={draft}
            onChange={setDraft}
            today={today}
            months={months}
            {...(firstDay === undefined ? {} : { minDate: firstDay })}
          />
        </Suspense>
        <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, marginTop: "auto" }}>
          {onComparisonChange && (
            <Select
              label={t("Compare with")}
              hideLabel
              choices={comparisons}
              value={comparing.comparison ?? "NONE"}
              onChange={(id) => onComparisonChange(id === "NONE" ? null : id)}
              css={{ width: 200 }}
            />
          )}
          <span
            css={(theme) => ({ flex: 1, textAlign: "right", color: theme.color.muted, fontSize: theme.size.small })}
          >
            {rangeLabel(draft.startDate, draft.endDate)}
          </span>
          <Button variant="primary" onPress={apply}>
            {t("Apply")}
          </Button>
        </div>
      </div>
    </div>
  );
}
