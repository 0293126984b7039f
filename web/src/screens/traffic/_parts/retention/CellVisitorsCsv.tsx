/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/CellVisitorsCsvQuery.graphql.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Visitors asked for at once; the API host gives no more. */
const PAGE = 500;

void graphql`
  query CellVisitorsCsvQuery(
    $project: ID!
    $range: RangeInput!
    $filters: FilterInput
    $period: RetentionPeriod
    $start: RetentionActInput
    $return: RetentionActInput
    $cohort: LocalMoment!
    $column: Int!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        retention {
          visitors(
            range: $range
            filters: $filters
            period: $period
            start: $start
            return: $return
            cohort: $cohort
            offset: $column
            limit: $limit
            skip: $offset
          ) {
            rows {
              visitorId
              country
              device
              browser
              channel
              sessions
              pageviews
              lastSeen
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Visitor id"), value: "visitorId" },
  { title: t("Country"), value: "country" },
  { title: t("Device"), value: "device" },
  { title: t("Browser"), value: "browser" },
  { title: t("Channel"), value: "channel" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Views"), value: "pageviews" },
  { title: t("Last seen"), value: "lastSeen" },
];

/** Everybody behind a cell; `cell` are the variables with which its newest visitors were asked for. */
export function CellVisitorsCsv({ cell }: { cell: Readonly<Record<string, unknown>> }) {
  const { offset: column, ...asked } = cell;
  return (
    <WholeCsvButton
      view="retention-visitors"
      query={query}
      variables={{ ...asked, column, limit: PAGE, offset: 0 }}
      rows="viewer.project.retention.visitors.rows"
      columns={columns}
    />
  );
}
