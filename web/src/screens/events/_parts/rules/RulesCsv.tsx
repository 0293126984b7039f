/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/RulesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 100;

void graphql`
  query RulesCsvQuery($project: ID, $first: Int!, $after: String) {
    viewer {
      project(id: $project) {
        events {
          rules(first: $first, after: $after) {
            pageInfo {
              endCursor
              hasNextPage
            }
            edges {
              node {
                eventName
                trigger
                target
                url
                status
                count
                lastAt
                author
                createdAt
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Event"), value: "node.eventName" },
  { title: t("Trigger"), value: "node.trigger" },
  { title: t("Watches"), value: "node.target" },
  { title: t("Page"), value: "node.url" },
  { title: t("State"), value: "node.status" },
  { title: t("Events"), value: "node.count" },
  { title: t("Last"), value: "node.lastAt" },
  { title: t("Made by"), value: "node.author" },
  { title: t("Made on"), value: "node.createdAt" },
];

/** The rules with what each made within the last 30 days. */
export function RulesCsv() {
  const { project } = useScreenVariables();
  return (
    <WholeCsvButton
      view="event-rules"
      query={query}
      variables={{ project, first: PAGE, after: null }}
      rows="viewer.project.events.rules.edges"
      columns={columns}
    />
  );
}
