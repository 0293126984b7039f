/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/RetentionCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query RetentionCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $period: RetentionPeriod
    $columns: Int
    $start: RetentionActInput
    $return: RetentionActInput
  ) {
    viewer {
      project(id: $project) {
        retention {
          report(range: $range, filters: $filters, period: $period, columns: $columns, start: $start, return: $return) {
            table {
              rows {
                startDate
                endDate
                size
                cells {
                  visitors
                  share
                }
              }
            }
          }
        }
      }
    }
  }
`;

interface Props {
  range: CsvRange;
  /** of the periods that are shown */
  titles: readonly string[];
}

/** The grid as a file, all cohorts together (no day stands in that row) and then cohort by cohort: how many of it came back in each period, and which share that is. */
export function RetentionCsv({ range, titles }: Props) {
  const { project, range: asked, filters, period, columns, start, return: comesBack } = useScreenVariables();
  return (
    <WholeCsvButton
      view="retention"
      range={range}
      query={query}
      variables={{ project, range: asked, filters, period, columns, start, return: comesBack }}
      rows="viewer.project.retention.report.table.rows"
      columns={[
        { title: t("Cohort"), value: "startDate" },
        { title: t("Until"), value: "endDate" },
        { title: t("Size"), value: "size" },
        ...titles.flatMap((title, n) => [
          { title, value: `cells.${n}.visitors` },
          { title: t("{title}, share", { title }), value: `cells.${n}.share` },
        ]),
      ]}
    />
  );
}
