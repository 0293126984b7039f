/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/VitalsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query VitalsCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $dimension: PerformanceDimension!
    $vital: VitalName!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            performance(dimension: $dimension, vital: $vital, limit: $limit, offset: $offset) {
              rows {
                name
                loads
                lcp
                inp
                cls
                fcp
                ttfb
                load
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
  { title: t("Loads"), value: "loads" },
  { title: t("LCP"), value: "lcp" },
  { title: t("INP"), value: "inp" },
  { title: t("CLS"), value: "cls" },
  { title: t("FCP"), value: "fcp" },
  { title: t("TTFB"), value: "ttfb" },
  { title: t("Load"), value: "load" },
];

/** All values that something was measured of. */
export function VitalsCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, goal, dimension, vital } = useScreenVariables();
  return (
    <WholeCsvButton
      view={`performance-${String(dimension).toLowerCase()}`}
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, dimension, vital, limit: PAGE, offset: 0 }}
      rows="viewer.project.traffic.report.performance.rows"
      columns={columns}
    />
  );
}
