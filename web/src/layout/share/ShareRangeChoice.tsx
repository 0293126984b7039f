import { useSearchParams } from "react-router-dom";
import { RangeChoice } from "#web/layout/header/RangeChoice.tsx";
import type { ShareRange } from "#web/relay/screen.ts";
import { linkRangeName } from "#web/reports/url/rangeName.ts";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";

/** The link's own range, or a free choice that starts with it. */
export function ShareRangeChoice({ grant: { startDate, endDate, preset, freeRange } }: { grant: ShareRange }) {
  const [search] = useSearchParams();
  const days = { startDate: startDate.slice(0, 10), endDate: endDate.slice(0, 10) };
  if (freeRange) {
    return <RangeChoice {...(isRangeChosen(search) ? {} : { start: { preset: preset ?? "custom", ...days } })} />;
  }
  return (
    <span
      title={rangeLabel(days.startDate, days.endDate)}
      css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, whiteSpace: "nowrap" })}
    >
      {linkRangeName({ preset, ...days })}
    </span>
  );
}
