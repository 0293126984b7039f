import { graphql, useFragment } from "react-relay";
import type { HoursGrid_hours$key } from "#web/__generated__/HoursGrid_hours.graphql.ts";
import { useVisitorsHrefs } from "../drilldown/useVisitorsHref.ts";
import { HeatGrid } from "#web/ui/charts/HeatGrid.tsx";
import { clockGroups, type ClockId } from "./clockGroups.ts";

interface Props {
  hours: HoursGrid_hours$key;
  /** for screen readers, from the time zone whose clock counts */
  label: (timezone: string) => string;
  /** by whose clock */
  clock: ClockId;
  /** a column of the list of visitors that has the most of what is counted first */
  sort?: string | undefined;
}

/** Hour by weekday, with what each weekday and each hour has in all; each number leads to the visitors behind it. */
export function HoursGrid({ hours, label, clock, sort }: Props) {
  const data = useFragment(
    graphql`
      fragment HoursGrid_hours on ActiveHours {
        grid
        weekdays
        hours
        total
        timezone
      }
    `,
    hours,
  );
  const hrefs = useVisitorsHrefs();
  return (
    <HeatGrid
      label={label(data.timezone)}
      grid={data.grid}
      rowTotals={data.weekdays}
      columnTotals={data.hours}
      total={data.total}
      hrefOf={(row, hour) => {
        const weekday = row === undefined ? undefined : row + 1;
        return hrefs({ filters: clockGroups({ clock, weekday, hour }), ...(sort && { sort }) });
      }}
    />
  );
}
