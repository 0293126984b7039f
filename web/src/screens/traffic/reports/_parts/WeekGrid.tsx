import { graphql, useFragment } from "react-relay";
import type { WeekGrid_report$key } from "#web/__generated__/WeekGrid_report.graphql.ts";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { HoursGrid } from "#web/screens/_parts/traffic/HoursGrid.tsx";
import { t } from "#web/texts/t.ts";

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
          ...HoursGrid_hours
        }
      }
    `,
    report,
  );
  if (!activeHours) return null;
  return (
    <HoursGrid hours={activeHours} label={(timezone) => t("By weekday and hour, {timezone} time", { timezone })} />
  );
}
