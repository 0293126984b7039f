import { useTheme } from "@emotion/react";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FlowPicture_flow$key } from "#web/__generated__/FlowPicture_flow.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Sankey } from "#web/ui/charts/sankey/Sankey.tsx";
import { compactNumber, exactNumber } from "#web/ui/format/compactNumber.ts";
import { percent } from "#web/ui/format/percent.ts";
import { conversionColor } from "../_lib/conversionColor.ts";
import { nodeName } from "../_lib/nodeName.ts";
import { useFlowState } from "../_lib/useFlowState.ts";
import { FlowLegend } from "./FlowLegend.tsx";
import { NodeMenu } from "./NodeMenu.tsx";

const HEIGHT = 500;

/** The flow's Sankey diagram. Each node opens a menu of actions. */
export function FlowPicture({ flow }: { flow: FlowPicture_flow$key }) {
  const { sessions, columns, nodes, links, goal } = useFragment(
    graphql`
      fragment FlowPicture_flow on BehaviorFlow {
        sessions
        columns
        nodes {
          column
          kind
          name
          title
          sessions
          dropped
          converted
        }
        links {
          from
          to
          sessions
        }
        goal {
          name
        }
      }
    `,
    flow,
  );
  const theme = useTheme();
  const [{ end }] = useFlowState();
  const drawn = useMemo(() => {
    const anchor = nodes.filter(({ column }) => column === (end ? columns - 1 : 0));
    const overall = anchor.reduce((sum, { converted }) => sum + converted, 0) / Math.max(1, sessions);
    return nodes.map((node) => {
      const { kind, name: label, title } = node;
      const name = nodeName({ kind, name: label, title });
      const share = node.converted / node.sessions;
      const details = [
        phrase("{count, plural, one {# session} other {# sessions}}", { count: node.sessions }),
        node.dropped > 0 && t("{share} dropped off", { share: percent(node.dropped / node.sessions, 0) }),
        goal && t("{share} reach the goal from here", { share: percent(share) }),
      ];

      return {
        id: `${node.column} ${node.kind ?? ""} ${node.name}`,
        column: node.column,
        value: node.sessions,
        dropped: node.dropped,
        name,
        detail: goal ? `${compactNumber(node.sessions)} · ${percent(share)}` : compactNumber(node.sessions),
        rest: details.filter(Boolean).join(", "),
        color: goal ? conversionColor(theme, share, overall) : node.kind ? undefined : theme.color.muted,
        ...((kind === "PAGE" || kind === "EVENT") && {
          menu: (trigger: React.ReactElement) => <NodeMenu stop={{ kind, name: node.name }} trigger={trigger} />,
        }),
      };
    });
  }, [nodes, columns, end, sessions, goal, theme]);
  const ribbons = useMemo(
    () =>
      links.map((link) => ({
        from: link.from,
        to: link.to,
        value: link.sessions,
        title: `${drawn[link.from]?.name} → ${drawn[link.to]?.name}: ${exactNumber(link.sessions)}`,
      })),
    [links, drawn],
  );
  const heads = Array.from({ length: columns }, (_, column) => {
    const ofColumn = nodes.filter((node) => node.column === column);
    const all = ofColumn.reduce((sum, node) => sum + node.sessions, 0);
    const dropped = ofColumn.reduce((sum, node) => sum + node.dropped, 0);
    const count = compactNumber(all);
    return {
      title: t("Step {step}", { step: column + 1 }),
      exact: phrase("{count, plural, one {# session} other {# sessions}}", { count: all }),
      detail:
        all === 0 ? "" : end ? count : t("{count}, {share} drop off", { count, share: percent(dropped / all, 0) }),
    };
  });
  return (
    <>
      <Sankey
        label={t("Visitor paths")}
        nodes={drawn}
        links={ribbons}
        columns={columns}
        heads={heads}
        height={HEIGHT}
      />
      <FlowLegend goal={goal?.name} />
    </>
  );
}
