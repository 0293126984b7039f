/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/GoalsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 100;

void graphql`
  query GoalsCsvQuery($project: ID, $range: RangeInput!, $archived: Boolean, $first: Int!, $after: String) {
    viewer {
      project(id: $project) {
        goals {
          list(range: $range, archived: $archived, first: $first, after: $after) {
            pageInfo {
              endCursor
              hasNextPage
            }
            edges {
              node {
                name
                key
                type
                value
                purpose
                isDefault
              }
              standing {
                conversions
                conversionRate
                revenue
                lastAt
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Goal"), value: "node.name" },
  { title: t("Key"), value: "node.key" },
  { title: t("Type"), value: "node.type" },
  { title: t("Looks for"), value: "node.value" },
  { title: t("Default"), value: "node.isDefault" },
  { title: t("Conversions"), value: "standing.conversions" },
  { title: t("Rate"), value: "standing.conversionRate" },
  { title: t("Revenue"), value: "standing.revenue" },
  { title: t("Last"), value: "standing.lastAt" },
];

/** The goals with how each did in the range. */
export function GoalsCsv() {
  const { project, range, archived } = useScreenVariables();
  return (
    <WholeCsvButton
      view="goals"
      query={query}
      variables={{ project, range, archived, first: PAGE, after: null }}
      rows="viewer.project.goals.list.edges"
      columns={columns}
    />
  );
}
