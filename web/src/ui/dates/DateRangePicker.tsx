import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { rangeLabel } from "../format/dateLabel.ts";
import { Popover } from "../overlay/Popover.tsx";
import type { Day } from "@sightline/schema/rest/ranges/calendarDay";
import { presetLabel, stepRange } from "./presets.ts";
import type { Comparison, DateRangeValue } from "./rangeValue.ts";
import { RangeChooser } from "./RangeChooser.tsx";

interface Props {
  value: DateRangeValue;
  onChange: (value: DateRangeValue) => void;
  comparison?: Comparison;
  /** Without it the picker has no comparison. */
  onComparisonChange?: (comparison: Comparison) => void;
  /** Today in the project's time zone (`today(zone)` in calendarDay.ts). */
  today: Day;
  /** The day of the project's creation: the first selectable day. */
  firstDay?: Day;
  isDisabled?: boolean;
  /** Name of the range instead of its preset or dates. */
  label?: string;
  /** Marks the picker: how this range differs from another one. */
  mark?: string;
  /** Shown above the choices. */
  note?: (close: () => void) => ReactNode;
}

export function DateRangePicker(props: Props) {
  const { value, onChange, today, isDisabled = false } = props;
  const step = (direction: -1 | 1) => {
    const range = stepRange(value, direction, today);
    if (range) onChange({ ...range, preset: "custom" });
  };
  const dates = rangeLabel(value.startDate, value.endDate);
  const label = props.label ?? (value.preset === "custom" ? dates : presetLabel(value.preset));
  const compared = props.comparison ? comparisonLabels[props.comparison] : undefined;
  return (
    <div css={{ display: "inline-flex", alignItems: "center", gap: 2, maxWidth: "100%" }}>
      <IconButton
        label={t("Previous period")}
        onPress={() => step(-1)}
        isDisabled={isDisabled || (props.firstDay !== undefined && value.startDate <= props.firstDay)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        label={t("Date range")}
        padding={0}
        trigger={
          <Button icon={<CalendarDays aria-hidden />} isDisabled={isDisabled} css={{ minWidth: 0 }}>
            <span title={props.mark ?? dates}>{label}</span>
            {props.mark !== undefined && (
              <span
                role="img"
                aria-label={props.mark}
                css={(theme) => ({
                  flex: "none",
                  width: 6,
                  height: 6,
                  borderRadius: 3,
                  background: theme.color.accent,
                })}
              />
            )}
            {compared && (
              <span
                css={(theme) => ({
                  color: theme.color.muted,
                  fontWeight: theme.weight.regular,
                  [theme.media.narrow]: { display: "none" },
                })}
              >
                {t("vs. {compared}", { compared })}
              </span>
            )}
            <ChevronDown size={14} aria-hidden css={(theme) => ({ color: theme.color.muted })} />
          </Button>
        }
      >
        {(close) => (
          <>
            {props.note?.(close)}
            <RangeChooser {...props} close={close} />
          </>
        )}
      </Popover>
      <IconButton
        label={t("Next period")}
        onPress={() => step(1)}
        isDisabled={isDisabled || stepRange(value, 1, today) === undefined}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

const comparisonLabels = { PREVIOUS_PERIOD: t("previous period"), PREVIOUS_YEAR: t("last year") };
