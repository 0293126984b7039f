import { graphql, useFragment } from "react-relay";
import type { FlowPanel_report$key } from "#web/__generated__/FlowPanel_report.graphql.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { FlowPicture } from "./FlowPicture.tsx";
import { FlowTable, type FlowName } from "./FlowTable.tsx";
import { PictureOrTable } from "#web/reports/PictureOrTable.tsx";

const HEIGHT = 560;

interface Props {
  report: FlowPanel_report$key;
  name?: FlowName;
  title?: string;
}

/** The flow as a diagram or as a table. */
export function FlowPanel({ report, name = "report", title = t("Visitor paths") }: Props) {
  return (
    <PictureOrTable
      title={title}
      definition={t(
        "Thickness shows the number of sessions. The same page twice in a row is one step. Red shows sessions that dropped off. With a goal, color shows how many sessions reach it from there: green more than usual, red fewer.",
      )}
      height={HEIGHT}
      saveAs="behavior-flow"
      isWide
    >
      {(isTable) => <Content report={report} name={name} isTable={isTable} />}
    </PictureOrTable>
  );
}

interface ContentProps {
  report: FlowPanel_report$key;
  name: FlowName;
  isTable: boolean;
}

function Content({ report, name, isTable }: ContentProps) {
  const { flow } = useFragment(
    graphql`
      fragment FlowPanel_report on TrafficReport
      @argumentDefinitions(converted: { type: "Boolean" })
      @throwOnFieldError {
        flow(
          start: $start
          end: $end
          through: $through
          exclude: $exclude
          steps: $steps
          grouping: $grouping
          events: $events
          converted: $converted
        ) {
          sessions
          ...FlowPicture_flow
          ...FlowTable_flow
        }
      }
    `,
    report,
  );
  if (!flow) return null;
  if (flow.sessions === 0) {
    return (
      <EmptyState title={t("No sessions took this path")} minHeight={HEIGHT}>
        {t("Choose a longer range or another step, or remove a filter.")}
      </EmptyState>
    );
  }
  return isTable ? <FlowTable flow={flow} report={name} /> : <FlowPicture flow={flow} />;
}
