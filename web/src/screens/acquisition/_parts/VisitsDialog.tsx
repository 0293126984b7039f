import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TracedVisitsQuery } from "#web/__generated__/TracedVisitsQuery.graphql.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import { reportVariables } from "#web/reports/url/reportVariables.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { t } from "#web/texts/t.ts";
import { translate } from "#web/texts/catalogue.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { readTrail } from "../_lib/acquisitionChoices.ts";
import type { Rule } from "./RuleList.tsx";
import { TracedVisits, tracedVisitsQuery } from "./TracedVisits.tsx";

interface Props {
  projectId: string;
  rule: Rule;
  onClose: () => void;
}

const HEIGHT = 320;

/** The newest sessions matched by a rule, each with its parameters. */
export function VisitsDialog({ projectId, rule, onClose }: Props) {
  const [queryRef, load] = useQueryLoader<TracedVisitsQuery>(tracedVisitsQuery);
  const [search] = useSearchParams();
  useEffect(() => {
    const { range, filters, goal } = reportVariables(readReportState(search), null, true);
    load({ project: projectId, range, filters, goal, within: readTrail(search).within, rule: rule.rule });
  }, [load, projectId, search, rule]);
  const waiting = <Skeleton shape="table" count={5} />;
  return (
    <Dialog
      title={t("{channel}: rule {number}", {
        channel: channelName(rule.channel),
        number: Number.parseInt(rule.rule, 10),
      })}
      description={translate(rule.when)}
      width={760}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>{queryRef ? <TracedVisits queryRef={queryRef} /> : waiting}</Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
