/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/FrictionCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query FrictionCsvQuery(
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
            friction {
              path
              rage
              dead
              sessions
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Page"), value: "path" },
  { title: t("Rage clicks"), value: "rage" },
  { title: t("Dead clicks"), value: "dead" },
  { title: t("Sessions"), value: "sessions" },
];

/** Every page on which somebody got stuck. */
export function FrictionCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  return (
    <WholeCsvButton
      view="friction"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, limit: PAGE, offset: 0 }}
      rows="viewer.project.traffic.engagement.friction"
      columns={columns}
    />
  );
}
