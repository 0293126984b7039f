import { Suspense, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { ShareDialogContentQuery } from "#web/__generated__/ShareDialogContentQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { ShareDialogContent, shareDialogQuery } from "./ShareDialogContent.tsx";
import { moduleLabel } from "./moduleLabels.ts";
import type { SharedItem } from "./NewShareLink.tsx";

interface Props extends SharedItem {
  /** global id */
  projectId: string;
  onClose: () => void;
}

const HEIGHT = 320;

/** Creates share links of a screen for guests without an account, and lists the existing links. */
export function ShareDialog({ projectId, onClose, ...item }: Props) {
  const { module, itemId } = item;
  const [queryRef, load] = useQueryLoader<ShareDialogContentQuery>(shareDialogQuery);
  useEffect(
    () => load({ project: projectId, module, itemId: itemId ?? null }, { fetchPolicy: "store-and-network" }),
    [load, projectId, module, itemId],
  );
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Dialog
      title={t("Share {module}", { module: moduleLabel(module) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={620}
      footer={<Button onPress={onClose}>{t("Done")}</Button>}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>
          {queryRef ? <ShareDialogContent queryRef={queryRef} item={item} /> : waiting}
        </Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
