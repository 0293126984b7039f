import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useQueryLoader } from "react-relay";
import type { RecommendationsListQuery } from "#web/__generated__/RecommendationsListQuery.graphql.ts";
import { causeOf } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { RecommendationsList, recommendationsListQuery } from "./RecommendationsList.tsx";

interface Props {
  projectId: string;
  onClose: () => void;
}

const HEIGHT = 240;

/** The rules' recommendations from the project's traffic, fetched when opened. */
export function RecommendationsDialog({ projectId, onClose }: Props) {
  const [queryRef, load] = useQueryLoader<RecommendationsListQuery>(recommendationsListQuery);
  useEffect(() => load({ project: projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Dialog
      title={t("Smart recommendations")}
      description={t("Based on traffic from the last 28 days.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={560}
    >
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => (
          <Banner
            tone="danger"
            isLasting
            actions={
              <Button
                size="small"
                onPress={() => {
                  load({ project: projectId }, { fetchPolicy: "network-only" });
                  resetErrorBoundary();
                }}
              >
                {t("Retry")}
              </Button>
            }
          >
            {causeOf(error).message}
          </Banner>
        )}
      >
        <Suspense fallback={waiting}>
          {queryRef ? <RecommendationsList queryRef={queryRef} onLeave={onClose} /> : waiting}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
