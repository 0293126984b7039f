/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/AcquisitionCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query AcquisitionCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $within: AcquisitionWithinInput
    $level: AcquisitionLevel!
    $model: AttributionModel!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        acquisition {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal, within: $within) {
            table(level: $level, model: $model, limit: $limit, offset: $offset) {
              rows {
                name
                visitors
                previousVisitors
                sessions
                bounceRate
                conversions
                conversionRate
                revenue
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Name"), value: "name" },
  { title: t("Visitors"), value: "visitors" },
  { title: t("Visitors before"), value: "previousVisitors" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Bounce"), value: "bounceRate" },
  { title: t("Conversions"), value: "conversions" },
  { title: t("Conv."), value: "conversionRate" },
  { title: t("Revenue"), value: "revenue" },
];

/** All values of the level that is shown. */
export function AcquisitionCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, goal, within, level, model } = useScreenVariables();
  return (
    <WholeCsvButton
      view={`acquisition-${String(level).toLowerCase()}`}
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, within, level, model, limit: PAGE, offset: 0 }}
      rows="viewer.project.acquisition.report.table.rows"
      columns={columns}
    />
  );
}
