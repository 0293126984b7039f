/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/GoalVisitsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query GoalVisitsCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $number: Int!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        goals {
          goal(goalProfileId: $number) {
            report(range: $range, filters: $filters) {
              visits(limit: $limit, offset: $offset) {
                at
                sessionId
                visitorId
                path
                entryPath
                channel
                country
                device
                pages
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
  { title: t("When"), value: "at" },
  { title: t("Visitor id"), value: "visitorId" },
  { title: t("Session id"), value: "sessionId" },
  { title: t("Reached on"), value: "path" },
  { title: t("Entry page"), value: "entryPath" },
  { title: t("Channel"), value: "channel" },
  { title: t("Country"), value: "country" },
  { title: t("Device"), value: "device" },
  { title: t("Pages"), value: "pages" },
  { title: t("Revenue"), value: "revenue" },
];

/** Every visit in which the goal was reached. */
export function GoalVisitsCsv() {
  const { project, range, filters, number } = useScreenVariables();
  return (
    <WholeCsvButton
      view="converted-visits"
      query={query}
      variables={{ project, range, filters, number, limit: PAGE, offset: 0 }}
      rows="viewer.project.goals.goal.report.visits"
      columns={columns}
    />
  );
}
