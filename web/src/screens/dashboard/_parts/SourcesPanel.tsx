import { graphql, useFragment } from "react-relay";
import type { SourcesPanel_report$key } from "#web/__generated__/SourcesPanel_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DimensionTabs } from "#web/reports/tables/DimensionTabs.tsx";
import { LazyBreakdownTable } from "#web/reports/tables/LazyBreakdownTable.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { sourceDimensions } from "../_lib/dashboardChoices.ts";

export function SourcesPanel({ report }: { report: SourcesPanel_report$key }) {
  const [dimension, choose] = useSearchChoice("sources", sourceDimensions, "CHANNEL");
  return (
    <Panel
      title={t("Sources")}
      flush
      height={432}
      isDeferred
      actions={
        <DimensionTabs label={t("Sources")} dimensions={sourceDimensions} selected={dimension} onSelect={choose} />
      }
    >
      <Rows report={report} />
    </Panel>
  );
}

function Rows({ report }: { report: SourcesPanel_report$key }) {
  const { sources } = useFragment(
    graphql`
      fragment SourcesPanel_report on TrafficReport @throwOnFieldError {
        sources: breakdown(dimension: $sources, limit: 10) {
          ...LazyBreakdownTable_breakdown
        }
      }
    `,
    report,
  );
  return sources && <LazyBreakdownTable breakdown={sources} name="sources" columns={["bounce", "conversions"]} />;
}
