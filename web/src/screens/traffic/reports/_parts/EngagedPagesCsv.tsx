/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/EngagedPagesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query EngagedPagesCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        traffic(range: $range, compare: $compare, filters: $filters, goal: $goal) {
          engagement(limit: $limit, offset: $offset) {
            topPages {
              path
              pageviews
              engagedTime
              scrollDepth
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Page"), value: "path" },
  { title: t("Views"), value: "pageviews" },
  { title: t("Time in use"), value: "engagedTime" },
  { title: t("Scroll"), value: "scrollDepth" },
];

/** Every page that was used. */
export function EngagedPagesCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  return (
    <WholeCsvButton
      view="engagement"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, limit: PAGE, offset: 0 }}
      rows="viewer.project.traffic.engagement.topPages"
      columns={columns}
    />
  );
}
