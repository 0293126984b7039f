import { graphql, useFragment } from "react-relay";
import type { FormPages_report$key } from "#web/__generated__/FormPages_report.graphql.ts";
import { useHeatmapHref } from "#web/reports/drilldown/useHeatmapHref.ts";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

const HEIGHT = 240;
const LISTED = 8;

/** The pages on which visitors saw the form, with their heatmaps. */
export function FormPages({ report }: { report: FormPages_report$key }) {
  const { pages } = useFragment(
    graphql`
      fragment FormPages_report on FormReport {
        pages {
          path
          views
        }
      }
    `,
    report,
  );
  const heatmapOf = useHeatmapHref();
  return (
    <Panel
      title={t("Pages with this form")}
      definition={t("Sessions in which the form was visible on the page. A page leads to its heatmap.")}
      height={HEIGHT}
    >
      {pages.length === 0 ? (
        <EmptyState title={t("No visitor saw this form in this range")} minHeight={HEIGHT} />
      ) : (
        <BarList
          label={t("Pages with this form")}
          items={pages.slice(0, LISTED).map(({ path, views }) => {
            const href = heatmapOf(path);
            return { id: path, label: path, value: views, ...(href !== undefined && { href }) };
          })}
        />
      )}
    </Panel>
  );
}
