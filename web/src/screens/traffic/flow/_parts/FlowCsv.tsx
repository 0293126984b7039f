/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/FlowCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query FlowCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $goal: String
    $start: FlowStopInput
    $end: FlowStopInput
    $through: [FlowStopInput!]
    $exclude: [FlowStopInput!]
    $steps: Int
    $grouping: [String!]
    $events: Boolean
  ) {
    viewer {
      project(id: $project) {
        traffic {
          report(range: $range, filters: $filters, goal: $goal) {
            flow(
              start: $start
              end: $end
              through: $through
              exclude: $exclude
              steps: $steps
              grouping: $grouping
              events: $events
            ) {
              nodes {
                column
                kind
                name
                sessions
                dropped
                converted
              }
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("Step, from 0"), value: "column" },
  { title: t("Kind"), value: "kind" },
  { title: t("Page or event"), value: "name" },
  { title: t("Sessions"), value: "sessions" },
  { title: t("Drop-off"), value: "dropped" },
  { title: t("Conversions"), value: "converted" },
];

/** Every stop of the flow; one without a name is the rest of its step. */
export function FlowCsv({ range }: { range: CsvRange }) {
  const {
    project,
    range: asked,
    filters,
    goal,
    start,
    end,
    through,
    exclude,
    steps,
    grouping,
    events,
  } = useScreenVariables();
  return (
    <WholeCsvButton
      view="behavior-flow"
      range={range}
      query={query}
      variables={{ project, range: asked, filters, goal, start, end, through, exclude, steps, grouping, events }}
      rows="viewer.project.traffic.report.flow.nodes"
      columns={columns}
    />
  );
}
