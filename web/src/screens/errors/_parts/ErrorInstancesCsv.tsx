/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/ErrorInstancesCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query ErrorInstancesCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $errorId: String!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, filters: $filters, goal: $goal) {
            errorDetail(errorId: $errorId, limit: $limit, offset: $offset) {
              instances {
                at
                eventId
                sessionId
                visitorId
                path
                browser
                os
                device
                country
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
  { title: t("Page"), value: "path" },
  { title: t("Browser"), value: "browser" },
  { title: t("System"), value: "os" },
  { title: t("Device"), value: "device" },
  { title: t("Country"), value: "country" },
];

/** Every occurrence in the range. */
export function ErrorInstancesCsv() {
  const { project, range, filters, goal, errorId } = useScreenVariables();
  return (
    <WholeCsvButton
      view="error-occurrences"
      query={query}
      variables={{ project, range, filters, goal, errorId, limit: PAGE, offset: 0 }}
      rows="viewer.project.traffic.report.errorDetail.instances"
      columns={columns}
    />
  );
}
