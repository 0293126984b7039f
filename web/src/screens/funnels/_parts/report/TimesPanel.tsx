import { graphql, useFragment } from "react-relay";
import type { TimesPanel_report$key } from "#web/__generated__/TimesPanel_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { duration } from "#web/ui/format/duration.ts";

const HEIGHT = 260;

/** How long it took to get through the funnel. */
export function TimesPanel({ report }: { report: TimesPanel_report$key }) {
  return (
    <Panel
      title={t("Time to convert")}
      definition={t(
        "From the first to the last step, of those who completed the funnel. Each bar has those who took up to this time, and longer than the bar before.",
      )}
      height={HEIGHT}
      saveAs="funnel-time-to-convert"
    >
      <Times report={report} />
    </Panel>
  );
}

function Times({ report }: { report: TimesPanel_report$key }) {
  const { result } = useFragment(
    graphql`
      fragment TimesPanel_report on FunnelReport @throwOnFieldError {
        result(by: $by, test: $test) {
          times {
            upTo
            converted
          }
        }
      }
    `,
    report,
  );
  const times = result?.times ?? [];
  if (times.length === 0) return <EmptyState title={t("No conversions in this range")} minHeight={HEIGHT} />;
  return (
    <BarChart
      label={t("Time to convert")}
      height={HEIGHT}
      categories={times.map(({ upTo }) => duration(upTo))}
      series={[{ id: "converted", name: t("Completed"), values: times.map(({ converted }) => converted) }]}
    />
  );
}
