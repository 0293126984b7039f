/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/AroundCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
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
        traffic {
          report(range: $range, filters: $filters, goal: $goal) {
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
  }
`;

const columns = [
  { title: t("Kind"), value: "kind" },
  { title: t("Page or event"), value: "name" },
  { title: t("Times"), value: "times" },
];

/** Every neighbour on one side; one without a name is the rest. */
export function AroundCsv({ side, range }: { side: "before" | "after"; range: CsvRange }) {
  const { project, range: asked, filters, goal, around, exclude, grouping, events } = useScreenVariables();
  return (
    <WholeCsvButton
      label={side === "before" ? t("Download CSV of what came before") : t("Download CSV of what came after")}
      view={`behavior-flow-${side}`}
      range={range}
      query={query}
      variables={{ project, range: asked, filters, goal, around, exclude, grouping, events }}
      rows={`viewer.project.traffic.report.flowAround.${side}`}
      columns={columns}
    />
  );
}
