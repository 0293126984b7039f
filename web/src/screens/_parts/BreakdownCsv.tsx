/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql, useFragment } from "react-relay";
import type { BreakdownCsv_breakdown$key } from "#web/__generated__/BreakdownCsv_breakdown.graphql.ts";
import query from "#web/__generated__/BreakdownCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { dimensionKind } from "./dimensionKinds.ts";
import { WholeCsvButton } from "./WholeCsvButton.tsx";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query BreakdownCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $goal: String
    $dimension: Dimension!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, compare: $compare, filters: $filters, goal: $goal) {
            breakdown(dimension: $dimension, limit: $limit, offset: $offset) {
              rows {
                name
                country
                region
                visitors
                previousVisitors
                sessions
                pageviews
                bounceRate
                averageDuration
                scrollDepth
                conversions
                conversionRate
              }
            }
          }
        }
      }
    }
  }
`;

/** All values of a dimension with all their numbers, in the screen's range and filters; names are as they are stored. */
export function BreakdownCsv({ breakdown }: { breakdown: BreakdownCsv_breakdown$key }) {
  const { dimension, range } = useFragment(
    graphql`
      fragment BreakdownCsv_breakdown on TrafficBreakdown {
        dimension
        range {
          startDate
          endDate
        }
      }
    `,
    breakdown,
  );
  const { project, range: asked, compare, filters, goal } = useScreenVariables();
  const kind = dimensionKind(dimension);
  const columns = [
    { title: kind.head, value: "name" },
    ...(dimension === "CITY" ? [{ title: t("Region"), value: "region" }] : []),
    ...(dimension === "CITY" || dimension === "REGION" ? [{ title: t("Country"), value: "country" }] : []),
    { title: t("Visitors"), value: "visitors" },
    ...(compare ? [{ title: t("Visitors before"), value: "previousVisitors" }] : []),
    { title: t("Sessions"), value: "sessions" },
    { title: t("Views"), value: "pageviews" },
    { title: t("Bounce"), value: "bounceRate" },
    { title: t("Avg. duration"), value: "averageDuration" },
    { title: t("Scroll"), value: "scrollDepth" },
    ...(goal
      ? [
          { title: t("Conversions"), value: "conversions" },
          { title: t("Conv."), value: "conversionRate" },
        ]
      : []),
  ];
  return (
    <WholeCsvButton
      view={kind.label.toLowerCase()}
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, goal, dimension, limit: PAGE, offset: 0 }}
      rows="viewer.project.traffic.report.breakdown.rows"
      columns={columns}
    />
  );
}
