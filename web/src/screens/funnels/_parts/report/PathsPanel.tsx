import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { PathsPanel_report$key } from "#web/__generated__/PathsPanel_report.graphql.ts";
import type { useFunnelSteps_funnel$key } from "#web/__generated__/useFunnelSteps_funnel.graphql.ts";
import { PictureOrTable } from "#web/reports/PictureOrTable.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { readPaths } from "../../_lib/readPaths.ts";
import { useFunnelSteps } from "../../_lib/useFunnelSteps.ts";
import { PathsPicture } from "./PathsPicture.tsx";
import { PathsTable } from "./PathsTable.tsx";

const HEIGHT = 428;

interface Props {
  report: PathsPanel_report$key;
  funnel: useFunnelSteps_funnel$key;
}

/** The ways from step to step, with the exits beside them. */
export function PathsPanel(props: Props) {
  const { isAny } = useFunnelSteps(props.funnel);
  // steps in any order have no ways from one to the next
  if (isAny) return null;
  return (
    <PictureOrTable
      title={t("Paths between the steps")}
      param="paths"
      definition={t(
        "What happened first after each step, and where it led. Thickness shows the number of visitors or sessions. Red shows those who left the website, or who did not reach the next step from there.",
      )}
      height={HEIGHT}
      saveAs="funnel-paths"
    >
      {(isTable) => <Paths {...props} isTable={isTable} />}
    </PictureOrTable>
  );
}

function Paths({ report, funnel, isTable }: Props & { isTable: boolean }) {
  const { flow } = useFragment(
    graphql`
      fragment PathsPanel_report on FunnelReport @throwOnFieldError {
        flow {
          ...readPaths_flow
        }
      }
    `,
    report,
  );
  const { nameOf } = useFunnelSteps(funnel);
  // the picture's layout is computed from them
  const paths = useMemo(() => flow && readPaths(flow), [flow]);
  if (!paths) return null;
  if (paths.nodes.length === 0) {
    return <EmptyState title={t("Nobody reached the first step in this range")} minHeight={HEIGHT} />;
  }
  return isTable ? <PathsTable paths={paths} nameOf={nameOf} /> : <PathsPicture paths={paths} nameOf={nameOf} />;
}
