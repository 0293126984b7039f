import { graphql, useFragment } from "react-relay";
import type { ActiveHoursPanel_report$key } from "#web/__generated__/ActiveHoursPanel_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { HoursGrid } from "#web/reports/charts/HoursGrid.tsx";
import { t } from "#web/texts/t.ts";
import { zoneName } from "#web/ui/format/zoneName.ts";

export function ActiveHoursPanel({ report }: { report: ActiveHoursPanel_report$key }) {
  return (
    <Panel
      title={t("Active hours")}
      height={252}
      saveAs="active-hours"
      definition={t("Visitors by weekday and hour, in the project's time zone.")}
    >
      <Grid report={report} />
    </Panel>
  );
}

function Grid({ report }: { report: ActiveHoursPanel_report$key }) {
  const { activeHours } = useFragment(
    graphql`
      fragment ActiveHoursPanel_report on TrafficReport @throwOnFieldError {
        activeHours {
          ...HoursGrid_hours
        }
      }
    `,
    report,
  );
  if (!activeHours) return null;
  return (
    <HoursGrid
      hours={activeHours}
      clock="project"
      metric={t("Visitors")}
      label={(timezone) => t("Visitors by weekday and hour, {timezone} time", { timezone: zoneName(timezone) })}
    />
  );
}
