import { graphql, useFragment } from "react-relay";
import type { PagesBefore_report$key } from "#web/__generated__/PagesBefore_report.graphql.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

const HEIGHT = 180;
const LISTED = 10;

export function PagesBefore({ report }: { report: PagesBefore_report$key }) {
  return (
    <Panel
      title={t("Page before conversion")}
      definition={t("The last page viewed before the page where the goal was reached.")}
      height={HEIGHT}
    >
      <Pages report={report} />
    </Panel>
  );
}

function Pages({ report }: { report: PagesBefore_report$key }) {
  const { pagesBefore, totals } = useFragment(
    graphql`
      fragment PagesBefore_report on GoalReport @throwOnFieldError {
        pagesBefore {
          path
          conversions
        }
        totals {
          conversions
        }
      }
    `,
    report,
  );
  if (!pagesBefore?.length) return <EmptyState title={t("No conversions in this range")} minHeight={HEIGHT} />;
  return (
    <BarList
      label={t("Page before conversion")}
      total={totals?.conversions ?? 0}
      items={pagesBefore.slice(0, LISTED).map(({ path, conversions }) => ({
        id: path || "-",
        label: path || t("Converted on the entry page"),
        value: conversions,
      }))}
    />
  );
}
