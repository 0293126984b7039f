import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CellVisitorsQuery } from "#web/__generated__/CellVisitorsQuery.graphql.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import { reportVariables } from "#web/reports/url/reportVariables.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { ScreenQuery } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { readAct, readPeriod } from "../_lib/retentionChoices.ts";
import { CellVisitors, cellVisitorsQuery } from "./CellVisitors.tsx";

export interface OpenCell {
  /** first day of the cohort */
  cohort: string;
  name: string;
  offset: number;
  column: string;
}

interface Props {
  projectId: string;
  cell: OpenCell;
  onClose: () => void;
}

const HEIGHT = 320;

/** The visitors of a cell. */
export function CellVisitorsDialog({ projectId, cell, onClose }: Props) {
  const [queryRef, load] = useQueryLoader<CellVisitorsQuery>(cellVisitorsQuery);
  const [search] = useSearchParams();
  const { cohort, offset } = cell;
  useEffect(() => {
    const state = readReportState(search);
    const { range, filters } = reportVariables(state, null, true);
    load({
      project: projectId,
      range,
      filters,
      period: readPeriod(search, state.range),
      start: readAct(search, "start"),
      return: readAct(search, "return"),
      cohort,
      offset,
    });
  }, [load, projectId, search, cohort, offset]);
  const waiting = <Skeleton shape="table" count={5} />;
  return (
    <Dialog
      title={t("{cohort}: {column}", { cohort: cell.name, column: cell.column })}
      description={t("Visitors who returned in this period and what they did")}
      width={760}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>
          {queryRef ? (
            <ScreenQuery value={queryRef}>
              <CellVisitors queryRef={queryRef} />
            </ScreenQuery>
          ) : (
            waiting
          )}
        </Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
