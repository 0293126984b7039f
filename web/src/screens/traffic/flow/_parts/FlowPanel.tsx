import { graphql, useFragment } from "react-relay";
import type { FlowPanel_report$key } from "#web/__generated__/FlowPanel_report.graphql.ts";
import { useSearchChoice } from "#web/filters/useSearchChoice.ts";
import { Panel } from "#web/screens/_parts/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { FlowPicture } from "./FlowPicture.tsx";
import { FlowTable } from "./FlowTable.tsx";

const views = ["picture", "table"] as const;
const labels = { picture: t("Picture"), table: t("Table") };
const HEIGHT = 560;

/** The flow as a picture or as a table. */
export function FlowPanel({
  report,
  title = t("Ways through the site"),
}: {
  report: FlowPanel_report$key;
  title?: string;
}) {
  const [view, choose] = useSearchChoice("view", views, "picture");
  return (
    <Panel
      title={title}
      definition={t(
        "The thickness is the number of sessions. The same page twice in a row is one step. Red shows sessions that went no further. With a goal, the colour shows how many reach it from there on: green more than usual, red fewer.",
      )}
      flush={view === "table"}
      height={HEIGHT}
      actions={
        <SegmentedControl
          label={t("View")}
          segments={views.map((id) => ({ id, label: labels[id] }))}
          selected={view}
          onSelect={choose}
        />
      }
    >
      <Content report={report} isTable={view === "table"} />
    </Panel>
  );
}

function Content({ report, isTable }: { report: FlowPanel_report$key; isTable: boolean }) {
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
      <EmptyState title={t("No session went this way")} minHeight={HEIGHT}>
        {t("Choose a longer range or another step, or take away what narrows the flow.")}
      </EmptyState>
    );
  }
  return isTable ? <FlowTable flow={flow} /> : <FlowPicture flow={flow} />;
}
