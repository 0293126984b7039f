import { graphql, useFragment } from "react-relay";
import type { WeekGrid_report$key } from "#web/__generated__/WeekGrid_report.graphql.ts";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { HeatGrid } from "#web/ui/charts/HeatGrid.tsx";

/** Hour by weekday, of the metric that the bars show. */
export function WeekGrid({ report }: { report: WeekGrid_report$key }) {
  return (
    <Panel
      title={t("Hours of the week")}
      definition={t("The days of the range added up by weekday, on the clock of the project's time zone.")}
      height={252}
    >
      <Grid report={report} />
    </Panel>
  );
}

function Grid({ report }: { report: WeekGrid_report$key }) {
  const { activeHours } = useFragment(
    graphql`
      fragment WeekGrid_report on TrafficReport @throwOnFieldError {
        activeHours(metric: $metric) {
          grid
          weekdays
          hours
          total
          timezone
        }
      }
    `,
    report,
  );
  if (!activeHours) return null;
  const { grid, weekdays, hours, total, timezone } = activeHours;
  return (
    <HeatGrid
      label={t("By weekday and hour, {timezone} time", { timezone })}
      grid={grid}
      rowTotals={weekdays}
      columnTotals={hours}
      total={total}
    />
  );
}
