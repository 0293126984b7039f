import { graphql, useFragment } from "react-relay";
import type { HoursGrid_hours$key } from "#web/__generated__/HoursGrid_hours.graphql.ts";
import { HeatGrid } from "#web/ui/charts/HeatGrid.tsx";

interface Props {
  hours: HoursGrid_hours$key;
  /** for screen readers, from the time zone whose clock counts */
  label: (timezone: string) => string;
}

/** Hour by weekday, with what each weekday and each hour has in all. */
export function HoursGrid({ hours, label }: Props) {
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
  return (
    <HeatGrid
      label={label(data.timezone)}
      grid={data.grid}
      rowTotals={data.weekdays}
      columnTotals={data.hours}
      total={data.total}
    />
  );
}
