import { graphql, useFragment } from "react-relay";
import type { AroundPanel_report$key } from "#web/__generated__/AroundPanel_report.graphql.ts";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { useFlowState } from "../_lib/useFlowState.ts";
import { AroundPicture } from "./AroundPicture.tsx";
import { AroundTable } from "./AroundTable.tsx";
import { PictureOrTable } from "#web/reports/PictureOrTable.tsx";

const HEIGHT = 420;

/** One page or event in the middle: the steps directly before and after it. */
export function AroundPanel({ report }: { report: AroundPanel_report$key }) {
  const [{ around }] = useFlowState();
  return (
    <PictureOrTable
      title={t("Before and after {name}", { name: around?.name ?? "" })}
      definition={t(
        "Counts every occurrence in a session. The same page twice in a row counts once. “Returned” means the session had been there before.",
      )}
      height={HEIGHT}
    >
      {(isTable) => <Content report={report} isTable={isTable} />}
    </PictureOrTable>
  );
}

function Content({ report, isTable }: { report: AroundPanel_report$key; isTable: boolean }) {
  const { flowAround } = useFragment(
    graphql`
      fragment AroundPanel_report on TrafficReport @throwOnFieldError {
        flowAround(stop: $around, exclude: $exclude, grouping: $grouping, events: $events) {
          times
          ...AroundPicture_around
          ...AroundTable_around
        }
      }
    `,
    report,
  );
  if (!flowAround) return null;
  if (flowAround.times === 0) {
    return (
      <EmptyState title={t("No sessions reached this step")} minHeight={HEIGHT}>
        {t("Choose a longer range or another page, or remove a filter.")}
      </EmptyState>
    );
  }
  return isTable ? <AroundTable around={flowAround} /> : <AroundPicture around={flowAround} />;
}
