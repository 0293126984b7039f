/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/TimelineCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query TimelineCsvQuery(
    $project: ID
    $range: RangeInput!
    $kinds: [TimelineKind!]
    $userId: Int
    $contains: String
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        timeline {
          list(range: $range, kinds: $kinds, userId: $userId, contains: $contains, limit: $limit, offset: $offset) {
            entries {
              date
              createdAt
              kind
              text
              description
              subject
              userName
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Date"), value: "date" },
  { title: t("Made on"), value: "createdAt" },
  { title: t("Kind"), value: "kind" },
  { title: t("What"), value: "text" },
  { title: t("Description"), value: "description" },
  { title: t("Done to"), value: "subject" },
  { title: t("Who"), value: "userName" },
];

/** Every entry that fits. */
export function TimelineCsv() {
  const { project, range, kinds, userId, contains } = useScreenVariables();
  return (
    <WholeCsvButton
      view="timeline"
      query={query}
      variables={{ project, range, kinds, userId, contains, limit: PAGE, offset: 0 }}
      rows="viewer.project.timeline.list.entries"
      columns={columns}
    />
  );
}
