import type { FlowPanel_report$key } from "#web/__generated__/FlowPanel_report.graphql.ts";
import { useFlowState } from "../_lib/useFlowState.ts";
import { versusSides } from "../_lib/versus.ts";
import { FlowPanel } from "./FlowPanel.tsx";

interface Props {
  left: FlowPanel_report$key;
  right: FlowPanel_report$key;
}

/** The same flow for two kinds of sessions, side by side, stacked on narrow screens. */
export function ComparedFlows({ left, right }: Props) {
  const [{ versus }] = useFlowState();
  const [one, other] = versusSides[versus];
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(480px, 100%), 1fr))",
        minWidth: 0,
      })}
    >
      {one && <FlowPanel report={left} name="left" title={one.title} />}
      {other && <FlowPanel report={right} name="right" title={other.title} />}
    </div>
  );
}
