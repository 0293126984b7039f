import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from "react-aria-components/RangeCalendar";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "../actions/buttonStyle.ts";
import { addMonths, type Day } from "@sightline/schema/rest/ranges/calendarDay";
import type { DayRange } from "@sightline/schema/rest/ranges/presets";
import { calendarStyle, cellStyle } from "./calendarStyle.ts";

interface Props {
  value: DayRange;
  onChange: (range: DayRange) => void;
  today: Day;
  minDate?: Day;
  /** One month on phones. */
  months: 1 | 2;
}

/** A separate chunk: the calendar is 33 KB and most ranges are presets. */
export function MonthsPair({ value, onChange, today, minDate, months }: Props) {
  const shown = months === 2 ? addMonths(value.endDate, -1) : value.endDate;
  return (
    // In all of the app's locales weeks start on Monday, like the preset "This week".
    <I18nProvider locale={locale()}>
      <RangeCalendar
        aria-label={t("Custom range")}
        value={{ start: parseDate(value.startDate), end: parseDate(value.endDate) }}
        onChange={({ start, end }) => onChange({ startDate: start.toString(), endDate: end.toString() })}
        visibleDuration={{ months }}
        defaultFocusedValue={parseDate(shown)}
        maxValue={parseDate(today)}
        {...(minDate === undefined ? {} : { minValue: parseDate(minDate) })}
        css={calendarStyle}
      >
        {Array.from({ length: months }, (_, at) => (
          <div key={at}>
            <div css={{ display: "flex", alignItems: "center", height: 32 }}>
              {at === 0 && <Step slot="previous" />}
              <CalendarHeading offset={{ months: at }} className="month" />
              {at === months - 1 && <Step slot="next" />}
            </div>
            <CalendarGrid offset={{ months: at }}>
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell>{name.slice(0, 2)}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} css={cellStyle} />}</CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </RangeCalendar>
    </I18nProvider>
  );
}

function Step({ slot }: { slot: "previous" | "next" }) {
  return (
    <Button slot={slot} css={[buttonStyle("ghost", "small"), { padding: 0, width: 28 }]}>
      {slot === "previous" ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </Button>
  );
}
