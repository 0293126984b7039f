import { useSearchParams } from "react-router-dom";
import { isRangeChosen } from "#web/filters/reportVariables.ts";
import { RangeChoice } from "#web/layout/header/RangeChoice.tsx";
import type { ShareRange } from "#web/relay/screen.ts";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const written = (date: string) => day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

/** The range that the link fixes, or a free choice that starts with it. */
export function ShareRangeChoice({ grant }: { grant: ShareRange }) {
  const [search] = useSearchParams();
  const fixed = { startDate: grant.startDate.slice(0, 10), endDate: grant.endDate.slice(0, 10) };
  if (grant.freeRange) return <RangeChoice {...(isRangeChosen(search) ? {} : { start: fixed })} />;
  const { startDate, endDate } = fixed;
  return (
    <span css={(t) => ({ color: t.color.muted, fontSize: t.size.body, whiteSpace: "nowrap" })}>
      {startDate === endDate ? written(startDate) : `${written(startDate)} – ${written(endDate)}`}
    </span>
  );
}
