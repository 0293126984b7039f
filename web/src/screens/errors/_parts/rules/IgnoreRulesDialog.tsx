import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { IgnoreRulesQuery } from "#web/__generated__/IgnoreRulesQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { IgnoreRules, ignoreRulesQuery } from "./IgnoreRules.tsx";

interface Props {
  projectId: string;
  canWrite: boolean;
  /** initial words, from the message of the current error */
  words?: string;
  onClose: () => void;
}

const HEIGHT = 200;

/** The rules for errors to ignore. */
export function IgnoreRulesDialog({ projectId, canWrite, words = "", onClose }: Props) {
  const [queryRef, load] = useQueryLoader<IgnoreRulesQuery>(ignoreRulesQuery);
  const ask = () => load({ project: projectId }, { fetchPolicy: "store-and-network" });
  useEffect(() => load({ project: projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Dialog
      title={t("Ignored errors")}
      description={t("Matching errors are excluded from all reports, including past data.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={560}
      footer={<Button onPress={onClose}>{t("Done")}</Button>}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>
          {queryRef ? (
            <IgnoreRules queryRef={queryRef} projectId={projectId} canWrite={canWrite} words={words} onChanged={ask} />
          ) : (
            waiting
          )}
        </Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
