import { Suspense, useEffect } from "react";
import { graphql, useQueryLoader } from "react-relay";
import type { ShareDialogQuery } from "#web/__generated__/ShareDialogQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { ShareDialogContent } from "./ShareDialogContent.tsx";
import { moduleWords, type SharedModule } from "./moduleWords.ts";

interface Props {
  /** global id */
  projectId: string;
  module: SharedModule;
  /** the one thing to share; without it the whole module */
  itemId?: string;
  onClose: () => void;
}

const HEIGHT = 320;

const query = graphql`
  query ShareDialogQuery($project: ID!, $module: ShareModule!) {
    viewer {
      project(id: $project) {
        ...ShareDialogContent_project
      }
    }
  }
`;

/** Makes links of a screen for people without an account, and shows the links there are. */
export function ShareDialog({ projectId, module, itemId, onClose }: Props) {
  const [queryRef, load] = useQueryLoader<ShareDialogQuery>(query);
  useEffect(
    () => load({ project: projectId, module }, { fetchPolicy: "store-and-network" }),
    [load, projectId, module],
  );
  return (
    <Dialog
      title={`Share ${moduleWords[module]}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={620}
      footer={<Button onPress={onClose}>Done</Button>}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
          {queryRef ? (
            <ShareDialogContent
              query={query}
              queryRef={queryRef}
              module={module}
              {...(itemId === undefined ? {} : { itemId })}
            />
          ) : (
            <Skeleton shape="block" height={HEIGHT} />
          )}
        </Suspense>
      </PanelBoundary>
    </Dialog>
  );
}
