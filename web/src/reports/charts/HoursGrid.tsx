import { graphql, useFragment } from "react-relay";
import type { HoursGrid_hours$key } from "#web/__generated__/HoursGrid_hours.graphql.ts";
import { useDrilldowns } from "../drilldown/useDrilldowns.ts";
import { HeatGrid } from "#web/ui/charts/HeatGrid.tsx";
import { clockGroups, type ClockId } from "./clockGroups.ts";

interface Props {
  hours: HoursGrid_hours$key;
  /** accessible label, by the time zone of the hours */
  label: (timezone: string) => string;
  /** what is counted */
  metric: string;
  /** time zone of the hours */
  clock: ClockId;
  /** column of the visitor list to sort by, most of the counted value first */
  sort?: string | undefined;
}

/** A grid of hours by weekday, with totals per weekday and per hour. Each number links to its visitors. */
export function HoursGrid({ hours, label, metric, clock, sort }: Props) {
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
  const drilldowns = useDrilldowns();
  return (
    <HeatGrid
      label={label(data.timezone)}
      metric={metric}
      grid={data.grid}
      rowTotals={data.weekdays}
      columnTotals={data.hours}
      total={data.total}
      toOf={(row, hour) => {
        const weekday = row === undefined ? undefined : row + 1;
        return drilldowns({ filters: clockGroups({ clock, weekday, hour }), ...(sort && { sort }) });
      }}
    />
  );
}
