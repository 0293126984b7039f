import { graphql, useFragment } from "react-relay";
import type { WeekGrid_report$key } from "#web/__generated__/WeekGrid_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { Panel } from "#web/reports/Panel.tsx";
import type { ClockId } from "#web/reports/charts/clockGroups.ts";
import { HoursGrid } from "#web/reports/charts/HoursGrid.tsx";
import { metricKind } from "#web/reports/dimensions/metricKinds.ts";
import { t } from "#web/texts/t.ts";
import { zoneName } from "#web/ui/format/zoneName.ts";
import { clocks } from "../../_lib/clocks.ts";
import { countMetrics, drilldownSort } from "#web/reports/frame/reportTabs.ts";

const definitions = {
  project: t("Totals of the days in the range by weekday, in the project's time zone."),
  visitor: t("Totals of the days in the range by weekday, in each visitor's local time."),
} as const;

/** Hours by weekday, for the metric and time zone of the bars. */
export function WeekGrid({ report }: { report: WeekGrid_report$key }) {
  const [clock] = useSearchChoice("clock", clocks, "project");
  return (
    <Panel title={t("Hours of the week")} definition={definitions[clock]} height={252} saveAs="hours-of-the-week">
      <Grid report={report} clock={clock} />
    </Panel>
  );
}

function Grid({ report, clock }: { report: WeekGrid_report$key; clock: ClockId }) {
  const { activeHours } = useFragment(
    graphql`
      fragment WeekGrid_report on TrafficReport @throwOnFieldError {
        activeHours(metric: $metric, clock: $clock) {
          ...HoursGrid_hours
        }
      }
    `,
    report,
  );
  const [metric] = useSearchChoice("metric", countMetrics, "VISITORS");
  if (!activeHours) return null;
  return (
    <HoursGrid
      hours={activeHours}
      clock={clock}
      metric={metricKind(metric).label}
      sort={drilldownSort[metric]}
      label={(timezone) =>
        clock === "visitor"
          ? t("By weekday and hour, visitor local time")
          : t("By weekday and hour, {timezone} time", { timezone: zoneName(timezone) })
      }
    />
  );
}
