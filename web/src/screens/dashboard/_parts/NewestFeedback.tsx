import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { NewestFeedbackListQuery } from "#web/__generated__/NewestFeedbackListQuery.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { NewestFeedbackList, newestFeedbackListQuery } from "./NewestFeedbackList.tsx";

const HEIGHT = 120;
const PATH = "/report/feedback-comments";

/** The latest visitor comments, fetched when the card is near the viewport, so that they don't delay the first panels. */
export function NewestFeedback({ projectId }: { projectId: string }) {
  const [queryRef, load] = useQueryLoader<NewestFeedbackListQuery>(newestFeedbackListQuery);
  const hasRoute = useHasRoute();
  useEffect(() => load({ project: projectId }, { fetchPolicy: "store-and-network" }), [load, projectId]);
  return (
    <Card title={t("Latest feedback")} actions={hasRoute(PATH) && <TextLink href={PATH}>{t("All comments")}</TextLink>}>
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {queryRef ? <NewestFeedbackList queryRef={queryRef} /> : <Skeleton shape="block" height={HEIGHT} />}
        </div>
      </PanelBoundary>
    </Card>
  );
}
