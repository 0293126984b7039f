/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/EventsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query EventsCsvQuery(
    $project: ID
    $range: RangeInput!
    $compare: Comparison
    $filters: FilterInput
    $hidden: Boolean
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        events {
          list(range: $range, compare: $compare, filters: $filters, hidden: $hidden, limit: $limit, offset: $offset) {
            rows {
              name
              displayName
              mergedNames
              source
              count
              visitors
              previous {
                count
                visitors
              }
              firstSeen
              lastSeen
            }
          }
        }
      }
    }
  }
`;

/** Every event of the range, in the screen's filters; sources as the graph names them. */
export function EventsCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, compare, filters, hidden } = useScreenVariables();
  const columns = [
    { title: t("Event"), value: "name" },
    { title: t("Name"), value: "displayName" },
    { title: t("Counted as this one"), value: "mergedNames" },
    { title: t("Made by"), value: "source" },
    { title: t("Count"), value: "count" },
    ...(compare ? [{ title: t("Count before"), value: "previous.count" }] : []),
    { title: t("Visitors"), value: "visitors" },
    ...(compare ? [{ title: t("Visitors before"), value: "previous.visitors" }] : []),
    { title: t("First seen"), value: "firstSeen" },
    { title: t("Last seen"), value: "lastSeen" },
  ];
  return (
    <WholeCsvButton
      view="events"
      range={range}
      query={query}
      variables={{ project, range: asked, compare, filters, hidden, limit: PAGE, offset: 0 }}
      rows="viewer.project.events.list.rows"
      columns={columns}
    />
  );
}
