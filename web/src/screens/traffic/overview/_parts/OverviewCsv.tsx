/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/OverviewCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { ExportCsvButton, type CsvRange } from "#web/reports/tables/ExportCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query OverviewCsvQuery($range: RangeInput!, $compare: Comparison, $goal: String) {
    viewer {
      overview(range: $range, compare: $compare, goal: $goal) {
        rows {
          project {
            widgetId
            name
          }
          totals {
            visitors
            sessions
            pageviews
            pagesPerSession
            averageDuration
            bounceRate
            conversions
          }
          previous {
            visitors
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Project"), value: "project.name" },
  { title: t("Visitors"), value: "totals.visitors" },
  { title: t("Visitors before"), value: "previous.visitors" },
  { title: t("Sessions"), value: "totals.sessions" },
  { title: t("Views"), value: "totals.pageviews" },
  { title: t("Pages / session"), value: "totals.pagesPerSession" },
  { title: t("Avg. duration"), value: "totals.averageDuration" },
  { title: t("Bounce"), value: "totals.bounceRate" },
  { title: t("Conversions"), value: "totals.conversions" },
];

/** One row a project. */
export function OverviewCsv({ range }: { range: CsvRange }) {
  const { range: requested, compare, goal } = useScreenVariables();
  return (
    <ExportCsvButton
      view="overview"
      range={range}
      query={query}
      variables={{ range: requested, compare, goal }}
      rows="viewer.overview.rows"
      columns={columns}
    />
  );
}
