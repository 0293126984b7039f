import { useSearchParams } from "react-router-dom";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";
import { RangeChoice } from "#web/layout/header/RangeChoice.tsx";
import type { ShareRange } from "#web/relay/screen.ts";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";

/** The link's fixed range, or a free choice that starts with it. */
export function ShareRangeChoice({ grant }: { grant: ShareRange }) {
  const [search] = useSearchParams();
  const fixed = { startDate: grant.startDate.slice(0, 10), endDate: grant.endDate.slice(0, 10) };
  if (grant.freeRange) return <RangeChoice {...(isRangeChosen(search) ? {} : { start: fixed })} />;
  return (
    <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, whiteSpace: "nowrap" })}>
      {rangeLabel(fixed.startDate, fixed.endDate)}
    </span>
  );
}
