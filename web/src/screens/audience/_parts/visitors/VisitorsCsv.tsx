/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/VisitorsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Visitors asked for at once; the API host gives no more. */
const PAGE = 100;

void graphql`
  query VisitorsCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $kind: VisitorKind!
    $search: String!
    $tag: String
    $order: VisitorOrder!
    $isAscending: Boolean!
    $first: Int!
    $after: String
  ) {
    viewer {
      project(id: $project) {
        audience {
          visitors(
            range: $range
            filters: $filters
            goal: $goal
            kind: $kind
            search: $search
            tag: $tag
            order: $order
            isAscending: $isAscending
            first: $first
            after: $after
          ) {
            pageInfo {
              endCursor
              hasNextPage
            }
            edges {
              node {
                visitorId
                userId
                name
                email
                country
                region
                city
                device
                browser
                firstSeen
                tags
              }
              numbers {
                lastSeen
                sessions
                pageviews
                events
                conversions
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
  { title: t("Visitor id"), value: "node.visitorId" },
  { title: t("User id"), value: "node.userId" },
  { title: t("Name"), value: "node.name" },
  { title: t("Email"), value: "node.email" },
  { title: t("Country"), value: "node.country" },
  { title: t("Region"), value: "node.region" },
  { title: t("City"), value: "node.city" },
  { title: t("Device"), value: "node.device" },
  { title: t("Browser"), value: "node.browser" },
  { title: t("First seen"), value: "node.firstSeen" },
  { title: t("Last seen"), value: "numbers.lastSeen" },
  { title: t("Sessions"), value: "numbers.sessions" },
  { title: t("Views"), value: "numbers.pageviews" },
  { title: t("Events"), value: "numbers.events" },
  { title: t("Conversions"), value: "numbers.conversions" },
  { title: t("Revenue"), value: "numbers.revenue" },
  { title: t("Tags"), value: "node.tags" },
];

/** Every visitor of the list with all that is known of each, whatever columns are shown. */
export function VisitorsCsv({ view, range }: { view: string; range: CsvRange }) {
  const { project, range: asked, filters, goal, kind, search, tag, order, isAscending } = useScreenVariables();
  return (
    <WholeCsvButton
      view={view}
      range={range}
      query={query}
      variables={{
        project,
        range: asked,
        filters,
        goal,
        kind,
        search,
        tag,
        order,
        isAscending,
        first: PAGE,
        after: null,
      }}
      rows="viewer.project.audience.visitors.edges"
      columns={columns}
    />
  );
}
