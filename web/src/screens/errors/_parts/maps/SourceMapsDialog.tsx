import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { SourceMapsQuery } from "#web/__generated__/SourceMapsQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { SourceMaps, sourceMapsQuery } from "./SourceMaps.tsx";

interface Props {
  projectId: string;
  canWrite: boolean;
  onClose: () => void;
}

const HEIGHT = 260;

/** The source maps used to resolve stacks. */
export function SourceMapsDialog({ projectId, canWrite, onClose }: Props) {
  const [queryRef, load] = useQueryLoader<SourceMapsQuery>(sourceMapsQuery);
  const revalidator = useRevalidator();
  useEffect(() => load({ project: projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  const changed = () => {
    load({ project: projectId }, { fetchPolicy: "store-and-network" });
    void revalidator.revalidate();
  };
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Dialog
      title={t("Source maps")}
      description={t("With a script's source map, its stack traces show your own files and lines.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={600}
      footer={<Button onPress={onClose}>{t("Done")}</Button>}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>
          {queryRef ? (
            <SourceMaps queryRef={queryRef} projectId={projectId} canWrite={canWrite} onChanged={changed} />
          ) : (
            waiting
          )}
        </Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
