/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/GoalSourcesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query GoalSourcesCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $number: Int!
    $by: Dimension!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        goals {
          goal(goalProfileId: $number) {
            report(range: $range, filters: $filters) {
              traffic {
                breakdown(dimension: $by, limit: $limit, offset: $offset) {
                  rows {
                    name
                    visitors
                    sessions
                    conversions
                    conversionRate
                  }
                }
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
  { title: t("Sessions"), value: "sessions" },
  { title: t("Conversions"), value: "conversions" },
  { title: t("Rate"), value: "conversionRate" },
];

/** All values, those without a conversion as well. */
export function GoalSourcesCsv() {
  const { project, range, filters, number, by } = useScreenVariables();
  return (
    <WholeCsvButton
      view={`conversions-by-${String(by).toLowerCase()}`}
      query={query}
      variables={{ project, range, filters, number, by, limit: PAGE, offset: 0 }}
      rows="viewer.project.goals.goal.report.traffic.breakdown.rows"
      columns={columns}
    />
  );
}
