import { graphql, useFragment } from "react-relay";
import type { PagesPanel_report$key } from "#web/__generated__/PagesPanel_report.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { DimensionTabs } from "#web/reports/tables/DimensionTabs.tsx";
import { LazyBreakdownTable } from "#web/reports/tables/LazyBreakdownTable.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { pageDimensions } from "../_lib/dashboardChoices.ts";

export function PagesPanel({ report }: { report: PagesPanel_report$key }) {
  const [dimension, choose] = useSearchChoice("pages", pageDimensions, "PAGE");
  return (
    <Panel
      title={t("Pages")}
      flush
      height={432}
      isDeferred
      actions={<DimensionTabs label={t("Pages")} dimensions={pageDimensions} selected={dimension} onSelect={choose} />}
    >
      <Rows report={report} />
    </Panel>
  );
}

function Rows({ report }: { report: PagesPanel_report$key }) {
  const { pages } = useFragment(
    graphql`
      fragment PagesPanel_report on TrafficReport @throwOnFieldError {
        pages: breakdown(dimension: $pages, limit: 10) {
          ...LazyBreakdownTable_breakdown
        }
      }
    `,
    report,
  );
  return pages && <LazyBreakdownTable breakdown={pages} name="pages" columns={["pageviews", "bounce", "scroll"]} />;
}
