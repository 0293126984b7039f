/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/EventsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query EventsCsvQuery($project: ID, $range: RangeInput!, $hidden: Boolean) {
    viewer {
      project(id: $project) {
        events(range: $range, trends: true, hidden: $hidden) {
          name
          displayName
          mergedNames
          source
          count
          visitors
          firstSeen
          lastSeen
        }
      }
    }
  }
`;

const columns = [
  { title: t("Event"), value: "name" },
  { title: t("Name"), value: "displayName" },
  { title: t("Counted as this one"), value: "mergedNames" },
  { title: t("Made by"), value: "source" },
  { title: t("Count"), value: "count" },
  { title: t("Visitors"), value: "visitors" },
  { title: t("First seen"), value: "firstSeen" },
  { title: t("Last seen"), value: "lastSeen" },
];

/** Every event of the range; sources as the graph names them. */
export function EventsCsv() {
  const { project, range, hidden } = useScreenVariables();
  return (
    <WholeCsvButton
      view="events"
      query={query}
      variables={{ project, range, hidden }}
      rows="viewer.project.events"
      columns={columns}
    />
  );
}
