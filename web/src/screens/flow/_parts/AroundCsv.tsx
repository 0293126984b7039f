/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/AroundCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { ExportCsvButton, type CsvRange } from "#web/reports/tables/ExportCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query AroundCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $around: FlowStopInput!
    $exclude: [FlowStopInput!]
    $grouping: [String!]
    $events: Boolean
  ) {
    viewer {
      project(id: $project) {
        traffic(range: $range, filters: $filters, goal: $goal) {
          flowAround(stop: $around, exclude: $exclude, grouping: $grouping, events: $events) {
            before {
              kind
              name
              times
            }
            after {
              kind
              name
              times
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Kind"), value: "kind" },
  { title: t("Page or event"), value: "name" },
  { title: t("Times"), value: "times" },
];

/** Every neighbour on one side; one without a name is the rest. */
export function AroundCsv({ side, range }: { side: "before" | "after"; range: CsvRange }) {
  const { project, range: requested, filters, goal, around, exclude, grouping, events } = useScreenVariables();
  return (
    <ExportCsvButton
      label={side === "before" ? t("Download CSV of what came before") : t("Download CSV of what came after")}
      view={`behavior-flow-${side}`}
      range={range}
      query={query}
      variables={{ project, range: requested, filters, goal, around, exclude, grouping, events }}
      rows={`viewer.project.traffic.flowAround.${side}`}
      columns={columns}
    />
  );
}
