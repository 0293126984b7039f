/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/ErrorsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query ErrorsCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $states: [ErrorState!]
    $contains: String
    $kinds: [ErrorKind!]
    $releases: [String!]
    $assignee: Int
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, filters: $filters, goal: $goal) {
            errorLog(
              states: $states
              contains: $contains
              kinds: $kinds
              releases: $releases
              assignee: $assignee
              limit: $limit
              offset: $offset
            ) {
              groups {
                errorId
                message
                kind
                type
                place
                firstRelease
                lastRelease
                count
                sessions
                visitors
                firstSeen
                lastSeen
                state
                isRegression
                assignee {
                  name
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
  { title: t("Error"), value: "message" },
  { title: t("Kind"), value: "kind" },
  { title: t("Type"), value: "type" },
  { title: t("Place"), value: "place" },
  { title: t("Count"), value: "count" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Visitors"), value: "visitors" },
  { title: t("First seen"), value: "firstSeen" },
  { title: t("Last seen"), value: "lastSeen" },
  { title: t("First release"), value: "firstRelease" },
  { title: t("Last release"), value: "lastRelease" },
  { title: t("State"), value: "state" },
  { title: t("Assigned to"), value: "assignee.name" },
];

/** Every group that fits. */
export function ErrorsCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, filters, goal, states, contains, kinds, releases, assignee } = useScreenVariables();
  return (
    <WholeCsvButton
      view="error-log"
      range={range}
      query={query}
      variables={{
        ...{ project, range: asked, filters, goal, states, contains, kinds, releases, assignee },
        ...{ limit: PAGE, offset: 0 },
      }}
      rows="viewer.project.traffic.report.errorLog.groups"
      columns={columns}
    />
  );
}
